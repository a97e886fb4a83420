import { periodTerms } from '../../rules/availability/availability.ts';
import {
  type BoatCriteria,
  boatsMatching,
  daysAsked,
  publishedBoats,
} from '../../rules/boat/boat-search.ts';
import { toKurus } from '../../rules/booking/price.ts';
import { daysInclusive } from '../../rules/calendar/day.ts';
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

/** The price that a card shows: of the days asked for, or what a day costs at least. Lira. */
const priceOn = ({ periodPrice, fromPrice }: Schemas['BoatSummary']) => periodPrice ?? fromPrice;

const ORDERS: Record<BoatSort, (a: Found, b: Found) => number> = {
  'popularity,desc': byPopularity,
  'rating,desc': byRating,
  'price,asc': (a, b) => priceOn(a.card) - priceOn(b.card) || a.boat.id - b.boat.id,
  'price,desc': (a, b) => priceOn(b.card) - priceOn(a.card) || a.boat.id - b.boat.id,
  'capacity,desc': (a, b) => b.boat.capacity - a.boat.capacity || a.boat.id - b.boat.id,
  'newest,desc': (a, b) => compare(b.boat.createdAt, a.boat.createdAt) || a.boat.id - b.boat.id,
};

/**
 * The cards of the published boats that meet every criterion, in an order of the contract, the most popular
 * first unless another is asked for. Where days are asked for, a card speaks of these.
 */
export function cardsMatching(
  store: Store,
  criteria: BoatCriteria,
  today: string,
  sort: BoatSort = 'popularity,desc',
): Schemas['BoatSummary'][] {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = criteria;
  const { minRating = 0, isInstantConfirmation } = criteria;
  const days = daysAsked(criteria);
  const count = days ? daysInclusive(days.first, days.last) : 1;
  return boatsMatching(store, criteria, today)
    .map((boat) => {
      const card = boatSummary(store, boat, today);
      if (!days) return { boat, card };
      return { boat, card: { ...card, ...periodTerms(store, boat, days, today) } };
    })
    .filter(({ card }) => {
      if ((card.rating ?? 0) < minRating) return false;
      return (
        isInstantConfirmation === undefined || card.isInstantConfirmation === isInstantConfirmation
      );
    })
    .filter(({ card: { periodPrice, fromPrice } }) => {
      const ofDay = periodPrice == null ? fromPrice : toKurus(periodPrice / count);
      return ofDay >= minPrice && ofDay <= maxPrice;
    })
    .sort(ORDERS[sort])
    .map(({ card }) => card);
}

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
