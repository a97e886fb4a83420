import { addDays, daysBetween } from '../../../../../lib/calendar-day.ts';
import type { DaySelection } from '../../edit/edit-props.ts';
import type { Row } from './rows.ts';
import type { Selection } from './selection.ts';
import type { DayRange } from './timeline-range.ts';

/**
 * What of a selection can be changed: the boats in it, and its days from today on. Undefined when nothing
 * is left.
 */
export function editable(
  rows: readonly Row[],
  { firstRow, lastRow, firstDay, lastDay }: Selection,
  { startDate }: DayRange,
  today: string,
): DaySelection | undefined {
  const offers = rows
    .slice(firstRow, lastRow + 1)
    .flatMap((row) =>
      row.kind === 'boat'
        ? [{ kind: row.kind, id: row.id, name: row.name, dailyPrice: row.dailyPrice }]
        : [],
    );
  const days = daysBetween(addDays(startDate, firstDay), addDays(startDate, lastDay)).filter(
    (day) => day >= today,
  );
  return offers.length > 0 && days.length > 0 ? { offers, days } : undefined;
}
