import type { TripEvent } from '../../../../api/contract/types.ts';
import { addDays } from '../../../../lib/calendar-day.ts';

/** How many days after today are shown. */
const DAYS_AHEAD = 7;

/** Today and the days shown after it. */
export function shownDays(today: string): { first: string; last: string } {
  return { first: today, last: addDays(today, DAYS_AHEAD) };
}

/**
 * The days that are asked for: from the Monday of the week on, as many as any day of the week shows. All
 * week they are the same, so that what was seen on Monday opens on Thursday without a connection.
 */
export function askedDays(today: string): { startDate: string; endDate: string } {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -weekday);
  return { startDate: monday, endDate: addDays(monday, 6 + DAYS_AHEAD) };
}

/** The departures and returns of a day. */
export interface TripDay {
  day: string;
  events: TripEvent[];
}

/** What is shown of the events asked for, by day; today stands there in any case, other days when there is something. */
export function tripDays(events: readonly TripEvent[], today: string): TripDay[] {
  const { first, last } = shownDays(today);
  const byDay = new Map<string, TripEvent[]>([[today, []]]);
  for (const event of events) {
    if (event.date < first || event.date > last) continue;
    const known = byDay.get(event.date);
    if (known) known.push(event);
    else byDay.set(event.date, [event]);
  }
  return [...byDay].map(([day, own]) => ({ day, events: own }));
}

/** Guests who come or leave together: of one boat or tour, at one hour. */
export interface TripGroup {
  key: string;
  type: TripEvent['type'];
  time: string | null;
  /** Of the boat or tour. */
  name: string;
  /** Over all its bookings. */
  guests: number;
  events: TripEvent[];
}

/** The departures and returns of a day by boat and tour, in the order of the service. */
export function tripGroups(events: readonly TripEvent[]): TripGroup[] {
  const groups = new Map<string, TripGroup>();
  for (const event of events) {
    const { type, time, kind, boatId, boatName, tourId, tourName, passengerCount } = event;
    const key = `${time} ${type} ${kind} ${boatId ?? tourId}`;
    const known = groups.get(key);
    if (known) {
      known.guests += passengerCount;
      known.events.push(event);
    } else {
      const name = boatName ?? tourName ?? '';
      groups.set(key, { key, type, time, name, guests: passengerCount, events: [event] });
    }
  }
  return [...groups.values()];
}
