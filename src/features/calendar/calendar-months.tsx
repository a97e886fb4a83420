import type { CalendarDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CalendarHeading, type CalendarRenderProps } from 'react-aria-components/Calendar';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import * as styles from './availability-calendar.css.ts';
import { CalendarFailure } from './calendar-failure.tsx';
import type { DayFacts } from './day-state.ts';
import { Legend } from './legend.tsx';
import { daysOfMonth, monthOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { NothingKnown } from './nothing-known.tsx';
import { ThousandsNote } from './thousands-note.tsx';
import { useDayWords } from './use-day-words.ts';
import type { MonthDays } from './use-months.ts';

interface CalendarMonthsProps {
  state: CalendarRenderProps['state'];
  /** The visible months, as far as they are known. */
  months: readonly MonthDays[];
  /** Of a day, `YYYY-MM-DD`; undefined while it is not known. */
  factsOf: (day: string) => DayFacts | undefined;
  nextAvailableDate: string | null;
  /** Called with `YYYY-MM` when another month has become the first one. */
  onFirstMonthChange: (month: string) => void;
}

/** The visible months side by side, or why there are none; below them what their days mean. */
export function CalendarMonths({
  state,
  months,
  factsOf,
  nextAvailableDate,
  onFirstMonthChange,
}: CalendarMonthsProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const [hovered, setHovered] = useState<CalendarDate | null>(null);

  // React Aria keeps the visible range to itself, so its changes are told from here.
  const firstMonth = monthOf(state.visibleRange.start.toString());
  const isKnown = months[0]?.month === firstMonth;
  useEffect(() => {
    if (!isKnown) onFirstMonthChange(firstMonth);
  });

  const failures = months.filter(({ status }) => status === 'error');
  const isPending = months.some(({ status }) => status === 'pending');
  const isEmpty = months.every(({ status, days }) => status === 'success' && days.size === 0);
  const visibleFacts = months.flatMap(({ month }) => daysOfMonth(month).map(factsOf));
  const chosen = (hovered ?? state.focusedDate).toString();

  return (
    <>
      <p role="status" className={visuallyHidden}>
        {isPending && t`Loading availability…`}
      </p>
      <div className={styles.months}>
        {months.map((_, index) => (
          // A place on the page: turning over must not take the focus from the buttons in it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className={styles.month}>
            <div className={styles.header}>
              <CalendarHeading className={styles.title} offset={{ months: index }} />
              {index === months.length - 1 && (
                <div className={styles.pages}>
                  <IconButton slot="previous" label={t`Previous month`}>
                    <ChevronLeft aria-hidden="true" size={22} strokeWidth={1.75} />
                  </IconButton>
                  <IconButton slot="next" label={t`Next month`}>
                    <ChevronRight aria-hidden="true" size={22} strokeWidth={1.75} />
                  </IconButton>
                </div>
              )}
            </div>
            {failures.length === 0 && (
              <MonthGrid index={index} factsOf={factsOf} onHover={setHovered} />
            )}
            {index === 0 && <ThousandsNote facts={visibleFacts} />}
          </div>
        ))}
        <CalendarFailure
          failures={failures}
          onRetry={() => {
            for (const { retry } of failures) retry();
            // The button goes with the failure; the focus goes on to the days.
            state.setFocused(true);
          }}
        />
      </div>
      {isEmpty && (
        <NothingKnown state={state} months={months} nextAvailableDate={nextAvailableDate} />
      )}
      {failures.length === 0 && (
        <>
          <p className={styles.chosen}>{dayWords(chosen, factsOf(chosen)).join(' · ')}</p>
          <Legend withUnknown={visibleFacts.some((facts) => facts?.state === 'unknown')} />
        </>
      )}
    </>
  );
}
