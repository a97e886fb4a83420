import { generalPolicy } from '../../../generated/terms.ts';
import { type Random, randomOf } from '../../lib/random.ts';
import { startTimes } from '../../rules/availability/availability.ts';
import { serviceLine } from '../../rules/booking/price.ts';
import type {
  AvailabilityRecord,
  BoatRecord,
  BoatServiceRecord,
  BookingRecord,
} from '../../store/records.ts';
import { seasonPrice } from '../boat/season.ts';
import type { Calendar } from '../calendar.ts';
import { placeOf } from '../places.ts';
import { dayInSeason, type GuestList } from './guests.ts';
import { CUSTOMER_REASONS, HOST_REASONS, noteOf } from './notes.ts';
import { type Plan, planOf } from './plan.ts';
import type { Terms } from './terms.ts';

/** Boats with what bookings of them rest on. */
export interface Fleet {
  boats: readonly BoatRecord[];
  boatServices: readonly BoatServiceRecord[];
  availabilities: readonly AvailabilityRecord[];
}

/** How much of their year and of the time to come boats are booked. */
export interface Demand {
  /** Fewest and most bookings of a boat that lie behind, that begin within a month, and after that. */
  past: readonly [number, number];
  soon: readonly [number, number];
  coming: readonly [number, number];
  /** Share of coming bookings that still wait for the host. */
  waiting: number;
  /** How much more often than others the boats of some captains are booked, by the captain. */
  favourites: ReadonlyMap<number, number>;
}

/** Days of a boat that are taken. */
export type Booked = Pick<BookingRecord, 'boatId' | 'startDate' | 'endDate'>;

interface BoatSchedule {
  boat: BoatRecord;
  services: readonly BoatServiceRecord[];
  /** The entries of coming days by offset; empty for a boat that offers none. */
  entries: ReadonlyMap<number, AvailabilityRecord>;
  /** Days on which it is booked already. */
  taken: Set<number>;
}

/** How long a stay is, in days, and how likely: a gulet goes out for a week, a speedboat for a day. */
function lengthOf({ boat }: BoatSchedule, random: Random): number {
  if ((boat.cabins ?? 0) < 3 || boat.location === 'İstanbul') return random.chance(0.85) ? 1 : 2;
  return [1, 2, 3, 4, 7][random.weighted([34, 18, 22, 12, 14])] ?? 1;
}

/** Some hours of a day instead of the whole; undefined for the whole. */
function hoursOf(
  { boat }: BoatSchedule,
  random: Random,
): { startTime: string; hours: number } | undefined {
  const likely = { YACHT: 0.3, SPEEDBOAT: 0.6, MOTORBOAT: 0.3, SAILBOAT: 0.1, CATAMARAN: 0.1 };
  if (boat.hourlyPrice === null || !random.chance(likely[boat.type])) return undefined;
  const hours = random.int(2, 5);
  const startTime = random.pick(startTimes.slice(0, startTimes.length - hours + 1));
  return { startTime, hours };
}

const MAX_GROUPED = 14;

/** Bookings of one boat, past and to come, none of which overlaps another. */
function bookingsOf(
  schedule: BoatSchedule,
  calendar: Calendar,
  guests: GuestList,
  demand: Demand,
): Plan[] {
  const { boat, entries, taken } = schedule;
  const random = randomOf(`bookings of boat ${boat.id}`);
  const { season } = placeOf(boat.location);
  const favour = demand.favourites.get(boat.ownerId) ?? 1;
  const plans: Plan[] = [];

  function isFree(first: number, last: number): boolean {
    for (let offset = first; offset <= last; offset += 1) {
      if (taken.has(offset) || (offset >= 0 && !entries.get(offset)?.isAvailable)) return false;
    }
    return true;
  }

  function book(range: readonly [number, number], isInSeason: boolean): void {
    for (let tries = 0; tries < 12; tries += 1) {
      const first = isInSeason
        ? dayInSeason(calendar, season, range, random)
        : random.int(...range);
      const byHours = hoursOf(schedule, random);
      const last = first + (byHours ? 1 : lengthOf(schedule, random)) - 1;
      if (!isFree(first, last)) continue;
      for (let offset = first; offset <= last; offset += 1) taken.add(offset);
      plans.push(planOf(calendar, termsOf(first, last, byHours), random));
      return;
    }
  }

  function termsOf(first: number, last: number, byHours: ReturnType<typeof hoursOf>): Terms {
    const guest = guests.take(first, last, random);
    const people = random.int(Math.min(2, boat.capacity), Math.min(boat.capacity, MAX_GROUPED));
    const made = Math.min(first, 0) - random.int(1, first > 30 ? 150 : 40);
    return {
      ...statusOf(first, last, made),
      customerId: guest.id,
      boatId: boat.id,
      tourId: null,
      tourDateId: null,
      first,
      last,
      startTime: byHours?.startTime ?? null,
      hours: byHours?.hours ?? null,
      passengerCount: people,
      notes: noteOf('boat', guest.language, random),
      services: random.chance(0.45) ? servicesFor(schedule, people, random) : [],
      basePrice: byHours
        ? byHours.hours * (boat.hourlyPrice ?? 0)
        : priceOfDays(boat, calendar, first, last),
      made,
      policy: generalPolicy,
    };
  }

  function statusOf(
    first: number,
    last: number,
    made: number,
  ): Pick<Terms, 'status' | 'cancelled'> {
    const isOver = last < 0;
    if (first < 0 && !isOver) return { status: 'CONFIRMED' };
    if (random.chance(isOver ? 0.09 : 0.08)) {
      const by = random.chance(0.75) ? 'customer' : 'host';
      const day = random.int(made, Math.min(first, 0) - 1);
      const reason = random.pick(by === 'host' ? HOST_REASONS : CUSTOMER_REASONS);
      return { status: 'CANCELLED', cancelled: { day, by, reason } };
    }
    if (isOver) {
      const outcomes = ['COMPLETED', 'NO_SHOW', 'REJECTED'] as const;
      return { status: outcomes[random.weighted([93, 3, 4])] ?? 'COMPLETED' };
    }
    const isInstant = Array.from({ length: last - first + 1 }, (_, index) =>
      entries.get(first + index),
    ).every((entry) => entry?.isInstantConfirmation);
    return { status: !isInstant && random.chance(demand.waiting) ? 'PENDING' : 'CONFIRMED' };
  }

  const many = ([fewest, most]: readonly [number, number]) =>
    Math.round(random.int(fewest, most) * favour);
  for (let left = many(demand.past); left > 0; left -= 1) book([-355, -4], true);
  if (boat.status !== 'ACTIVE') return plans;
  for (let left = many(demand.soon); left > 0; left -= 1) book([-2, 30], false);
  for (let left = many(demand.coming); left > 0; left -= 1) book([31, 300], true);
  return plans;
}

function servicesFor({ services }: BoatSchedule, people: number, random: Random) {
  return random
    .some(services, random.int(1, 2))
    .sort((a, b) => a.id - b.id)
    .map((service) => serviceLine(service, service.serviceType === 'FOOD' ? people : 1));
}

/** What days of a boat cost in lira, each at its own price. */
export function priceOfDays(
  boat: BoatRecord,
  calendar: Calendar,
  first: number,
  last: number,
): number {
  let sum = 0;
  for (let offset = first; offset <= last; offset += 1) {
    sum += seasonPrice(boat, calendar, offset) ?? boat.dailyPrice;
  }
  return sum;
}

/** Bookings of boats, past and to come, beside those that are `fixed` already. */
export function boatBookings(
  calendar: Calendar,
  fleet: Fleet,
  guests: GuestList,
  demand: Demand,
  fixed: readonly Booked[],
): Plan[] {
  const services = Map.groupBy(fleet.boatServices, ({ boatId }) => boatId);
  const entries = Map.groupBy(fleet.availabilities, ({ boatId }) => boatId);
  const kept = Map.groupBy(fixed, ({ boatId }) => boatId);
  return fleet.boats
    .filter(({ status }) => status !== 'DRAFT')
    .flatMap((boat) =>
      bookingsOf(
        {
          boat,
          services: services.get(boat.id) ?? [],
          entries: new Map(
            (entries.get(boat.id) ?? []).map((entry) => [calendar.offsetOf(entry.date), entry]),
          ),
          taken: daysOf(kept.get(boat.id) ?? [], calendar),
        },
        calendar,
        guests,
        demand,
      ),
    );
}

/** The days of bookings. */
function daysOf(bookings: readonly Booked[], calendar: Calendar): Set<number> {
  const days = new Set<number>();
  for (const booking of bookings) {
    const last = calendar.offsetOf(booking.endDate);
    for (let offset = calendar.offsetOf(booking.startDate); offset <= last; offset += 1) {
      days.add(offset);
    }
  }
  return days;
}
