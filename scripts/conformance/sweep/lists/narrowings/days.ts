import { dayOf } from '../../../lib/calendar.ts';
import { type JsonObject, textAt } from '../../../lib/json.ts';
import { type Filter, unique } from '../filters.ts';

/** A day, or the day in Istanbul of an instant, held against one from the middle of the list. */
export const onDay = (
  place: string,
  name: string,
  fits: (day: string, value: string) => boolean,
): Filter => {
  const day = (record: JsonObject) => dayOf(textAt(record, name) ?? '1970-01-01');
  return {
    place,
    values: (records) => unique([records.map(day).sort()[Math.floor(records.length / 2)]]),
    test: (record, value) => fits(day(record), String(value)),
  };
};

/** The first and the last day of a period that an instant of the record lies in. */
export const dayRange = (from: string, to: string, name: string): Filter[] => [
  onDay(from, name, (day, value) => day >= value),
  onDay(to, name, (day, value) => day <= value),
];
