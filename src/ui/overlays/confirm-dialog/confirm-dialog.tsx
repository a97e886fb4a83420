import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { notifyError } from '../../feedback/toast/notify.ts';
import type { ConfirmDialogProps } from './confirm-question.tsx';

const load = () => import('./confirm-question.tsx');

/** Fetches the dialog before it is asked for: at the first sign of interest. */
export function prepareConfirmDialog(): void {
  load().catch(() => undefined);
}

/**
 * Asks before something is done that cannot be undone. It closes when its owner says so, after
 * `onConfirm` has done its work. The dialog loads when it is first opened.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui();
  const [Question, setQuestion] = useState<ComponentType<ConfirmDialogProps>>();
  const { isOpen, onOpenChange } = props;
  const missing = isOpen && !Question;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    load().then(
      (loaded) => wanted && setQuestion(() => loaded.default),
      (cause) => {
        if (!wanted) return;
        console.error(cause);
        onOpenChange(false);
        void notifyError({
          message: t`Network error occurred. Please check your connection and try again.`,
          retryable: true,
          onRetry: () => onOpenChange(true),
        });
      },
    );
    return () => {
      wanted = false;
    };
  }, [missing]);

  return Question ? <Question {...props} /> : null;
}
