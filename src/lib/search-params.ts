import * as v from 'valibot';
import { isCalendarDay } from './calendar-day.ts';
import { isMonth } from './calendar-month.ts';
import { lenient } from './lenient.ts';

// What addresses of several pages hold; each counts as not given where it makes no sense.

/** A whole number from 1 on: the id of a record, the page of a list. */
export const countParam = lenient(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));

/** A calendar day, `YYYY-MM-DD`. */
export const dayParam = lenient(v.pipe(v.string(), v.check(isCalendarDay)));

/** A month, `YYYY-MM`. */
export const monthParam = lenient(v.pipe(v.string(), v.check(isMonth)));

/** What is looked for in a list, by something that can be seen; a number looks for the record that has it. */
export const textParam = lenient(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.trim(),
    v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
    v.maxLength(100),
  ),
);
