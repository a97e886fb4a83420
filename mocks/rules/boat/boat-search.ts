import type { BoatRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { boatDays, bookingsTouching, entriesOf } from '../availability/availability.ts';
import { daysInclusive } from '../calendar/day.ts';
import { byText, fold, sought } from '../common/text.ts';
import { isPublished } from '../offer/visibility.ts';

/** What boats are looked for by. */
export type BoatCriteria = Schemas['BoatSearch'];

/** What a boat is looked for by, without letter case and accents. */
const folded = ({ name, brandModel, location }: BoatRecord) => ({
  name: fold(name),
  model: fold(brandModel ?? ''),
  place: fold(location),
});

/** Every published boat. */
export function publishedBoats(store: Store): readonly BoatRecord[] {
  return store.boats.all().filter(isPublished);
}

/** How many published boats lie in a place, its spelling aside. */
export function countInPlace(store: Store, location: string): number {
  const place = sought(location);
  return publishedBoats(store).filter((boat) => folded(boat).place === place).length;
}

/** Whether a boat is let for an occasion, its spelling aside. */
const isLetFor = ({ organizationTypes = [] }: BoatRecord, occasion: string) =>
  organizationTypes.some((type) => fold(type) === sought(occasion));

/** Whether all of these features are on board, their spelling aside. */
function hasFeatures(store: Store, boatId: number, features: readonly string[]): boolean {
  const onBoard = new Set(
    store.boatFeatures.where('boatId', boatId).map(({ featureName }) => fold(featureName)),
  );
  return features.every((feature) => onBoard.has(sought(feature)));
}

/** The published boats that meet every criterion given but those of their cards: prices, rating, confirmation. */
export function boatsMatching(store: Store, criteria: BoatCriteria, today: string): BoatRecord[] {
  const { name, location, occasion, minCapacity, type } = criteria;
  const { captainIncluded, minCabins, features } = criteria;
  const part = name && sought(name);
  const place = location && sought(location);
  return publishedBoats(store).filter(
    (boat) =>
      (!part || folded(boat).name.includes(part)) &&
      (!place || folded(boat).place === place) &&
      (!occasion || isLetFor(boat, occasion)) &&
      (minCapacity === undefined || boat.capacity >= minCapacity) &&
      (type === undefined || boat.type === type) &&
      (captainIncluded === undefined || boat.captainIncluded === captainIncluded) &&
      (minCabins === undefined || (boat.cabins ?? 0) >= minCabins) &&
      (features === undefined || hasFeatures(store, boat.id, features)) &&
      isFree(store, boat, criteria, today),
  );
}

/** The days looked for, both ends counted; one end alone stands for that day, undefined for none. */
export function daysAsked({ startDate, endDate }: BoatCriteria) {
  const first = startDate ?? endDate;
  const last = endDate ?? startDate;
  return first === undefined || last === undefined ? undefined : { first, last };
}

/**
 * Whether a boat can be booked for the days looked for. A single day may have hours left only; of several each must be wholly free.
 */
function isFree(store: Store, boat: BoatRecord, criteria: BoatCriteria, today: string): boolean {
  const days = daysAsked(criteria);
  if (!days) return true;
  const { first, last } = days;
  if (first < today) return false;
  const offer = { boatId: boat.id, tourId: null };
  const offered = entriesOf(store, offer).filter(
    (day) => day.isAvailable && day.date >= first && day.date <= last,
  );
  if (offered.length < daysInclusive(first, last)) return false;
  if (bookingsTouching(store, offer, first, last).length === 0) return true;
  return first === last && boatDays(store, boat, first, last, today).every((day) => day.isBookable);
}

/** The published boats whose name, brand and model or place contains a text. */
export function boatsContaining(store: Store, query: string): BoatRecord[] {
  const part = sought(query);
  return publishedBoats(store).filter((boat) =>
    Object.values(folded(boat)).some((text) => text.includes(part)),
  );
}

/**
 * At most `limit` places and names of published boats that complete what has been typed: places first,
 * what begins with it before what contains it, then by the alphabet.
 */
export function suggestions(store: Store, query: string): Schemas['BoatSuggestion'][] {
  const typed = sought(query);
  const begins = (text: string) => Number(!text.startsWith(typed));
  const boats = publishedBoats(store);
  const places = groupedByPlace(boats)
    .map(([first]) => ({ text: first.location, key: folded(first).place }))
    .filter(({ key }) => key.includes(typed))
    .sort((a, b) => begins(a.key) - begins(b.key) || byText(a.text, b.text))
    .map(({ text }) => ({ kind: 'LOCATION' as const, text, location: text, boatId: null }));
  const names = boats
    .map((boat) => ({ boat, key: folded(boat).name }))
    .filter(({ key }) => key.includes(typed))
    .sort(
      (a, b) =>
        begins(a.key) - begins(b.key) || byText(a.boat.name, b.boat.name) || a.boat.id - b.boat.id,
    )
    .map(({ boat: { id, name, location } }) => ({
      kind: 'BOAT' as const,
      text: name,
      location,
      boatId: id,
    }));
  return [...places, ...names];
}

/** Boats by the place where they lie, its spelling aside; no group is empty. */
export function groupedByPlace(boats: readonly BoatRecord[]): [BoatRecord, ...BoatRecord[]][] {
  return groupedBy(boats, (boat) => folded(boat).place);
}

/** Boats in groups of equal keys, in order of their first boats; no group is empty. */
export function groupedBy<K>(
  boats: readonly BoatRecord[],
  keyOf: (boat: BoatRecord) => K,
): [BoatRecord, ...BoatRecord[]][] {
  const groups = new Map<K, [BoatRecord, ...BoatRecord[]]>();
  for (const boat of boats) {
    const key = keyOf(boat);
    const group = groups.get(key);
    if (group) group.push(boat);
    else groups.set(key, [boat]);
  }
  return [...groups.values()];
}
