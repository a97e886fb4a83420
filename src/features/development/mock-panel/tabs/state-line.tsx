import type { State } from '../control/answers.ts';
import { shortInstant } from '../control/clock.ts';
import * as styles from '../developer.css.ts';

/** Scenario, time and whose state it is, at a glance. */
export function StateLine({ state }: { state: State }) {
  const { scenario, now, session } = state;
  return (
    <p className={styles.stateLine}>
      {scenario} · {shortInstant(now)} · {session === '' ? 'shared state' : 'own state'}
    </p>
  );
}
