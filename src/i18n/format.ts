import { now } from '../lib/now.ts';
import { type Locale, regionTags } from './locale.ts';

/**
 * How long a date is written: `12 Haz`, and `12 Haz 2027` in another year than this; `12 Haz` in any year, where the
 * year stands beside it; `12 Haziran`, `12 Haziran 2026`, `12 Haziran 2026 Cuma`, `Haziran 2026`.
 */
export type DateStyle = 'short' | 'yearless' | 'day' | 'long' | 'full' | 'month';

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  yearless: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

const timeZone = 'Europe/Istanbul';
const isCalendarDay = /^\d{4}-\d{2}-\d{2}$/;

// Intl formatters are costly to build and a list asks for the same one for every card.
const numberFormats = new Map<string, Intl.NumberFormat>();
function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(regionTags[locale], options);
  numberFormats.set(key, format);
  return format;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(regionTags[locale], options);
  dateFormats.set(key, format);
  return format;
}

/**
 * Lira with ₺ in both languages: `₺48.500` in Turkish, `₺48,500` in English.
 * Kuruş are shown, two digits, only when there are any.
 */
export function formatMoney(locale: Locale, lira: number): string {
  const hasKurus = Math.round(lira * 100) % 100 !== 0;
  const digits = hasKurus ? 2 : 0;
  return numberFormat(locale, {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(lira);
}

/** A number by the rules of the language; `options` as for Intl.NumberFormat. */
export function formatNumber(
  locale: Locale,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(locale, options).format(value);
}

/** A share, 1 for all, in per cent with at most one decimal: `%12,5` in Turkish, `12.5%` in English. */
export function formatPercent(locale: Locale, share: number): string {
  return formatNumber(locale, share, { style: 'percent', maximumFractionDigits: 1 });
}

/** A rating out of 5 with one decimal: `4,9` in Turkish, `4.9` in English. */
export function formatRating(locale: Locale, rating: number): string {
  return formatNumber(locale, rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/**
 * A whole day, `YYYY-MM-DD`, or an instant, RFC 3339, as a date in Europe/Istanbul.
 * A whole day is that day whatever the reader's own time zone is.
 * Throws RangeError for text that is neither.
 */
export function formatDate(locale: Locale, date: string, style: DateStyle = 'long'): string {
  // A whole day has no zone: read and written in UTC it cannot slip to its neighbour.
  if (!isCalendarDay.test(date)) {
    const instant = new Date(date);
    return dateFormat(locale, { ...optionsOf(style, calendarDay(instant)), timeZone }).format(
      instant,
    );
  }
  return dateFormat(locale, { ...optionsOf(style, date), timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** How days of this style are written; a short one is mistaken for one of this year where its own is not told. */
function optionsOf(style: DateStyle, ...days: string[]): Intl.DateTimeFormatOptions {
  const options = dateStyles[style];
  if (style !== 'short') return options;
  const year = calendarDay().slice(0, 4);
  return days.every((day) => day.startsWith(year)) ? options : { ...options, year: 'numeric' };
}

/** Every style of a date, as instants are written in Europe/Istanbul. */
export const dateFormatsOf = (locale: Locale): Intl.DateTimeFormat[] =>
  Object.values(dateStyles).map((style) => dateFormat(locale, { ...style, timeZone }));

/**
 * Two whole days, both included, as one text: `12–15 Haziran 2026`.
 * Throws RangeError for text that is no `YYYY-MM-DD`.
 */
export function formatDateRange(
  locale: Locale,
  first: string,
  last: string,
  style: DateStyle = 'long',
): string {
  const options = optionsOf(style, first, last);
  const range = dateFormat(locale, { ...options, timeZone: 'UTC' }).formatRange(
    new Date(`${first}T00:00:00Z`),
    new Date(`${last}T00:00:00Z`),
  );
  // Some styles put spaces between two days of a month, others none; side by side they are to look alike.
  return range.replace(/^(\d{1,2})\s*–\s*(?=\d)/u, '$1–');
}

/** A day of the week, 1 for Monday to 7 for Sunday: `Çar`, or `Çarşamba`. */
export function formatWeekday(
  locale: Locale,
  weekday: number,
  style: 'short' | 'long' = 'long',
): string {
  // 1 January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return dateFormat(locale, { weekday: style, timeZone: 'UTC' }).format(day);
}

/** Date and time of an instant (RFC 3339) in Europe/Istanbul. Throws RangeError when it is none. */
export function formatInstant(locale: Locale, instant: string): string {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

/** The time of day of an instant (RFC 3339) in Europe/Istanbul: `09:00`. Throws RangeError when it is none. */
export function formatTime(locale: Locale, instant: string): string {
  return dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );
}

const dayParts = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone,
});

/** The whole day, `YYYY-MM-DD`, that an instant falls on in Europe/Istanbul; now by default. */
export function calendarDay(instant: Date = new Date(now())): string {
  return dayParts.format(instant);
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** The time of day of an instant in Europe/Istanbul as the contract writes it, `HH:mm`. */
export function clockTime(instant: Date): string {
  return clock.format(instant);
}
