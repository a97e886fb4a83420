import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { WeekdayHead } from '../../../../domain/calendar/weekday-head.tsx';
import { weeksOfMonth } from '../../../../domain/calendar/weeks-of-month.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { CaptainDay } from './captain-day.ts';
import { DayContent } from './day-content.tsx';
import * as styles from './month-grid.css.ts';
import { useDayLabel } from './use-day-label.ts';
import type { useDaySelection } from './use-day-selection.ts';

interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string;
  /** Of the boat or tour. */
  name: string;
  kind: 'boat' | 'tour';
  today: string;
  /** What is known of a day; undefined while it is on the way. */
  dayOf: (day: string) => CaptainDay | undefined;
  focused: string;
  onFocus: (day: string) => void;
  /** Whether the focus is to be on that day: somebody has moved it there. */
  takesFocus: boolean;
  onFocused: () => void;
  selected: ReadonlySet<string>;
  handlers: ReturnType<typeof useDaySelection>;
}

/** The days of a month as a grid to choose from. */
export function MonthGrid(props: MonthGridProps) {
  const {
    month,
    name,
    kind,
    today,
    dayOf,
    focused,
    onFocus,
    takesFocus,
    onFocused,
    selected,
    handlers,
  } = props;
  const { t } = useLingui();
  const format = useFormat();
  const labelOf = useDayLabel(kind);
  const focusedCell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    focusedCell.current?.focus();
    onFocused();
  }, [takesFocus, onFocused]);
  const monthName = format.date(`${month}-01`, 'month');
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table to choose from
      role="grid"
      aria-multiselectable="true"
      aria-label={t`Calendar of ${name}, ${monthName}`}
      className={styles.grid}
      onKeyDown={handlers.onKeyDown}
    >
      <WeekdayHead className={styles.weekday} />
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((date, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of another month's day
              if (date === null) return <td key={index} />;
              const day = dayOf(date);
              const isFocused = date === focused;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the grid answers the keys
                <td
                  key={date}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of that grid
                  role="gridcell"
                  ref={isFocused ? focusedCell : undefined}
                  tabIndex={isFocused ? 0 : -1}
                  aria-selected={selected.has(date)}
                  aria-current={date === today ? 'date' : undefined}
                  aria-disabled={date < today || undefined}
                  aria-label={labelOf(date, day)}
                  data-day={date}
                  data-choosable={date >= today || undefined}
                  className={`${styles.cell} ${day ? styles.looks[day.state] : styles.pending}`}
                  onFocus={() => onFocus(date)}
                  onPointerDown={(event) => handlers.onPointerDown(date, event)}
                  onPointerEnter={() => handlers.onPointerEnter(date)}
                  onPointerUp={(event) => {
                    if (event.pointerType === 'touch') handlers.onTap(date);
                  }}
                  // A screen reader presses without a pointer.
                  onClick={(event) => {
                    if (event.detail === 0) handlers.onTap(date);
                  }}
                >
                  <DayContent date={date} day={day} isToday={date === today} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
