import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { notifyError } from '../../feedback/toast/notify.ts';
import { LazyBoundary } from './lazy-boundary.tsx';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';

interface DialogState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A dialog, drawer or popover that loads when it is first opened; call `preload` at the first sign of
 * interest in what opens it. Should it fail, it is closed again, and a toast offers another try.
 */
export function lazyDialog<Props extends DialogState>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  const Dialog = lazyComponent(load);

  function LazyDialog(props: Props) {
    const { isOpen, onOpenChange } = props;
    const [isRendered, setRendered] = useState(isOpen);
    // Closed, it stays: it may have to fade out.
    if (isOpen && !isRendered) setRendered(true);
    if (!isRendered) return null;
    return (
      <LazyBoundary
        failure={() => (
          <Failure
            onFailed={() => {
              setRendered(false);
              onOpenChange(false);
            }}
            onRetry={() => onOpenChange(true)}
          />
        )}
      >
        <Dialog {...props} />
      </LazyBoundary>
    );
  }
  LazyDialog.preload = Dialog.preload;
  return LazyDialog;
}

/** Says what happened where there is no place for it. */
function Failure({ onFailed, onRetry }: { onFailed: () => void; onRetry: () => void }) {
  const { t } = useLingui();
  const tell = useEffectEvent(() => {
    onFailed();
    void notifyError({
      message: t`Network error occurred. Please check your connection and try again.`,
      retryable: true,
      onRetry,
    });
  });
  useEffect(() => tell(), []);
  return null;
}
