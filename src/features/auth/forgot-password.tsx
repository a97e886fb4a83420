import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { notifyError } from '../../ui/toast/notify.ts';
import * as styles from './forgot-password.css.ts';
import type { ForgotPasswordDialogProps } from './forgot-password-dialog.tsx';

const load = () => import('./forgot-password-dialog.tsx');

interface ForgotPasswordProps {
  /** What stands in the field for the username now. */
  username: () => string;
  /** Called with the address whose password is a new one. */
  onReset: (email: string) => void;
}

/** The way to a new password; its dialog loads when somebody asks for it. */
export function ForgotPassword({ username, onReset }: ForgotPasswordProps) {
  const { t } = useLingui();
  const [Dialog, setDialog] = useState<ComponentType<ForgotPasswordDialogProps>>();
  const [opened, setOpened] = useState<{ email: string }>();

  function open() {
    load().then(
      (loaded) => {
        setDialog(() => loaded.default);
        const typed = username().trim();
        setOpened({ email: typed.includes('@') ? typed : '' });
      },
      () => {
        void notifyError({
          message: t`Network error occurred. Please check your connection and try again.`,
          retryable: true,
          onRetry: open,
        });
      },
    );
  }

  return (
    <div className={styles.opener}>
      <button type="button" className={button({ variant: 'text', size: 'small' })} onClick={open}>
        <Trans>Forgot your password?</Trans>
      </button>
      {Dialog && opened && (
        <Dialog
          isOpen
          onOpenChange={() => setOpened(undefined)}
          email={opened.email}
          onReset={(email) => {
            setOpened(undefined);
            onReset(email);
          }}
        />
      )}
    </div>
  );
}
