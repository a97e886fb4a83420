import { parseDate } from '@internationalized/date';
import { memo, useMemo } from 'react';
import type { SeasonPiece } from '../prices/month-prices.ts';
import type { CalendarState } from './calendar-state.ts';
import { DayButton } from './day-button.tsx';
import * as styles from './day-cell.css.ts';
import type { DayFacts } from './day-state.ts';
import type { DayChoice } from './shown-days.ts';
import type { DayWords } from './use-day-labels.ts';

interface DayCellProps {
  /** `YYYY-MM-DD`. */
  day: string;
  /** One and the same as long as the calendar stands. */
  state: CalendarState;
  /** Whether the day after stands to the right of it. */
  hasNeighbour: boolean;
  canChoose: boolean;
  /** Undefined while its month is on the way. */
  facts: DayFacts | undefined;
  /** Of a day that costs something else than the month's plain ones. */
  season: SeasonPiece | undefined;
  wordsOf: DayWords;
  choice: DayChoice;
  /** See `reachOf`. */
  reach: string;
}

/**
 * One day and its place on the ribbon of those chosen. A move over the days changes many cells, and few of the
 * buttons in them, which cost far more.
 */
export const DayCell = memo(function DayCell({ wordsOf, choice, ...rest }: DayCellProps) {
  const { day, state, hasNeighbour, facts } = rest;
  const date = useMemo(() => parseDate(day), [day]);
  const isDisabled = state.isCellDisabled(date);
  const isSelectable = !isDisabled && !state.isCellUnavailable(date);
  const isInvalid = choice.includes('invalid');
  const isSelected = isInvalid ? !isDisabled : isSelectable && state.isSelected(date);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its table is a grid
      role="gridcell"
      className={styles.day}
      aria-disabled={!isSelectable || undefined}
      aria-selected={isSelected || undefined}
      aria-invalid={isInvalid || undefined}
      data-selected={isSelected || undefined}
      // Where the row or the month ends, so does this piece of the ribbon.
      data-choice={hasNeighbour ? choice : choice.replace(/\bon\b/, '')}
    >
      <DayButton {...rest} isInvalid={isInvalid} label={wordsOf(day, facts, choice).join(', ')} />
    </td>
  );
});
