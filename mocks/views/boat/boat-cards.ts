import { publishedBoats } from '../../rules/boat/boat-search.ts';
import { compare } from '../../rules/common/order.ts';
import type { BoatRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { boatSummary } from './boat.ts';

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

/** The lists of a store, as long as none of the records behind its cards has changed. */
interface Kept {
  version: number;
  today: string;
  lists: Map<BoatSort, readonly Schemas['BoatSummary'][]>;
}

const KEPT = new WeakMap<Store, Kept>();

/** Versions only rise, so their sum is the same only while all of them are. */
const versionOf = ({ boats, reviews, boatImages, availabilities, bookings }: Store): number =>
  boats.version + reviews.version + boatImages.version + availabilities.version + bookings.version;

/** The cards of every published boat in an order of the contract, the most popular first unless another is asked for. */
export function publishedCards(
  store: Store,
  today: string,
  sort: BoatSort = 'popularity,desc',
): readonly Schemas['BoatSummary'][] {
  const version = versionOf(store);
  let kept = KEPT.get(store);
  if (kept?.version !== version || kept.today !== today) {
    kept = { version, today, lists: new Map() };
    KEPT.set(store, kept);
  }
  let cards = kept.lists.get(sort);
  if (!cards) {
    cards = cardsInOrder(store, publishedBoats(store), today, sort);
    kept.lists.set(sort, cards);
  }
  return cards;
}
