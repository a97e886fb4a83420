import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CalendarHeading } from 'react-aria-components/Calendar';
import { Legend } from '../../../../domain/calendar/legend.tsx';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { daysOfMonth, monthOf } from '../../../../lib/calendar-month.ts';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from '../availability-calendar.css.ts';
import type { CalendarState } from '../day/calendar-state.ts';
import type { Sale } from '../day/day-state.ts';
import { HoverScope, ToldDay } from '../day/hovered-day.tsx';
import { choiceOf, Shown, type ShownDays } from '../day/shown-days.ts';
import { useDayLabels } from '../day/use-day-labels.ts';
import { useLiveState } from '../day/use-live-state.ts';
import { CalendarFailure } from '../notes/calendar-failure.tsx';
import { NoEntries } from '../notes/no-entries.tsx';
import type { FactsOf } from '../range/date-range.ts';
import { MonthOfDays } from './month-days.tsx';
import type { MonthDays } from './use-months.ts';

// One and the same, so that no press on a day draws them again.
const back = <ChevronLeft aria-hidden="true" size={22} strokeWidth={1.75} />;
const on = <ChevronRight aria-hidden="true" size={22} strokeWidth={1.75} />;

/** Turns to the chosen days when they were changed from elsewhere and are out of sight. */
function useMonthsInView(state: CalendarState, selection: DateRange | null): void {
  const { start, end } = selection ?? {};
  const last = useRef(start);
  useEffect(() => {
    if (start === undefined || end === undefined || last.current === start) return;
    last.current = start;
    const first = state.visibleRange.start.toString();
    const until = state.visibleRange.end.toString();
    if (end < first || start > until) state.setFocusedDate(parseDate(start));
  });
}

/** What the days show of a calendar's state, and of what is chosen. */
function shownDays(state: CalendarState, selection: DateRange | null): ShownDays {
  const common = {
    selection,
    isInvalid: state.isValueInvalid,
    focused: state.focusedDate.toString(),
    hasFocus: state.isFocused,
  };
  if (!('anchorDate' in state)) return { ...common, range: selection, anchor: null };
  const { highlightedRange, anchorDate } = state;
  const range = highlightedRange && {
    start: highlightedRange.start.toString(),
    end: highlightedRange.end.toString(),
  };
  return { ...common, range, anchor: anchorDate?.toString() ?? null };
}

export interface CalendarMonthsProps {
  state: CalendarState;
  /** Whether days can be chosen. */
  canChoose: boolean;
  /** The visible months, as far as they are known. */
  months: readonly MonthDays[];
  factsOf: FactsOf;
  /** `YYYY-MM-DD` in Istanbul. */
  today: string;
  sale: Sale;
  /** The price that the page tells at its head, lira. */
  headline: number;
  selection: DateRange | null;
  nextAvailableDate: string | null;
  /** What to do next, above the months. */
  guide?: ReactNode;
  /** What belongs to the chosen days, right below the months. */
  below?: ReactNode;
  /** Called with `YYYY-MM` when another month has become the first one. */
  onFirstMonthChange: (month: string) => void;
}

/** The visible months side by side, or why there are none; below them what their days mean. */
export function CalendarMonths({
  state,
  canChoose,
  months,
  factsOf,
  today,
  sale,
  headline,
  selection,
  nextAvailableDate,
  guide,
  below,
  onFirstMonthChange,
}: CalendarMonthsProps) {
  const { t } = useLingui();
  const dayWords = useDayLabels(sale.unit);
  useMonthsInView(state, selection);

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
  const shown = shownDays(state, selection);
  const live = useLiveState(state);

  return (
    <HoverScope>
      <Shown value={shown}>
        <p role="status" className={visuallyHidden}>
          {isPending && t`Loading availability…`}
        </p>
        {guide}
        <div className={styles.months}>
          {months.map(({ month, status, days }, index) => (
            // A place on the page: turning over must not take the focus from the buttons in it.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <div key={index} className={styles.month}>
              <div className={styles.header}>
                <CalendarHeading className={styles.title} offset={{ months: index }} />
                {index === months.length - 1 && (
                  <div className={styles.pages}>
                    <IconButton slot="previous" label={t`Previous month`}>
                      {back}
                    </IconButton>
                    <IconButton slot="next" label={t`Next month`}>
                      {on}
                    </IconButton>
                  </div>
                )}
              </div>
              {failures.length === 0 && (
                <MonthOfDays
                  state={live}
                  month={month}
                  status={status}
                  days={days}
                  canChoose={canChoose}
                  today={today}
                  sale={sale}
                  headline={headline}
                  wordsOf={dayWords}
                />
              )}
            </div>
          ))}
          {failures.length > 0 && (
            <CalendarFailure
              error={failures[0]?.error}
              onRetry={() => {
                for (const { retry } of failures) retry();
                // The button goes with the failure; the focus goes on to the days.
                state.setFocused(true);
              }}
            />
          )}
        </div>
        {below}
        {isEmpty && (
          <NoEntries state={state} months={months} nextAvailableDate={nextAvailableDate} />
        )}
        {failures.length === 0 && (
          <>
            <ToldDay
              focused={state.focusedDate.toString()}
              wordsOf={(day) => dayWords(day, factsOf(day), choiceOf(shown, day))}
              className={styles.told}
            />
            <Legend
              withUnknown={visibleFacts.some((facts) => facts?.state === 'unknown')}
              withOnlyByHour={visibleFacts.some((facts) => facts?.onlyByHour)}
              special={sale.unit === 'hour' ? 'none' : 'bar'}
            />
          </>
        )}
      </Shown>
    </HoverScope>
  );
}
