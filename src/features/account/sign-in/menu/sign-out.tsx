import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { leaveAccount } from '../../../../domain/person/leave-account.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import * as styles from '../account.css.ts';

interface SignOutProps {
  /** Called when the person has signed out here. */
  onSignedOut?: () => void;
}

/** The way out. */
export function SignOut({ onSignedOut }: SignOutProps) {
  const { t } = useLingui();

  function signOut() {
    leaveAccount();
    onSignedOut?.();
    void notifySuccess(t`You are signed out`);
  }

  return (
    <Button className={styles.action} onPress={signOut}>
      <LogOut aria-hidden="true" size={20} strokeWidth={1.75} />
      <Trans>Sign out</Trans>
    </Button>
  );
}
