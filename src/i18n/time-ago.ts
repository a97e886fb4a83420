import { type Locale, regionTags } from './locale.ts';

/** Seconds, and how many of them make one of the next unit. */
const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 4.345],
  ['month', 12],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

/**
 * How long ago an instant (RFC 3339) was: `dün`, `3 saat önce`, `now`. `now` in milliseconds. What
 * lies ahead by the reader's clock counts as now. Throws RangeError for text that is no instant.
 */
export function timeAgo(locale: Locale, instant: string, now: number): string {
  const format = new Intl.RelativeTimeFormat(regionTags[locale], { numeric: 'auto' });
  let amount = Math.max(0, now - new Date(instant).getTime()) / 1000;
  // Nobody counts seconds here.
  if (amount < 60) return format.format(0, 'second');
  for (const [unit, perNext] of steps) {
    if (amount < perNext) return format.format(-Math.floor(amount), unit);
    amount /= perNext;
  }
  return format.format(-Math.floor(amount), 'year');
}
