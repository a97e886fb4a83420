import { dayOf } from '../../../lib/calendar.ts';
import { type JsonObject, textAt } from '../../../lib/json.ts';
import { type Filter, unique } from '../filters.ts';

/**
 * Days to ask for: that in the middle of the list, and that of an instant which is of another day in UTC, where there is
 * one.
 */
export function tellingDays(records: readonly JsonObject[], name: string): string[] {
  const instants = records.map((record) => textAt(record, name) ?? NEVER);
  const days = instants.map((one) => dayOf(one)).sort();
  const turning = instants.find((one) => dayOf(one) !== one.slice(0, NEVER.length));
  return unique([days[Math.floor(days.length / 2)], turning && dayOf(turning)]).map(String);
}

const NEVER = '1970-01-01';

/** A day, or the day in Istanbul of an instant, held against telling ones of the list. */
export const onDay = (
  place: string,
  name: string,
  fits: (day: string, value: string) => boolean,
): Filter => {
  const day = (record: JsonObject) => dayOf(textAt(record, name) ?? NEVER);
  return {
    place,
    values: (records) => tellingDays(records, name),
    test: (record, value) => fits(day(record), String(value)),
  };
};

/** The first and the last day of a period that an instant of the record lies in. */
export const dayRange = (from: string, to: string, name: string): Filter[] => [
  onDay(from, name, (day, value) => day >= value),
  onDay(to, name, (day, value) => day <= value),
];
