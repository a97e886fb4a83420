import * as v from 'valibot';

const Clock = v.object({ today: v.string() });
const Calendar = v.array(
  v.object({ date: v.string(), isAvailable: v.boolean(), isInstantConfirmation: v.boolean() }),
);

/** Days of a trip that is chosen in a picture, and days of the calendar that are searched for it. */
const TRIP = 3;
const DAYS_READ = 120;

/** What an address of a screen holds in the place of days, and what stands there in the end. */
interface TripDays {
  '{free}': string;
  '{taken}': string;
}

async function read<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return v.parse(schema, await answer.json());
}

function daysLater(day: string, count: number): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + count);
  return later.toISOString().slice(0, 10);
}

/**
 * The first trips to boat 1 on the mock's day, as parameters of an address: one that is confirmed at once,
 * one with a day that is taken. Throws when the app at `base` has no mock behind it, or the boat no such days.
 */
export async function tripDays(base: string): Promise<TripDays> {
  const { today } = await read(`${base}/_mock/clock`, Clock);
  const query = new URLSearchParams({ startDate: today, endDate: daysLater(today, DAYS_READ) });
  const days = await read(
    `${base}/api/availabilities/boat/1/calendar-availability?${query}`,
    Calendar,
  );

  function first(fits: (trip: typeof days) => boolean): string {
    for (let index = 0; index + TRIP <= days.length; index += 1) {
      const trip = days.slice(index, index + TRIP);
      const [start, end] = [trip[0]?.date, trip.at(-1)?.date];
      if (fits(trip) && start && end) return `start=${start}&end=${end}`;
    }
    throw new Error(`Boat 1 has no such days from ${today} on.`);
  }
  return {
    '{free}': first((trip) => trip.every((day) => day.isAvailable && day.isInstantConfirmation)),
    '{taken}': first((trip) => trip.some((day) => !day.isAvailable)),
  };
}
