import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { Popover } from '../../../../ui/overlays/popover/popover.tsx';
import * as styles from '../account.css.ts';
import { personName } from '../register/person-name.ts';
import { AccountLabel } from './account-label.tsx';
import { AccountLinks } from './account-links.tsx';
import { SignOut } from './sign-out.tsx';

interface AccountMenuProps {
  user: SessionUser;
  /** Called when the person has signed out here. */
  onSignedOut: () => void;
  /** What of the person is shown, with their name; as the header shows it when left out. */
  children?: ReactNode;
  placement?: 'bottom end' | 'top start';
}

/** Who is signed in, their own pages, the way out. A chunk of its own: only who is in loads it. */
export default function AccountMenu({
  user,
  onSignedOut,
  children,
  placement = 'bottom end',
}: AccountMenuProps) {
  const { t } = useLingui();
  const name = personName(user);
  return (
    <Popover
      label={t`Account`}
      placement={placement}
      trigger={
        <Button className={styles.trigger} aria-label={children ? undefined : t`Account: ${name}`}>
          {children ?? (
            <>
              <AccountLabel user={user} />
              <ChevronDown
                className={styles.chevron}
                aria-hidden="true"
                size={16}
                strokeWidth={2}
              />
            </>
          )}
        </Button>
      }
    >
      <p className={styles.fullName}>{name}</p>
      {user.email && <p className={styles.email}>{user.email}</p>}
      <nav className={styles.links} aria-label={t`My pages`}>
        <AccountLinks role={user.role} />
      </nav>
      <div className={styles.out}>
        <SignOut onSignedOut={onSignedOut} />
      </div>
    </Popover>
  );
}
