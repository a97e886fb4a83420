import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { useOnDemand } from '../../../../ui/loading/on-demand/use-on-demand.ts';
import * as styles from './forgot-password.css.ts';

const loadDialog = () => import('./forgot-password-dialog.tsx');

interface ForgotPasswordProps {
  /** What stands in the field for the username now. */
  username: () => string;
  /** Called with the address whose password is a new one. */
  onReset: (email: string) => void;
}

/** The way to a new password; its dialog loads when somebody asks for it. */
export function ForgotPassword({ username, onReset }: ForgotPasswordProps) {
  const { part, request } = useOnDemand(loadDialog);
  const [opened, setOpened] = useState<{ email: string }>();

  function open() {
    const typed = username().trim();
    setOpened({ email: typed.includes('@') ? typed : '' });
    request();
  }

  return (
    <div className={styles.opener}>
      <button type="button" className={button({ variant: 'text', size: 'small' })} onClick={open}>
        <Trans>Forgot your password?</Trans>
      </button>
      {part && opened && (
        <part.ForgotPasswordDialog
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
