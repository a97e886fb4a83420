import type { SessionUser } from '../../api/session/stored-session.ts';
import { initials } from '../../lib/initials.ts';
import * as styles from './account.css.ts';
import { personName } from './person-name.ts';

/** Who is signed in: initials, and the name where there is room. */
export function AccountLabel({ user }: { user: SessionUser }) {
  const name = personName(user);
  return (
    <span className={styles.label}>
      <span className={styles.avatar} data-initials={initials(name)} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
