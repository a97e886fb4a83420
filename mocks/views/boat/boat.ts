import { daysAhead } from '../../rules/availability/availability.ts';
import { imagesInOrder } from '../../rules/common/display-order.ts';
import { compare } from '../../rules/common/order.ts';
import { ratingOf } from '../../rules/review/rating.ts';
import type {
  AvailabilityRecord,
  BoatFeatureRecord,
  BoatImageRecord,
  BoatRecord,
  Schemas,
} from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../account/user.ts';
import { hostProfile } from '../captain/host-profile.ts';
import { cardImages } from '../common/card-images.ts';
import { HOSTS_WRITE } from '../common/hosts-write.ts';

/** A summary and what it was made of: as long as all of it is the same, so is the summary. */
interface Kept {
  sources: readonly unknown[];
  summary: Schemas['BoatSummary'];
}

const KEPT = new WeakMap<BoatRecord, Kept>();

/** Stands for every empty list, so that two of them are the same source. */
const NONE: readonly never[] = [];
const source = <T>(rows: readonly T[]) => (rows.length > 0 ? rows : NONE);

/**
 * What a card shows of a boat: rating, images and days are worked out from the other tables. `today` is
 * a calendar day. While none of the records behind it has changed the same object is answered again:
 * it is frozen.
 */
export function boatSummary(store: Store, boat: BoatRecord, today: string): Schemas['BoatSummary'] {
  const reviews = source(store.reviews.where('boatId', boat.id));
  const images = source(store.boatImages.where('boatId', boat.id));
  const days = source(store.availabilities.where('boatId', boat.id));
  const bookings = source(store.bookings.where('boatId', boat.id));
  const sources = [reviews, images, days, bookings, today];
  const kept = KEPT.get(boat);
  if (kept?.sources.every((rows, index) => rows === sources[index])) return kept.summary;
  const { id, name, type, brandModel, buildYear, length, capacity } = boat;
  const { dailyPrice, hourlyPrice, location, latitude, longitude } = boat;
  const { next, fromPrice } = daysAhead(store, boat, today);
  const summary: Schemas['BoatSummary'] = Object.freeze({
    id,
    name,
    type,
    brandModel,
    buildYear,
    length,
    capacity,
    dailyPrice,
    hourlyPrice,
    location,
    latitude,
    longitude,
    captainIncluded: boat.captainIncluded,
    cabins: boat.cabins,
    ownerId: boat.ownerId,
    status: boat.status,
    rating: ratingOf(reviews, boat.ratingOverride),
    reviewCount: reviews.length,
    ...cardImages(imagesInOrder(images)),
    isInstantConfirmation: isUsuallyInstant(days, today),
    nextAvailableDate: next,
    fromPrice,
  });
  KEPT.set(boat, { sources, summary });
  return summary;
}

/** A boat with its images, features and services. Documents are no part of it: they are for its owner and administrators. */
export function boatDetail(store: Store, boat: BoatRecord, today: string): Schemas['Boat'] {
  const { ratingOverride, createdAt, listed, dayPlan, ...described } = boat;
  return {
    ...described,
    ...(dayPlan && { dayPlan: dayPlan.toSorted((a, b) => compare(a.time, b.time)) }),
    ...boatSummary(store, boat, today),
    ownerName: fullNameOf(store, boat.ownerId),
    textLanguage: HOSTS_WRITE,
    ownerProfile: hostProfile(store, boat.ownerId),
    images: imagesInOrder(store.boatImages.where('boatId', boat.id)).map(boatImageView),
    features: store.boatFeatures.where('boatId', boat.id).map(boatFeatureView),
    services: [...store.boatServices.where('boatId', boat.id)],
  };
}

/** An image as the contract has it. */
export function boatImageView({ boatId, ...image }: BoatImageRecord): Schemas['BoatImage'] {
  return image;
}

/** A feature as the contract has it. */
export function boatFeatureView({ boatId, ...feature }: BoatFeatureRecord): Schemas['BoatFeature'] {
  return feature;
}

/** A boat is let at once when most of its open days to come are (BoatSummary.isInstantConfirmation). */
function isUsuallyInstant(days: readonly AvailabilityRecord[], today: string): boolean {
  const open = days.filter((day) => day.isAvailable && day.date >= today);
  return open.filter((day) => day.isInstantConfirmation).length * 2 > open.length;
}
