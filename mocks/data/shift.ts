import { addDays, daysInclusive } from '../rules/day.ts';
import { inPlace } from './suffix.ts';

/** The day on which the examples of the contract stand. */
export const EXAMPLES_DAY = '2026-11-20';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}Z)$/;

const MONTHS = [
  ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
  ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
];
/** `12–14 Haziran 2027`, `15 Mayıs'taki`. */
const WRITTEN = new RegExp(
  `(\\d{1,2})(?:–(\\d{1,2}))? (${MONTHS.join('|')})( \\d{4})?(?:'[dt][ae](ki)?)?`,
  'g',
);

/** What of a record is no date relative to the day the world stands on. */
const FIXED = new Set(['dateOfBirth', 'issueDate']);

/** Moves a record of the examples: all its dates, also those written in Turkish in its texts. */
export type Shift = <T>(value: T) => T;

/**
 * A shift from the day of the examples to `today`, a calendar day. What happened on the examples' own day
 * moves one day further back, because on a day that has just begun it would lie in the future.
 */
export function shiftTo(today: string): Shift {
  const days = daysInclusive(EXAMPLES_DAY, today) - 1;

  function shiftText(text: string): string {
    if (DAY.test(text)) return addDays(text, days);
    const [, day, time] = INSTANT.exec(text) ?? [];
    if (day && time) return `${addDays(day, day === EXAMPLES_DAY ? days - 1 : days)}${time}`;
    return days === 0 ? text : shiftWritten(text, days);
  }

  function shift(value: unknown): unknown {
    if (typeof value === 'string') return shiftText(value);
    if (Array.isArray(value)) return value.map(shift);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, FIXED.has(key) ? part : shift(part)]),
    );
  }
  return <T>(value: T) => shift(value) as T; // the shape stays: only texts inside are replaced
}

function shiftWritten(text: string, days: number): string {
  return text.replace(WRITTEN, (match, first, last, month, year, ki) => {
    const start = dayOf(first, month, year);
    const end = last ? dayOf(last, month, year) : start;
    const from = named(addDays(start, days));
    const to = named(addDays(end, days));
    const period =
      from.month === to.month
        ? `${last ? `${from.day}–` : ''}${to.day} ${to.month}`
        : `${from.day} ${from.month}–${to.day} ${to.month}`;
    if (year) return `${period} ${to.year}`;
    return match.includes("'") ? `${inPlace(period)}${ki ?? ''}` : period;
  });
}

/** The day that is meant; without a year, the next one after the examples' day. */
function dayOf(day: string, month: string, year: string | undefined): string {
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  const inYear = (of: number) => `${of}-${number}-${day.padStart(2, '0')}`;
  if (year) return inYear(Number(year));
  const thisYear = Number(EXAMPLES_DAY.slice(0, 4));
  return inYear(thisYear) >= EXAMPLES_DAY ? inYear(thisYear) : inYear(thisYear + 1);
}

function named(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: MONTHS[Number(month) - 1], day: Number(day) };
}
