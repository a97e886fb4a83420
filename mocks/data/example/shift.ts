import { addDays, daysInclusive } from '../../rules/calendar/day.ts';
import { inPlace } from '../text/suffix.ts';

/** The day on which the examples of the contract stand. */
export const EXAMPLES_DAY = '2026-11-20';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}Z)$/;

/** The months of a language by their names, January first. */
const monthsOf = (language: string) => {
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2026, month)));
};
const MONTHS = monthsOf('tr');
const ENGLISH_MONTHS = monthsOf('en');
/** `12–14 Haziran 2027`, `15 Mayıs'taki`, `12–14 June 2027`. */
const WRITTEN = new RegExp(
  `(\\d{1,2})(?:–(\\d{1,2}))? (${[...MONTHS, ...ENGLISH_MONTHS].join('|')})( \\d{4})?(?:'[dt][ae](ki)?)?`,
  'g',
);

/**
 * The season that the examples speak of lies behind a winter. A world that stands in a season has its
 * trips within weeks, and none in winter: what begins on this Saturday begins on the next one then.
 */
const SEASON = { first: '2027-05-01', last: '2027-12-31' };
/** The months of a season; 1 is January. */
const MONTHS_OF_SEASON = [5, 9] as const;
const WEEK = 7;

/** Whether a calendar day lies in a season. */
export function isInSeason(day: string): boolean {
  const [first, last] = MONTHS_OF_SEASON;
  const month = Number(day.slice(5, 7));
  return month >= first && month <= last;
}

/** How many days the season of the examples moves, whole weeks, for a world that stands on a day. */
function seasonDays(today: string): number {
  const opening = SEASON.first.slice(4);
  const year = Number(today.slice(0, 4)) + (today.slice(4) > opening ? 1 : 0);
  const begins = isInSeason(today) ? today : `${year}${opening}`;
  return Math.ceil((daysInclusive(SEASON.first, begins) - 1) / WEEK) * WEEK;
}

/** What of a record is no date relative to the day the world stands on. */
const FIXED = new Set(['dateOfBirth', 'issueDate']);

/** Moves a record of the examples: all its dates, also those written in its texts. */
type Shift = <T>(value: T) => T;

/**
 * A shift from the day of the examples to `today`, a calendar day. What happened on the examples' own day
 * moves one day further back, because on a day that has just begun it would lie in the future.
 */
export function shiftTo(today: string): Shift {
  const days = daysInclusive(EXAMPLES_DAY, today) - 1;
  const ahead = seasonDays(today);
  const isOfSeason = (day: string) => day >= SEASON.first && day <= SEASON.last;
  const moved = (day: string) => addDays(day, isOfSeason(day) ? ahead : days);

  function shiftText(text: string): string {
    if (DAY.test(text)) return moved(text);
    const [, day, time] = INSTANT.exec(text) ?? [];
    if (day && time) return `${addDays(moved(day), day === EXAMPLES_DAY ? -1 : 0)}${time}`;
    return days === 0 ? text : shiftWritten(text, moved);
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

function shiftWritten(text: string, moved: (day: string) => string): string {
  return text.replace(WRITTEN, (match, first, last, month, year, ki) => {
    const months = ENGLISH_MONTHS.includes(month) ? ENGLISH_MONTHS : MONTHS;
    const number = months.indexOf(month) + 1;
    const start = dayOf(first, number, year);
    const end = last ? dayOf(last, number, year) : start;
    const from = named(moved(start), months);
    const to = named(moved(end), months);
    const period =
      from.month === to.month
        ? `${last ? `${from.day}–` : ''}${to.day} ${to.month}`
        : `${from.day} ${from.month}–${to.day} ${to.month}`;
    if (year) return `${period} ${to.year}`;
    return match.includes("'") ? `${inPlace(period)}${ki ?? ''}` : period;
  });
}

/** The day that is meant; without a year, the next one after the examples' day. */
function dayOf(day: string, month: number, year: string | undefined): string {
  const number = String(month).padStart(2, '0');
  const inYear = (of: number) => `${of}-${number}-${day.padStart(2, '0')}`;
  if (year) return inYear(Number(year));
  const thisYear = Number(EXAMPLES_DAY.slice(0, 4));
  return inYear(thisYear) >= EXAMPLES_DAY ? inYear(thisYear) : inYear(thisYear + 1);
}

function named(date: string, months: readonly string[]) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: months[Number(month) - 1], day: Number(day) };
}
