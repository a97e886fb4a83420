import { parseDate } from '@internationalized/date';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthOf } from '../../../../lib/calendar-month.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import * as styles from '../availability-calendar.css.ts';
import type { CalendarState } from '../day/calendar-state.ts';
import type { MonthDays } from '../month/use-months.ts';

interface NoEntriesProps {
  state: CalendarState;
  months: readonly MonthDays[];
  nextAvailableDate: string | null;
}

/** Months without a single entry: says so, and leads to the next day that can be booked. */
export function NoEntries({ state, months, nextAvailableDate }: NoEntriesProps) {
  const format = useFormat();
  const target =
    nextAvailableDate !== null && months.every(({ month }) => month !== monthOf(nextAvailableDate))
      ? nextAvailableDate
      : undefined;
  const date = target && format.date(target);
  return (
    <div className={styles.empty} role="status">
      <p>
        <Trans>There is no availability information for these dates.</Trans>
      </p>
      {target && (
        <div className={styles.wayOut}>
          {/* `slot`: it is none of the calendar's own buttons, which turn its pages. */}
          <Button
            slot={null}
            variant="text"
            size="small"
            onPress={() => state.setFocusedDate(parseDate(target))}
          >
            <Trans>Go to {date}</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
