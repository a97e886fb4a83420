import type { BoatRecord, Schemas } from '../store/records.ts';
import type { Store } from '../store/state.ts';
import { boatSummary } from '../views/boat.ts';
import { boatDays } from './availability.ts';
import { daysInclusive } from './day.ts';
import { compare } from './order.ts';
import { byText, contains, fold } from './text.ts';
import { isPublished } from './visibility.ts';

export type Criteria = Schemas['BoatSearch'];
export type BoatSort = Schemas['BoatSort'];

/** A boat and what its card shows, which most orders go by. */
interface Found {
  boat: BoatRecord;
  card: Schemas['BoatSummary'];
}

/** Order for `sort`: the number of reviews, then the rating; boats that are equal by id. */
function byPopularity(a: Found, b: Found): number {
  return b.card.reviewCount - a.card.reviewCount || byRating(a, b);
}

/** Order for `sort`: the best first, boats without a rating last, equal ones by id. */
function byRating(a: Found, b: Found): number {
  return (b.card.rating ?? 0) - (a.card.rating ?? 0) || a.boat.id - b.boat.id;
}

const ORDERS: Record<BoatSort, (a: Found, b: Found) => number> = {
  'popularity,desc': byPopularity,
  'rating,desc': byRating,
  'price,asc': (a, b) => a.boat.dailyPrice - b.boat.dailyPrice || a.boat.id - b.boat.id,
  'price,desc': (a, b) => b.boat.dailyPrice - a.boat.dailyPrice || a.boat.id - b.boat.id,
  'capacity,desc': (a, b) => b.boat.capacity - a.boat.capacity || a.boat.id - b.boat.id,
  'newest,desc': (a, b) => compare(b.boat.createdAt, a.boat.createdAt) || a.boat.id - b.boat.id,
};

/** The cards of boats in an order of the contract, the most popular first unless another is asked for. */
export function cardsInOrder(
  store: Store,
  boats: readonly BoatRecord[],
  today: string,
  sort: BoatSort = 'popularity,desc',
): Schemas['BoatSummary'][] {
  return boats
    .map((boat) => ({ boat, card: boatSummary(store, boat, today) }))
    .sort(ORDERS[sort])
    .map(({ card }) => card);
}

/** Every published boat. */
export function publishedBoats(store: Store): readonly BoatRecord[] {
  return store.boats.all().filter(isPublished);
}

/** The published boats that meet every criterion given; prices are those of a day (decision 51). */
export function boatsMatching(store: Store, criteria: Criteria, today: string): BoatRecord[] {
  const { name, location, minCapacity, type, minPrice, maxPrice } = criteria;
  const place = location && fold(location);
  return publishedBoats(store).filter(
    (boat) =>
      (!name || contains(boat.name, name)) &&
      (!place || fold(boat.location) === place) &&
      (minCapacity === undefined || boat.capacity >= minCapacity) &&
      (type === undefined || boat.type === type) &&
      (minPrice === undefined || boat.dailyPrice >= minPrice) &&
      (maxPrice === undefined || boat.dailyPrice <= maxPrice) &&
      isFree(store, boat, criteria, today),
  );
}

/**
 * Whether a boat can be booked for the days looked for, both ends counted; one end alone stands for that
 * day. A single day may have hours left only; of several each must be wholly free (decision 61).
 */
function isFree(store: Store, boat: BoatRecord, criteria: Criteria, today: string): boolean {
  const first = criteria.startDate ?? criteria.endDate;
  const last = criteria.endDate ?? criteria.startDate;
  if (first === undefined || last === undefined) return true;
  const wanted = daysInclusive(first, last);
  if (first < today || wanted > store.availabilities.where('boatId', boat.id).length) return false;
  return boatDays(store, boat, first, last, today).every(
    (day) => day.isBookable && (wanted === 1 || !day.hasBookings),
  );
}

/** The published boats whose name, brand and model or place contains a text. */
export function boatsContaining(store: Store, query: string): BoatRecord[] {
  return publishedBoats(store).filter((boat) =>
    [boat.name, boat.brandModel, boat.location].some((text) => contains(text, query)),
  );
}

/**
 * At most `limit` places and names of published boats that complete what has been typed: places first,
 * what begins with it before what contains it, then by the alphabet.
 */
export function suggestions(
  store: Store,
  query: string,
  limit: number,
): Schemas['BoatSuggestion'][] {
  const typed = fold(query);
  const begins = (text: string) => Number(!fold(text).startsWith(typed));
  const boats = publishedBoats(store);
  const places = groupedByPlace(boats).map(([first]) => first.location);
  const found: Schemas['BoatSuggestion'][] = [
    ...places
      .filter((place) => contains(place, query))
      .sort((a, b) => begins(a) - begins(b) || byText(a, b))
      .map((place) => ({ kind: 'LOCATION' as const, text: place, location: place, boatId: null })),
    ...boats
      .filter((boat) => contains(boat.name, query))
      .sort((a, b) => begins(a.name) - begins(b.name) || byText(a.name, b.name) || a.id - b.id)
      .map(({ id, name, location }) => ({
        kind: 'BOAT' as const,
        text: name,
        location,
        boatId: id,
      })),
  ];
  return found.slice(0, limit);
}

/** Boats by the place where they lie, its spelling aside (decision 52); no group is empty. */
export function groupedByPlace(boats: readonly BoatRecord[]): [BoatRecord, ...BoatRecord[]][] {
  return groupedBy(boats, (boat) => fold(boat.location));
}

/** Boats in groups of equal keys, in order of their first boats; no group is empty. */
export function groupedBy<K>(
  boats: readonly BoatRecord[],
  keyOf: (boat: BoatRecord) => K,
): [BoatRecord, ...BoatRecord[]][] {
  const groups = new Map<K, [BoatRecord, ...BoatRecord[]]>();
  for (const boat of boats) {
    const group = groups.get(keyOf(boat));
    if (group) group.push(boat);
    else groups.set(keyOf(boat), [boat]);
  }
  return [...groups.values()];
}
