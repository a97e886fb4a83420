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
  /** The address that a code was sent to; undefined before that. */
  sentTo: string | undefined;
  /** Called with that address, and without one by who wants another code. */
  onSentTo: (email: string | undefined) => void;
  /** Called with the address whose password is a new one. */
  onReset: (email: string) => void;
}

/** A new password for who has forgotten theirs: a code by e-mail, then code and password. */
export default function ForgotPasswordDialog(props: ForgotPasswordDialogProps) {
  const { isOpen, onOpenChange, sentTo, onSentTo, onReset } = props;
  const [email, setEmail] = useState(props.email);
  return (
    <Dialog
      title={<Trans>Forgot your password?</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {sentTo === undefined ? (
        <ResetRequestForm email={email} onSent={onSentTo} />
      ) : (
        <ResetForm
          email={sentTo}
          onBack={() => {
            setEmail(sentTo);
            onSentTo(undefined);
          }}
          onReset={() => onReset(sentTo)}
        />
      )}
    </Dialog>
  );
}
