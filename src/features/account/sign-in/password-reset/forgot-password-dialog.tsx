import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { ResetForm } from './reset-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

interface ForgotPasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What was typed where one signs in, when it is an address. */
  email: string;
  /** Called with the address whose password is a new one. */
  onReset: (email: string) => void;
}

/** A new password for who has forgotten theirs: a code by e-mail, then code and password. */
export default function ForgotPasswordDialog(props: ForgotPasswordDialogProps) {
  const { isOpen, onOpenChange, onReset } = props;
  const [email, setEmail] = useState(props.email);
  const [isCodeSent, setCodeSent] = useState(false);
  return (
    <Dialog
      title={<Trans>Forgot your password?</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {isCodeSent ? (
        <ResetForm email={email} onBack={() => setCodeSent(false)} onReset={() => onReset(email)} />
      ) : (
        <ResetRequestForm
          email={email}
          onSent={(address) => {
            setEmail(address);
            setCodeSent(true);
          }}
        />
      )}
    </Dialog>
  );
}
