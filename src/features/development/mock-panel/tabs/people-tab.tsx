import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { session } from '../../../../api/client.ts';
import { logIn } from '../../../../api/resources/auth/mutations.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import type { Person } from '../control/answers.ts';
import { peopleQuery } from '../control/control-queries.ts';
import { Loaded } from '../loaded.tsx';
import * as styles from '../parts.css.ts';
import { useActions } from './actions.tsx';

/** Who can be signed in as, and what is special about them. */
export function PeopleTab() {
  const { act, busy } = useActions();
  const signedIn = useSession();
  const people = useQuery(peopleQuery);

  function signIn({ username, password, fullName }: Person) {
    act({
      run: () => logIn({ username, password }),
      done: `Signed in as ${fullName}.`,
      changesApp: true,
    });
  }
  function signOut() {
    act({ run: async () => session.logOut(), done: 'Signed out.', changesApp: true });
  }

  return (
    <Loaded query={people}>
      {(all) => (
        <ul className={styles.list}>
          {all.map((person) => {
            const { username, fullName, role, summary } = person;
            const isIn = signedIn?.username === username;
            return (
              <li key={username} className={styles.row}>
                <div className={styles.rowTexts}>
                  <p className={styles.rowTitle}>
                    {isIn && <Check className={styles.check} aria-hidden="true" size={18} />}
                    {fullName} <Badge>{role}</Badge>
                  </p>
                  <p className={styles.note}>{summary.en}</p>
                </div>
                <Button
                  variant={isIn ? 'text' : 'secondary'}
                  size="small"
                  disabled={busy}
                  aria-label={isIn ? `Sign out ${fullName}` : `Sign in as ${fullName}`}
                  onPress={() => (isIn ? signOut() : signIn(person))}
                >
                  {isIn ? 'Sign out' : 'Sign in'}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}
