// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements cannot be placed where only some of its days exist

import { memo, type ReactNode } from 'react';
import type { Bar, Row } from '../model/rows.ts';
import { BookingBar } from './booking-bar.tsx';
import { boatDay, tourDay } from './days.css.ts';
import * as styles from './grid.css.ts';
import type { GridContext } from './grid-context.ts';
import { lookOf } from './grid-words.ts';
import { WEEK } from './sizes.ts';

interface DayWeekProps {
  row: Row;
  rowIndex: number;
  week: number;
  left: number;
  /** The day that the keyboard reaches, when it is one of these. */
  activeDay: number | undefined;
  /** The first and last chosen day, cut to this week; undefined when none of these is. */
  firstChosen: number | undefined;
  lastChosen: number | undefined;
  grid: GridContext;
}

/** Seven days of a row: what is drawn at once when it comes into sight. */
export const DayWeek = memo(function DayWeek(props: DayWeekProps) {
  const { row, rowIndex, week, left, activeDay, firstChosen, lastChosen, grid } = props;
  const start = week * WEEK;
  const end = Math.min(start + WEEK, grid.words.days.length) - 1;
  const cells: ReactNode[] = [];
  for (let index = start; index <= end; index += 1) {
    const chosen =
      firstChosen !== undefined &&
      lastChosen !== undefined &&
      index >= firstChosen &&
      index <= lastChosen;
    const isPast = index < grid.todayIndex;
    cells.push(
      <div
        key={index}
        id={grid.cellId(rowIndex, index)}
        role="gridcell"
        tabIndex={index === activeDay ? 0 : -1}
        aria-colindex={index + 2}
        aria-selected={row.kind === 'boat' ? chosen : undefined}
        aria-label={grid.words.said(row, index, isPast)}
        className={row.kind === 'boat' ? boatDay : tourDay}
        data-past={isPast || undefined}
        data-weekend={grid.words.days[index]?.isWeekend || undefined}
        {...contentOf(row, index, grid)}
      >
        {row.kind === 'boat' && barsFrom(row.bars, index, start, end, grid)}
      </div>,
    );
  }
  return (
    <div role="presentation" className={styles.week} style={{ left }}>
      {cells}
    </div>
  );
});

/** Drawn, not written: the cell's name says it in full. */
function contentOf(row: Row, index: number, grid: GridContext) {
  const entry = row.days[index];
  if (row.kind === 'tour') {
    const seats = row.seats.get(index);
    if (!seats) return {};
    const [first, ...others] = seats.times;
    return {
      'data-time': others.length > 0 ? `${first} +${others.length}` : first,
      'data-shown': `${seats.taken}/${seats.all}`,
      'data-state': seats.isFull ? 'full' : 'date',
    };
  }
  const { state, own } = lookOf(entry);
  return {
    'data-state': state,
    'data-own': own || undefined,
    'data-shown': entry ? grid.words.short(entry.price) : '–',
    'data-booked': row.bars.some(({ first, last }) => first <= index && last >= index) || undefined,
  };
}

/** The bookings that begin on this day, or are under way when the week does. */
function barsFrom(
  bars: readonly Bar[],
  index: number,
  start: number,
  end: number,
  grid: GridContext,
) {
  return bars
    .filter(({ first, last }) =>
      index === start ? first <= index && last >= index : first === index,
    )
    .map((bar) => (
      <BookingBar
        key={bar.booking.bookingId}
        bar={bar}
        length={Math.min(bar.last, end) - index + 1}
        isContinued={bar.first < index}
        goesOn={bar.last > end}
        grid={grid}
      />
    ));
}
