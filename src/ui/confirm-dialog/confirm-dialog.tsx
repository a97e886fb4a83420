import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { notifyError } from '../toast/notify.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called with `false` when the person turns back: the button, Escape. Never while pending. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question: 'Cancel this booking?' */
  title: ReactNode;
  /** What happens then. Fields belong here too, such as a reason. */
  children?: ReactNode;
  /** The act itself, never 'OK': 'Cancel the booking'. */
  confirmLabel: ReactNode;
  /** How to turn back; 'Go back' when left out. */
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  /** The act is under way: nothing closes, nothing is pressed twice. */
  pending?: boolean;
  /** What is gone cannot be had back. */
  danger?: boolean;
  /** Why the act failed, above the buttons: a `<Notice tone="danger">`. */
  error?: ReactNode;
}

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
