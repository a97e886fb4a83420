import * as v from 'valibot';
import { DAY, instantInIstanbul } from '../../rules/calendar/day.ts';

/** Bytes that a body may have where a route does not say. */
export const SMALL_BODY = 65_536;

/** Levels of objects and lists in each other: more than any record has, fewer than any stack. */
const MAX_DEPTH = 32;

/** The calendar days that worlds and clocks stand on. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2100-12-31';

const FIRST = instantInIstanbul(FIRST_DAY, '00:00');
const LAST = instantInIstanbul(LAST_DAY, '00:00') + DAY - 1;

/** Most days that a clock can be moved by. */
const MAX_DAYS = Math.round((LAST - FIRST) / DAY);

/** Whether an instant, in milliseconds since 1970, is on a day that a clock can stand on. */
export const isWithinReach = (milliseconds: number): boolean =>
  milliseconds >= FIRST && milliseconds <= LAST;

/** How the days that can be chosen are named in a refusal. */
export const REACH = `must be from ${FIRST_DAY} to ${LAST_DAY}`;

/** A calendar day that there is, `YYYY-MM-DD`, within reach. */
export const Day = v.pipe(
  v.string(),
  v.check((text) => isDay(text), `must be a day, YYYY-MM-DD, from ${FIRST_DAY} to ${LAST_DAY}`),
);

/** Whether there is a calendar day of this name: a day too many would roll over into the next month. */
function isOfCalendar(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is a calendar day, `YYYY-MM-DD`, that a world can stand around. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= FIRST_DAY && text <= LAST_DAY && isOfCalendar(text)
  );
}

/** An instant in RFC 3339 within reach. */
export const Instant = v.pipe(
  v.string(),
  v.isoTimestamp('must be an instant as in RFC 3339'),
  v.check((text) => isOfCalendar(text.slice(0, 10)), 'must be a day of the calendar'),
  v.check((text) => isWithinReach(Date.parse(text)), REACH),
);

/** Days to move a clock by; whole ones or parts, back with a minus. */
export const Days = v.pipe(v.number(), v.minValue(-MAX_DAYS), v.maxValue(MAX_DAYS));

/** Milliseconds to move a clock by. */
export const Milliseconds = v.pipe(
  v.number(),
  v.minValue(-MAX_DAYS * DAY),
  v.maxValue(MAX_DAYS * DAY),
);

/** A name or short text. */
export const Short = v.pipe(v.string(), v.maxLength(200));

/** Names that would reach into what every object inherits. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** What no JSON of the control may be, whatever it is for; undefined when it is not. */
export function problemOf(value: unknown): string | undefined {
  const ahead: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    const depth = next.depth + 1;
    if (depth > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} levels deep.`;
    for (const [name, member] of Object.entries(next.value)) {
      if (RESERVED.has(name)) return `The body has a field ${name}, which no record has.`;
      ahead.push({ value: member, depth });
    }
  }
  return undefined;
}
