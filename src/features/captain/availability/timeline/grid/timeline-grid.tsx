// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements cannot be placed where only some of its days exist

import { useLingui } from '@lingui/react/macro';
import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dayCount } from '../../../../../lib/calendar-day.ts';
import { moved } from '../model/keys.ts';
import type { Row } from '../model/rows.ts';
import { between, type Cell, isSameCell, type Selection } from '../model/selection.ts';
import type { DayRange } from '../model/timeline-range.ts';
import * as styles from './grid.css.ts';
import type { GridContext } from './grid-context.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { useGridWords } from './grid-words.ts';
import { HEAD_HEIGHT, ROW_HEIGHT } from './sizes.ts';
import { usePointerSelection } from './use-pointer-selection.ts';
import { useWindows } from './use-windows.ts';

/** What the page may ask of the grid. */
export interface TimelineHandle {
  /** Brings a day, `YYYY-MM-DD`, beside the names. */
  show: (day: string) => void;
  /** Takes the keyboard back to where it was. */
  focus: () => void;
}

interface TimelineGridProps {
  ref: Ref<TimelineHandle>;
  rows: readonly Row[];
  range: DayRange;
  /** `YYYY-MM-DD` */
  today: string;
  /** The day beside the names at first. */
  firstDay: string;
  dayWidth: number;
  namesWidth: number;
  anchor: Cell | undefined;
  active: Cell;
  onChoose: (active: Cell, anchor: Cell | undefined) => void;
  /** Enter on what is chosen. */
  onEnter: (cell: Cell) => void;
  /** The month, `YYYY-MM`, beside the names, when another has come there. */
  onMonth: (month: string) => void;
  bookingHref: (bookingId: number) => string;
  boatHref: (boatId: number) => string;
  tourHref: (tourId: number) => string;
  onFollow: (link: HTMLAnchorElement) => void;
}

/**
 * Boats as rows, days as columns: an ARIA grid of which only what is in sight exists. One stop of the
 * keyboard, which arrows move.
 */
export function TimelineGrid(props: TimelineGridProps) {
  const { ref, rows, range, today, dayWidth, namesWidth, anchor, active, onChoose } = props;
  const { bookingHref, boatHref, tourHref } = props;
  const { t } = useLingui();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const words = useGridWords(range, dayWidth);
  const days = words.days.length;
  const offsetOf = (day: string) => Math.max(0, (dayCount(range.startDate, day) - 1) * dayWidth);
  const [firstOffset] = useState(() => offsetOf(props.firstDay));
  const grid = useMemo<GridContext>(
    () => ({
      words,
      dayWidth,
      todayIndex: today < range.startDate ? -1 : dayCount(range.startDate, today) - 1,
      cellId: (row, day) => `${id}${row}.${day}`,
      bookingHref,
      boatHref,
      tourHref,
    }),
    [words, dayWidth, today, range.startDate, id, bookingHref, boatHref, tourHref],
  );
  const visible = useWindows({
    ...{ scroller, rows: rows.length, days, dayWidth, namesWidth, active, firstOffset },
  });

  const pointer = usePointerSelection({
    ...{ scroller, rows: rows.length, days, dayWidth, namesWidth },
    origin: anchor ?? active,
    choose: onChoose,
    tap: (cell) => {
      const isFirst = !anchor || !isSameCell(anchor, active);
      onChoose(cell, isFirst ? cell : anchor);
    },
    follow: props.onFollow,
  });

  // The day beside the names stays there when days change their width.
  const shownDay = useRef<{ width: number; day: number }>(undefined);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const { width, day } = shownDay.current ?? { width: 0, day: firstOffset / dayWidth };
    if (width !== dayWidth) box.scrollLeft = day * dayWidth;
    shownDay.current = { width: dayWidth, day };
  }, [dayWidth, firstOffset]);

  const focusActive = () =>
    document.getElementById(`${id}${active.row}.${active.day}`)?.focus({ preventScroll: true });
  useImperativeHandle(ref, () => ({
    show: (day) => scroller.current?.scrollTo({ left: offsetOf(day) }),
    focus: focusActive,
  }));

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    document.getElementById(`${id}${active.row}.${active.day}`)?.focus({ preventScroll: true });
  }, [id, active]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return props.onEnter(active);
    }
    if (event.key === 'Escape' && anchor) {
      event.stopPropagation();
      return onChoose(active, undefined);
    }
    const there = moved(active, event, { rows: rows.length, days, startDate: range.startDate });
    if (!there) return;
    event.preventDefault();
    wantsFocus.current = true;
    bringIntoSight(scroller.current, there, dayWidth, namesWidth);
    if (there.day < 0) return onChoose(there, undefined);
    onChoose(there, event.shiftKey ? (anchor ?? active) : there);
  }

  function onScroll() {
    const box = scroller.current;
    if (!box) return;
    const day = box.scrollLeft / dayWidth;
    shownDay.current = { width: dayWidth, day };
    const month = words.days[Math.round(day)]?.day.slice(0, 7);
    if (month) props.onMonth(month);
  }

  const chosen = anchor && between(anchor, active);
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t`Days of all boats`}
      aria-rowcount={rows.length + 1}
      aria-colcount={days + 1}
      aria-multiselectable="true"
      className={styles.scroller}
      style={sizes(dayWidth, namesWidth)}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      {...pointer}
    >
      <div
        role="presentation"
        className={styles.canvas}
        style={{ width: visible.width, height: visible.height }}
      >
        <GridHead weeks={visible.weeks} grid={grid} />
        {visible.rows.map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <GridRow
                key={`${row.kind} ${row.id}`}
                row={row}
                index={index}
                top={start}
                weeks={visible.weeks}
                activeDay={active.row === index ? active.day : undefined}
                {...chosenIn(chosen, index)}
                grid={grid}
              />
            )
          );
        })}
        {grid.todayIndex >= 0 && grid.todayIndex < days && (
          <div
            role="presentation"
            className={styles.today}
            style={{ left: namesWidth + grid.todayIndex * dayWidth }}
          />
        )}
      </div>
    </div>
  );
}

/** Custom properties, which React's types do not know. */
const sizes = (dayWidth: number, namesWidth: number) =>
  ({ '--day': `${dayWidth}px`, '--names': `${namesWidth}px` }) as CSSProperties;

function chosenIn(chosen: Selection | undefined, row: number) {
  const isChosen = chosen && row >= chosen.firstRow && row <= chosen.lastRow;
  return {
    firstChosen: isChosen ? chosen.firstDay : undefined,
    lastChosen: isChosen ? chosen.lastDay : undefined,
  };
}

/** Scrolls no further than a day needs to be seen beside the names and below the head. */
function bringIntoSight(
  box: HTMLDivElement | null,
  { row, day }: Cell,
  dayWidth: number,
  namesWidth: number,
): void {
  if (!box) return;
  const [left, top] = [Math.max(day, 0) * dayWidth, row * ROW_HEIGHT];
  const [width, height] = [box.clientWidth - namesWidth, box.clientHeight - HEAD_HEIGHT];
  if (day >= 0) {
    const least = left + dayWidth - width;
    if (box.scrollLeft > left) box.scrollLeft = left;
    else if (box.scrollLeft < least) box.scrollLeft = least;
  }
  if (box.scrollTop > top) box.scrollTop = top;
  else if (box.scrollTop < top + ROW_HEIGHT - height) box.scrollTop = top + ROW_HEIGHT - height;
}
