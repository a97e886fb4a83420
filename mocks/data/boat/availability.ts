import { type Random, randomOf } from '../../lib/random.ts';
import type { AvailabilityRecord, BoatRecord } from '../../store/records.ts';
import type { Calendar } from '../calendar.ts';
import { seasonPrice } from './season.ts';

/** Ids begin here, behind those of the contract's examples. */
const FIRST_ID = 110_000_001;
const FIRST_OPENED_ID = 130_000_001;
/** How many days from today on are offered. */
const OFFERED_DAYS = 365;

/** How boats confirm: every day at once, on working days only, or never. */
const CONFIRMS = ['always', 'midweek', 'never'] as const;
const MIDWEEK = [1, 2, 3, 4];

/** Days on which a boat stays in: its weeks on land in winter, and now and then a few days. */
function closedDays(boat: BoatRecord, calendar: Calendar, random: Random): Set<number> {
  const closed = new Set<number>();
  const close = (first: number, count: number) => {
    for (let offset = first; offset < first + count; offset += 1) closed.add(offset);
  };
  for (let block = random.int(2, 5); block > 0; block -= 1) {
    close(random.int(10, OFFERED_DAYS), random.int(1, 4));
  }
  if (boat.location !== 'İstanbul' && random.chance(0.6)) {
    const january = Array.from({ length: OFFERED_DAYS }, (_, offset) => offset).find(
      (offset) => calendar.month(offset) === 1 && calendar.day(offset).endsWith('-08'),
    );
    if (january !== undefined) close(january, random.int(21, 42));
  }
  return closed;
}

/** One entry for every offered day of every published boat. */
export function createAvailabilities(
  boats: readonly BoatRecord[],
  calendar: Calendar,
): AvailabilityRecord[] {
  return boats
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap((boat, index) => entriesOf(boat, calendar, FIRST_ID + index * OFFERED_DAYS));
}

function entriesOf(boat: BoatRecord, calendar: Calendar, firstId: number): AvailabilityRecord[] {
  const random = randomOf(`availability ${boat.id}`);
  const closed = closedDays(boat, calendar, random);
  const confirms = random.pick(CONFIRMS);
  return Array.from({ length: OFFERED_DAYS }, (_, offset) => {
    const isAvailable = !closed.has(offset);
    const isInstant =
      confirms === 'always' ||
      (confirms === 'midweek' && MIDWEEK.includes(calendar.weekday(offset)));
    return {
      id: firstId + offset,
      boatId: boat.id,
      tourId: null,
      date: calendar.day(offset),
      isAvailable,
      priceOverride: isAvailable ? seasonPrice(boat, calendar, offset) : null,
      isInstantConfirmation: isAvailable && isInstant,
    };
  });
}

/** Entries that open the first days of boats, where nothing is said about them yet. */
export function openDays(
  boats: readonly BoatRecord[],
  present: readonly AvailabilityRecord[],
  calendar: Calendar,
  count: number,
): AvailabilityRecord[] {
  const said = new Set(present.map(({ boatId, date }) => `${boatId} ${date}`));
  return boats
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap((boat) =>
      Array.from({ length: count }, (_, offset) => ({
        boatId: boat.id,
        tourId: null,
        date: calendar.day(offset),
        isAvailable: true,
        priceOverride: seasonPrice(boat, calendar, offset),
        isInstantConfirmation: false,
      })),
    )
    .filter(({ boatId, date }) => !said.has(`${boatId} ${date}`))
    .map((entry, index) => ({ id: FIRST_OPENED_ID + index, ...entry }));
}
