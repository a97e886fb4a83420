import { rounded } from '../../../openapi/model/rounding.ts';
import type { BoatRecord, ReviewRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { byText, fold } from '../common/text.ts';
import { ratingOf } from '../review/rating.ts';
import { groupedBy, groupedByPlace, publishedBoats } from './boat-search.ts';

/** What a day costs over several boats, in lira; the mean to the kuruş. Zero without any boat. */
function priceSpan(boats: readonly BoatRecord[]): Schemas['PriceSpan'] {
  const prices = boats.map(({ dailyPrice }) => dailyPrice);
  if (prices.length === 0) return { averageDailyPrice: 0, minDailyPrice: 0, maxDailyPrice: 0 };
  const sum = prices.reduce((total, price) => total + price, 0);
  return {
    averageDailyPrice: rounded(sum / prices.length, 2),
    minDailyPrice: Math.min(...prices),
    maxDailyPrice: Math.max(...prices),
  };
}

/** The figures of all published boats. Those of reviews are counted over the reviews themselves. */
export function fleetStatistics(store: Store): Schemas['FleetStatistics'] {
  const boats = publishedBoats(store);
  const reviews = boats.flatMap<ReviewRecord>(({ id }) => store.reviews.where('boatId', id));
  return {
    ...priceSpan(boats),
    boatCount: boats.length,
    locationCount: groupedByPlace(boats).length,
    totalCapacity: boats.reduce((total, { capacity }) => total + capacity, 0),
    averageRating: ratingOf(reviews),
    reviewCount: reviews.length,
  };
}

/** A row for each place with published boats: the most boats first, then by the alphabet. */
export function locationStatistics(store: Store): Schemas['LocationStatistics'][] {
  return groupedByPlace(publishedBoats(store))
    .map((boats) => ({
      location: boats[0].location,
      boatCount: boats.length,
      ...priceSpan(boats),
    }))
    .sort((a, b) => b.boatCount - a.boatCount || byText(a.location, b.location));
}

/** A row for each type that has a published boat: the most boats first, then by type. */
export function typeStatistics(store: Store): Schemas['TypeStatistics'][] {
  return groupedBy(publishedBoats(store), ({ type }) => type)
    .map((boats) => ({ type: boats[0].type, boatCount: boats.length, ...priceSpan(boats) }))
    .sort((a, b) => b.boatCount - a.boatCount || byText(a.type, b.type));
}

/** The places of published boats and where they lie: the most boats first, then by the alphabet. */
export function boatLocations(store: Store): Schemas['BoatLocation'][] {
  return groupedByPlace(publishedBoats(store))
    .flatMap((boats) => {
      const name = boats[0].location;
      const position = positionOf(store, boats);
      return position ? [{ name, boatCount: boats.length, ...position }] : [];
    })
    .sort((a, b) => b.boatCount - a.boatCount || byText(a.name, b.name));
}

/** Where a place is: where its first boat with a position lies, else where its destination page says. */
function positionOf(
  store: Store,
  boats: readonly [BoatRecord, ...BoatRecord[]],
): { latitude: number; longitude: number } | undefined {
  for (const { latitude, longitude } of boats) {
    if (latitude !== null && longitude !== null) return { latitude, longitude };
  }
  const place = fold(boats[0].location);
  const found = store.destinations.find(({ name }) => fold(name) === place);
  return found && { latitude: found.latitude, longitude: found.longitude };
}

/** The figures of one boat. */
export function boatStatistics(store: Store, boat: BoatRecord): Schemas['BoatStatistics'] {
  const reviews = store.reviews.where('boatId', boat.id);
  const bookings = store.bookings.where('boatId', boat.id);
  return {
    boatId: boat.id,
    rating: ratingOf(reviews, boat.ratingOverride),
    reviewCount: reviews.length,
    completedBookingCount: bookings.filter(({ status }) => status === 'COMPLETED').length,
  };
}
