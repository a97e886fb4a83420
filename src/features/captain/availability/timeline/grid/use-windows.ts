import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import type { VisibleWeek } from './grid-row.tsx';
import { HEAD_HEIGHT, ROW_HEIGHT, WEEK } from './sizes.ts';

/** What is drawn beyond the edges: a row or two, and a week. */
const ROWS_BEYOND = 3;
const WEEKS_BEYOND = 1;

interface WindowOptions {
  scroller: RefObject<HTMLDivElement | null>;
  rows: number;
  days: number;
  dayWidth: number;
  namesWidth: number;
  /** Where the keyboard is: it stays in the page wherever somebody scrolls, so that focus is not lost. */
  active: { row: number; day: number };
  /** Where the days are scrolled to at first, in pixels. */
  firstOffset: number;
}

/** Also draws one thing out of sight. */
function useExtractor(kept: number) {
  return useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range);
      if (kept < 0 || kept >= range.count || inSight.includes(kept)) return inSight;
      return [...inSight, kept].sort((a, b) => a - b);
    },
    [kept],
  );
}

/** The rows and weeks in sight, of however many there are, and what they measure together. */
export function useWindows(options: WindowOptions) {
  const { scroller, rows, days, dayWidth, namesWidth, active, firstOffset } = options;
  const getScrollElement = () => scroller.current;
  const rowWindow = useVirtualizer({
    count: rows,
    getScrollElement,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BEYOND,
    paddingStart: HEAD_HEIGHT,
    rangeExtractor: useExtractor(active.row),
    useFlushSync: false,
  });
  const weekWindow = useVirtualizer({
    horizontal: true,
    count: Math.ceil(days / WEEK),
    getScrollElement,
    estimateSize: () => WEEK * dayWidth,
    overscan: WEEKS_BEYOND,
    paddingStart: namesWidth,
    initialOffset: firstOffset,
    rangeExtractor: useExtractor(Math.floor(active.day / WEEK)),
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when a day changes its width
  useEffect(() => weekWindow.measure(), [weekWindow, dayWidth, namesWidth]);

  const items = weekWindow.getVirtualItems();
  const known = items.map(({ index }) => index).join(' ');
  // The same list as long as the same weeks are in sight, so that rows need not be drawn again.
  const weeks = useMemo(
    () =>
      known === ''
        ? []
        : known.split(' ').map((text): VisibleWeek => {
            const index = Number(text);
            return { index, left: namesWidth + index * WEEK * dayWidth };
          }),
    [known, dayWidth, namesWidth],
  );
  return {
    rows: rowWindow.getVirtualItems(),
    weeks,
    height: HEAD_HEIGHT + rows * ROW_HEIGHT,
    width: namesWidth + days * dayWidth,
  };
}
