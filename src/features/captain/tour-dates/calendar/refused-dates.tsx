import { Trans, useLingui } from '@lingui/react/macro';
import type { TourDatePlanEntry } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import * as styles from './add-dates.css.ts';

interface RefusedDatesProps {
  added: number;
  /** The dates that the tour did not take. */
  refused: readonly TourDatePlanEntry[];
}

/** What of a batch was not added, date by date, and why. */
export function RefusedDates({ added, refused }: RefusedDatesProps) {
  const { t } = useLingui();
  const format = useFormat();

  function why({ outcome, startDate, overlapsWith }: TourDatePlanEntry): string {
    if (outcome === 'PAST') return t`has begun already`;
    if (outcome === 'TOO_MANY') return t`the tour has no room for more dates`;
    if (overlapsWith === null || overlapsWith === startDate) return t`exists already`;
    return t`overlaps ${format.time(overlapsWith)}`;
  }

  return (
    <Notice
      tone="warning"
      role="alert"
      title={
        <Trans>
          Added: {added}; not added: {refused.length}
        </Trans>
      }
    >
      <ul className={styles.refused}>
        {refused.map((entry) => (
          <li key={entry.startDate}>
            {format.date(entry.startDate, 'full')} {format.time(entry.startDate)}: {why(entry)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
