import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import type { Call } from '../control/answers.ts';
import { secondOf } from '../control/clock.ts';
import { callsQuery } from '../control/control-queries.ts';
import { Loaded } from '../loaded.tsx';
import * as styles from '../parts.css.ts';

function toneOf(status: number) {
  if (status >= 500) return 'danger';
  return status >= 400 ? 'warning' : 'positive';
}

function CallRow({ call }: { call: Call }) {
  const { operationId, method, path, status, duration, source, time } = call;
  return (
    <li className={styles.row}>
      <div className={styles.rowTexts}>
        <p className={styles.callTitle}>{operationId ?? 'no operation'}</p>
        <p className={styles.callPath}>
          {method} {path}
        </p>
        <p className={styles.note}>
          {secondOf(time)} · {Math.round(duration)} ms · {source}
        </p>
      </div>
      <Badge tone={toneOf(status)}>{status}</Badge>
    </li>
  );
}

/** The last calls of this state, the newest first, while it is looked at. */
export function CallsTab() {
  const calls = useQuery(callsQuery);
  return (
    <Loaded query={calls}>
      {(all) =>
        all.length === 0 ? (
          <p className={styles.note}>No call yet.</p>
        ) : (
          <ul className={styles.list}>
            {all.map((call) => (
              <CallRow key={call.requestId} call={call} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
