import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, LogOut } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { session } from '../../api/client.ts';
import type { SessionUser } from '../../api/session/stored-session.ts';
import { Popover } from '../../ui/popover/popover.tsx';
import { notifySuccess } from '../../ui/toast/notify.ts';
import * as styles from './account.css.ts';
import { AccountLabel } from './account-label.tsx';
import { personName } from './person-name.ts';

export interface AccountMenuProps {
  user: SessionUser;
  /** Called when the person has signed out here. */
  onSignedOut: () => void;
}

/** Who is signed in, and the way out. A chunk of its own: only who is signed in loads it. */
export default function AccountMenu({ user, onSignedOut }: AccountMenuProps) {
  const { t } = useLingui();
  const name = personName(user);

  function signOut() {
    session.logOut();
    onSignedOut();
    void notifySuccess(t`You are signed out`);
  }

  return (
    <Popover
      label={t`Account`}
      placement="bottom end"
      trigger={
        <Button className={styles.trigger} aria-label={t`Account: ${name}`}>
          <AccountLabel user={user} />
          <ChevronDown className={styles.chevron} aria-hidden="true" size={16} strokeWidth={2} />
        </Button>
      }
    >
      <p className={styles.fullName}>{name}</p>
      {user.email && <p className={styles.email}>{user.email}</p>}
      <Button className={styles.action} onPress={signOut}>
        <LogOut aria-hidden="true" size={20} strokeWidth={1.75} />
        <Trans>Sign out</Trans>
      </Button>
    </Popover>
  );
}
