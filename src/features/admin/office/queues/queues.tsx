import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminQueue } from '../../../../api/contract/types.ts';
import { adminQueuesQuery } from '../../../../api/resources/admin/queries.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { timeAgo } from '../../../../i18n/time-ago.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { now } from '../../../../lib/now.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { oldestWay, queueWays } from './queue-ways.tsx';
import * as styles from './queues.css.ts';

/** How much waits in every queue, and since when. */
export function Queues() {
  const result = useQuery({
    ...adminQueuesQuery(),
    retryOnMount: false,
    refetchOnWindowFocus: 'always',
  });
  return (
    <PlainSection title={<Trans>What waits for a decision</Trans>}>
      <QuerySection
        result={result}
        skeleton={
          <div className={styles.place}>
            <Skeleton height="100%" />
          </div>
        }
      >
        {(queues) => (
          <ul className={styles.queues}>
            {queues.map((queue) => (
              <Queue key={queue.queue} queue={queue} />
            ))}
          </ul>
        )}
      </QuerySection>
    </PlainSection>
  );
}

function Queue({ queue }: { queue: AdminQueue }) {
  const format = useFormat();
  const way = queueWays[queue.queue];
  const oldest = oldestWay(queue);
  // A queue that is new to the contract has no page here yet.
  if (!way) return null;
  return (
    <li className={styles.queue}>
      <Link {...way.list} className={styles.list}>
        <span className={queue.count > 0 ? styles.count : styles.nothing}>
          {format.number(queue.count)}
        </span>
        <span className={styles.name}>{way.name}</span>
      </Link>
      {oldest && queue.oldestAt !== null ? (
        <Link {...oldest} className={styles.oldest}>
          <Trans>
            Oldest:{' '}
            <time dateTime={queue.oldestAt}>{timeAgo(format.locale, queue.oldestAt, now())}</time>
          </Trans>
        </Link>
      ) : (
        <span className={styles.empty}>
          <Trans>Nothing waits</Trans>
        </span>
      )}
    </li>
  );
}
