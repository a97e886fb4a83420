import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import * as styles from './toast.css.ts';
import { ToastProgress } from './toast-progress.tsx';
import { toastQueue } from './toast-queue.ts';

/** The landmark with the toast, reached with F6; its time stands still under the pointer or focus. */
export default function ToastRegion() {
  const { t } = useLingui();
  return (
    <AriaToastRegion queue={toastQueue} className={styles.region}>
      {({ toast }) => {
        const { kind, title, message, progress, onRetry, retry } = toast.content;
        const failed = kind === 'error';
        return (
          <Toast toast={toast} className={failed ? styles.errorToast : styles.toast}>
            {failed && <TriangleAlert className={styles.errorIcon} aria-hidden="true" size={20} />}
            {kind === 'success' && (
              <CircleCheck className={styles.icon} aria-hidden="true" size={20} />
            )}
            <ToastContent className={styles.texts}>
              {failed ? (
                <>
                  <Text slot="title" className={styles.title}>
                    {title ?? <Trans>Error</Trans>}
                  </Text>
                  <Text slot="description">{message}</Text>
                </>
              ) : progress ? (
                <Text slot="title" elementType="div">
                  <ToastProgress message={message} progress={progress} />
                </Text>
              ) : (
                <Text slot="title">{message}</Text>
              )}
            </ToastContent>
            {onRetry && (
              <Button
                className={styles.action}
                onPress={() => {
                  toastQueue.close(toast.key);
                  onRetry();
                }}
              >
                {retry ?? <Trans>Try again</Trans>}
              </Button>
            )}
            <Button slot="close" className={styles.close} aria-label={t`Close`}>
              <X aria-hidden="true" size={18} />
            </Button>
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
}
