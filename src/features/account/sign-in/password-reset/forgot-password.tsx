import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import * as styles from './forgot-password.css.ts';

const ForgotPasswordDialog = lazyDialog(() => import('./forgot-password-dialog.tsx'));

interface ForgotPasswordProps {
  /** What stands in the field for the username now. */
  username: () => string;
  /** Called with the address whose password is a new one. */
  onReset: (email: string) => void;
}

/** The way to a new password; its dialog loads when somebody asks for it. */
export function ForgotPassword({ username, onReset }: ForgotPasswordProps) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  // The code is read in another app: who comes back goes on where the dialog was left.
  const [sentTo, setSentTo] = useState<string>();

  function open() {
    const typed = username().trim();
    const address = typed.includes('@') ? typed : '';
    // Somebody else's address begins anew.
    if (address !== email) setSentTo(undefined);
    setEmail(address);
    setOpen(true);
  }

  return (
    <div className={styles.opener}>
      <button type="button" className={button({ variant: 'text', size: 'small' })} onClick={open}>
        <Trans>Forgot your password?</Trans>
      </button>
      {isOpen && (
        <ForgotPasswordDialog
          isOpen
          onOpenChange={setOpen}
          email={email}
          sentTo={sentTo}
          onSentTo={setSentTo}
          onReset={(address) => {
            setOpen(false);
            setSentTo(undefined);
            onReset(address);
          }}
        />
      )}
    </div>
  );
}
