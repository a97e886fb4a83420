import { dayOf } from '../../rules/calendar/day.ts';
import { byPlace } from '../../rules/common/display-order.ts';
import { ratingOf } from '../../rules/review/rating.ts';
import { routeStops } from '../../rules/tour/route-stops.ts';
import { inTime } from '../../rules/tour/tour-dates.ts';
import { placesLeft } from '../../rules/tour/tour-places.ts';
import type { Schemas, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../account/user.ts';
import { cardImages } from '../common/card-images.ts';
import { HOSTS_WRITE } from '../common/hosts-write.ts';

/** A summary and what it was made of: as long as all of it is the same, so is the summary. */
interface Kept {
  sources: readonly unknown[];
  summary: Schemas['TourSummary'];
}

const KEPT = new WeakMap<TourRecord, Kept>();

/** Stands for every empty list, so that two of them are the same source. */
const NONE: readonly never[] = [];
const source = <T>(rows: readonly T[]) => (rows.length > 0 ? rows : NONE);

/**
 * What a card shows of a tour; rating, picture and dates with their prices come from the other tables. While none of the
 * records behind it has changed the same object is answered again, so it must not be changed.
 */
export function tourSummary(store: Store, tour: TourRecord): Schemas['TourSummary'] {
  const reviews = source(store.reviews.where('tourId', tour.id));
  const images = source(store.tourImages.where('tourId', tour.id));
  const dates = source(store.tourDates.where('tourId', tour.id));
  const bookings = source(store.bookings.where('tourId', tour.id));
  const entries = source(store.availabilities.where('tourId', tour.id));
  const sources = [reviews, images, dates, bookings, entries];
  const kept = KEPT.get(tour);
  if (kept?.sources.every((rows, index) => rows === sources[index])) return kept.summary;
  const { id, name, description, guideId, price, capacity, location, latitude, longitude } = tour;
  const { tourType, status, languages, duration } = tour;
  const pricesOfDays = new Map(entries.map((entry) => [entry.date, entry.priceOverride]));
  const summary = Object.freeze({
    id,
    name,
    description,
    guideId,
    price,
    capacity,
    location,
    latitude,
    longitude,
    tourType,
    status,
    languages,
    duration,
    rating: ratingOf(reviews, tour.ratingOverride),
    reviewCount: reviews.length,
    ...cardImages(images.toSorted(byPlace)),
    tourDates: dates.toSorted(inTime).map((date) => ({
      ...date,
      price: pricesOfDays.get(dayOf(date.startDate)) ?? price,
      freeSeats: placesLeft(store, date),
    })),
  });
  KEPT.set(tour, { sources, summary });
  return summary;
}

/** A tour with its dates and pictures. Documents are no part of it: they are for its guide and administrators. */
export function tourView(store: Store, tour: TourRecord): Schemas['Tour'] {
  const { ratingOverride, createdAt, ...described } = tour;
  const stops = routeStops(tour);
  return {
    ...described,
    ...tourSummary(store, tour),
    ...(stops.length > 0 && { stops }),
    guideName: fullNameOf(store, tour.guideId),
    textLanguage: HOSTS_WRITE,
    tourImages: store.tourImages.where('tourId', tour.id).toSorted(byPlace),
  };
}
