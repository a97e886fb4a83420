import type { ReactNode } from 'react';
import type { SessionUser } from '../../../../api/session/stored-session.ts';
import { uploadUrl } from '../../../../api/upload-path.ts';
import { initials } from '../../../../lib/initials.ts';
import * as styles from '../account.css.ts';
import { personName } from '../register/person-name.ts';

interface AccountLabelProps {
  user: SessionUser;
  /** What stands beside the picture; the name, where there is room for it, when left out. */
  children?: ReactNode;
}

/** Who is signed in: their picture or initials, and who that is. */
export function AccountLabel({ user, children }: AccountLabelProps) {
  const name = personName(user);
  return (
    <span className={styles.label}>
      <span className={styles.avatar} data-initials={initials(name)} aria-hidden="true">
        {user.profileImage && (
          <img
            // Another picture is another element: one that could not be loaded hides itself.
            key={user.profileImage}
            className={styles.picture}
            src={uploadUrl(user.profileImage)}
            alt=""
            width={36}
            height={36}
            decoding="async"
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
      </span>
      {children ?? <span className={styles.name}>{name}</span>}
    </span>
  );
}
