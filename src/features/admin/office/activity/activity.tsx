import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  adminActivityTypeValues,
  listAdminActivityParameters,
} from '../../../../api/contract/contract.ts';
import type { AdminActivity, AdminActivityType } from '../../../../api/contract/types.ts';
import { adminActivityQuery } from '../../../../api/resources/admin/office.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { hint } from '../office-page.css.ts';
import * as styles from './activity.css.ts';
import { activityWay, activityWords } from './activity-ways.ts';
import { byDay } from './by-day.ts';

/** As many as fill the column. */
const FIRST = 12;
const MOST = listAdminActivityParameters.limit.maximum;

interface ActivityProps {
  /** The day in Istanbul, `YYYY-MM-DD`. */
  today: string;
  /** Only what is of this type. */
  type: AdminActivityType | undefined;
  onType: (type: AdminActivityType | undefined) => void;
}

/** What people did during the last days, the newest first. */
export function Activity({ today, type, onType }: ActivityProps) {
  const { t, i18n } = useLingui();
  const [limit, setLimit] = useState(FIRST);
  const result = useQuery({
    ...adminActivityQuery(type, limit),
    retryOnMount: false,
    // More of the same stands below what is there; another type is another list.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === (type ?? null) ? previous : undefined,
  });
  const mayHaveMore = limit < MOST && (result.data?.length ?? 0) >= limit;
  return (
    <PlainSection
      title={<Trans>The last seven days</Trans>}
      aside={
        <FilterSelect
          look="inline"
          label={t`Show`}
          all={t({ message: 'Everything', context: 'activity' })}
          options={adminActivityTypeValues.map((id) => ({ id, label: i18n._(activityWords[id]) }))}
          value={type}
          onChange={onType}
        />
      }
    >
      <QuerySection result={result} skeleton={<Skeleton height="640px" />}>
        {(activity) =>
          activity.length === 0 ? (
            <p className={hint}>
              <Trans>Nothing of the kind happened in the last seven days.</Trans>
            </p>
          ) : (
            <>
              <Days activity={activity} today={today} />
              {mayHaveMore && (
                <Button
                  variant="secondary"
                  pending={result.isPlaceholderData}
                  onPress={() => setLimit(MOST)}
                >
                  <Trans>Show more</Trans>
                </Button>
              )}
            </>
          )
        }
      </QuerySection>
    </PlainSection>
  );
}

function Days({ activity, today }: { activity: readonly AdminActivity[]; today: string }) {
  const format = useFormat();
  return (
    <div className={styles.days}>
      {byDay(activity).map(({ day, entries }) => (
        <div key={day}>
          <h3 className={styles.day}>
            {day === today ? <Trans>Today</Trans> : format.date(day, 'day')}
          </h3>
          <ul>
            {entries.map((entry) => (
              <Entry key={`${entry.type} ${entry.recordId} ${entry.createdAt}`} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Entry({ entry }: { entry: AdminActivity }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const way = activityWay(entry);
  // The contract says that further types may follow.
  const words: (typeof activityWords)[AdminActivityType] | undefined = activityWords[entry.type];
  const title = words ? i18n._(words) : t`Something else`;
  const text = (
    <>
      <span className={styles.title}>
        {title}
        {entry.subject !== null && `: ${entry.subject}`}
      </span>
      <span className={styles.about}>
        {entry.userName} · <time dateTime={entry.createdAt}>{format.time(entry.createdAt)}</time>
      </span>
    </>
  );
  return (
    <li className={styles.entry}>
      {way ? (
        <Link {...way} className={styles.way}>
          {text}
        </Link>
      ) : (
        <div className={styles.text}>{text}</div>
      )}
    </li>
  );
}
