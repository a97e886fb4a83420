import { addDays, dayOf, isDay, isInstant } from '../../lib/calendar.ts';

/** The first day after today that a made-up day is moved to, and over how many days they are spread. */
export const FIRST_DAY = 30;
export const SPREAD = 12;
/** How long the calendar of a boat that the run makes is open, from its first day on. */
export const OPEN_DAYS = 45;

function* texts(value: unknown): Generator<unknown> {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* texts(inner);
  } else yield value;
}

/**
 * Moves the days of an example to the days that the run works on, keeping the distances between them: the first
 * becomes the day `offset` days after today. Days of birth and the like, long ago, stay.
 */
export function moved(
  example: unknown,
  today: string,
  offset: number,
): (value: unknown) => unknown {
  const days = [...texts(example)]
    .filter((value) => isDay(value) || isInstant(value))
    .map((value) => dayOf(String(value)));
  const recent = days.filter((day) => day > '2020').sort();
  const first = recent[0];
  if (first === undefined) return (value) => value;
  const distance = Math.round(
    (Date.parse(addDays(today, offset)) - Date.parse(first)) / 86_400_000,
  );
  return (value) => {
    if (isDay(value)) return value > '2020' ? addDays(value, distance) : value;
    if (!isInstant(value)) return value;
    return `${addDays(value.slice(0, 10), distance)}${value.slice(10)}`;
  };
}
