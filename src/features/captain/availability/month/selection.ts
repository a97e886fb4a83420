import { addDays, daysBetween } from '../../../../lib/calendar-day.ts';

/** Days in a row as they were chosen: from the first pressed to the last, which may lie before it. */
export interface Selection {
  anchor: string;
  end: string;
}

/** The days of a selection from the first on, without those that are over; `today` is `YYYY-MM-DD`. */
export function selectedDays(selection: Selection | null, today: string): string[] {
  if (!selection) return [];
  const [first, last] = [selection.anchor, selection.end].sort();
  if (first === undefined || last === undefined || last < today) return [];
  return daysBetween(first < today ? today : first, last);
}

/** A selection drawn out to a day; it begins there when there is none. */
export function extended(selection: Selection | null, day: string): Selection {
  return { anchor: selection?.anchor ?? day, end: day };
}

/** How many days a key moves by; undefined for keys that do not move. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Where a key leads from a day: arrows by days and weeks, Page Up and Down by months; else undefined. */
export function dayByKey(day: string, key: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp' || key === 'PageDown') return otherMonth(day, key === 'PageUp' ? -1 : 1);
  return undefined;
}

/** The same day of another month, or the last day of a month that is shorter. */
function otherMonth(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
