import type { AvailabilityRecord, Schemas } from '../../../store/records.ts';
import { type Acts, named, offerSubject, subject } from './act.ts';

type Kind = Extract<Schemas['AuditAct'], `RECORD_${string}`>;
type WithId = { path: { id: number } };

const boatOfPath = ({ path }: WithId) => subject('BOAT', path.id);
const tourOfPath = ({ path }: WithId) => subject('TOUR', path.id);
const boatOfBody = ({ body }: { body: { boatId: number } }) => subject('BOAT', body.boatId);
const tourOfBody = ({ body }: { body: { tourId: number } }) => subject('TOUR', body.tourId);

/** A part of a boat or tour that the path names. */
const part = (
  act: Kind,
  table:
    | 'availabilities'
    | 'boatFeatures'
    | 'boatImages'
    | 'boatServices'
    | 'tourDates'
    | 'tourImages',
) => ({
  act,
  about: (call: Parameters<ReturnType<typeof named>>[0]) => offerSubject(named(table)(call)),
});

const count = (what: string, records: readonly unknown[]) => `${what}: ${records.length}`;

/** What administrators write in place of owners and guides, whose boats and tours they may change. */
export const onBehalf: Acts = {
  createAvailability: { act: 'RECORD_CREATED', about: ({ body }) => offerSubject(body) },
  updateAvailability: {
    act: 'RECORD_CHANGED',
    about: ({ store, body }) => offerSubject(store.availabilities.get(body.id)),
  },
  deleteAvailability: part('RECORD_DELETED', 'availabilities'),
  setAvailabilityStatus: part('RECORD_CHANGED', 'availabilities'),
  setAvailabilityPriceOverride: part('RECORD_CHANGED', 'availabilities'),
  setAvailabilityInstantConfirmation: part('RECORD_CHANGED', 'availabilities'),
  createAvailabilityPeriod: { act: 'RECORD_CREATED', about: ({ query }) => offerSubject(query) },
  updateAvailabilityPeriod: { act: 'RECORD_CHANGED', about: ({ query }) => offerSubject(query) },

  updateAvailabilities: {
    act: 'RECORD_CHANGED',
    about({ body }) {
      const offers = body.changes.flatMap((change) => offerSubject(change) ?? []);
      return [...new Map(offers.map((offer) => [`${offer.type} ${offer.id}`, offer])).values()];
    },
    isOf({ type, id }, row) {
      const { boatId, tourId } = row as AvailabilityRecord; // a batch changes days alone
      return id === (type === 'BOAT' ? boatId : tourId);
    },
  },

  createBoatDocument: { act: 'RECORD_CREATED', about: boatOfBody },
  createBoatDocuments: { act: 'RECORD_CREATED', about: boatOfBody },
  updateBoatDocument: {
    act: 'RECORD_CHANGED',
    about: ({ body }) => subject('BOAT_DOCUMENT', body.id),
  },
  deleteBoatDocument: {
    act: 'RECORD_DELETED',
    about: ({ path }) => subject('BOAT_DOCUMENT', path.id),
  },
  setBoatDocumentDisplayOrder: {
    act: 'RECORD_CHANGED',
    about: ({ path }) => subject('BOAT_DOCUMENT', path.id),
  },
  setBoatDocumentDisplayOrders: { act: 'RECORD_CHANGED', about: boatOfBody },

  addBoatFeature: { act: 'RECORD_CREATED', about: boatOfPath },
  addBoatFeatures: { act: 'RECORD_CREATED', about: boatOfPath },
  deleteBoatFeature: part('RECORD_DELETED', 'boatFeatures'),
  uploadBoatImage: { act: 'RECORD_CREATED', about: boatOfPath },
  uploadBoatImages: { act: 'RECORD_CREATED', about: boatOfPath },
  setBoatImageDisplayOrders: { act: 'RECORD_CHANGED', about: boatOfPath },
  deleteBoatImage: part('RECORD_DELETED', 'boatImages'),
  createBoatService: { act: 'RECORD_CREATED', about: boatOfBody },
  createBoatServices: { act: 'RECORD_CREATED', about: boatOfBody },
  updateBoatService: {
    act: 'RECORD_CHANGED',
    about: ({ store, body }) => offerSubject(store.boatServices.get(body.id)),
  },
  deleteBoatService: part('RECORD_DELETED', 'boatServices'),
  deleteBoatServices: { act: 'RECORD_DELETED', about: boatOfPath },
  updateBoat: { act: 'RECORD_CHANGED', about: ({ body }) => subject('BOAT', body.id) },
  deleteBoat: { act: 'RECORD_DELETED', about: boatOfPath },
  setBoatStatus: {
    act: 'STATUS_CHANGED',
    about: boatOfPath,
    state: (call) => named('boats')(call)?.status ?? null,
  },
  setBoatRating: {
    act: 'RATING_SET',
    about: boatOfPath,
    state: (call) => named('boats')(call)?.ratingOverride?.toString() ?? null,
  },

  deleteBooking: {
    act: 'RECORD_DELETED',
    about: ({ path }) => subject('BOOKING', path.id),
  },
  deleteCustomerBookings: {
    act: 'RECORD_DELETED',
    about: ({ path }) => subject('USER', path.id),
    state: ({ store, path }) => count('bookings', store.bookings.where('customerId', path.id)),
  },
  deleteBoatBookings: {
    act: 'RECORD_DELETED',
    about: boatOfPath,
    state: ({ store, path }) => count('bookings', store.bookings.where('boatId', path.id)),
  },
  deleteTourBookings: {
    act: 'RECORD_DELETED',
    about: tourOfPath,
    state: ({ store, path }) => count('bookings', store.bookings.where('tourId', path.id)),
  },
  updateCompany: {
    act: 'RECORD_CHANGED',
    // One's own company is no act of the administration.
    about: ({ body, user }) => (body.userId === user.id ? undefined : subject('USER', body.userId)),
  },
  replyToReview: { act: 'RECORD_CREATED', about: ({ path }) => subject('REVIEW', path.id) },
  flagReview: {
    act: 'RECORD_CHANGED',
    about: ({ path }) => subject('REVIEW', path.id),
    reason: ({ body }) => body.reason,
  },
  deleteBoatReviews: {
    act: 'REVIEW_DELETED',
    about: boatOfPath,
    state: ({ store, path }) => count('reviews', store.reviews.where('boatId', path.id)),
  },
  deleteTourReviews: {
    act: 'REVIEW_DELETED',
    about: tourOfPath,
    state: ({ store, path }) => count('reviews', store.reviews.where('tourId', path.id)),
  },

  createTourDate: { act: 'RECORD_CREATED', about: tourOfBody },
  createTourDates: { act: 'RECORD_CREATED', about: tourOfPath },
  addTourDates: { act: 'RECORD_CREATED', about: tourOfPath },
  updateTourDate: {
    act: 'RECORD_CHANGED',
    about: ({ store, body }) => offerSubject(store.tourDates.get(body.id)),
  },
  deleteTourDate: part('RECORD_DELETED', 'tourDates'),
  deleteTourDatesByTour: { act: 'RECORD_DELETED', about: tourOfPath },
  setTourDateStatus: part('RECORD_CHANGED', 'tourDates'),
  setTourDateMaxGuests: part('RECORD_CHANGED', 'tourDates'),
  createTourDocument: { act: 'RECORD_CREATED', about: tourOfBody },
  createTourDocuments: { act: 'RECORD_CREATED', about: tourOfBody },
  updateTourDocument: {
    act: 'RECORD_CHANGED',
    about: ({ body }) => subject('TOUR_DOCUMENT', body.id),
  },
  deleteTourDocument: {
    act: 'RECORD_DELETED',
    about: ({ path }) => subject('TOUR_DOCUMENT', path.id),
  },
  setTourDocumentDisplayOrder: {
    act: 'RECORD_CHANGED',
    about: ({ path }) => subject('TOUR_DOCUMENT', path.id),
  },
  setTourDocumentDisplayOrders: { act: 'RECORD_CHANGED', about: tourOfBody },
  uploadTourImage: { act: 'RECORD_CREATED', about: tourOfBody },
  uploadTourImages: { act: 'RECORD_CREATED', about: tourOfPath },
  updateTourImage: {
    act: 'RECORD_CHANGED',
    about: ({ store, body }) => offerSubject(store.tourImages.get(body.id)),
  },
  deleteTourImage: part('RECORD_DELETED', 'tourImages'),
  deleteTourImagesByTour: { act: 'RECORD_DELETED', about: tourOfPath },
  setTourImageDisplayOrder: part('RECORD_CHANGED', 'tourImages'),
  updateTour: { act: 'RECORD_CHANGED', about: ({ body }) => subject('TOUR', body.id) },
  deleteTour: { act: 'RECORD_DELETED', about: tourOfPath },
  setTourStatus: {
    act: 'STATUS_CHANGED',
    about: tourOfPath,
    state: (call) => named('tours')(call)?.status ?? null,
  },
  setTourRating: {
    act: 'RATING_SET',
    about: tourOfPath,
    state: (call) => named('tours')(call)?.ratingOverride?.toString() ?? null,
  },
  deleteToursByGuide: {
    act: 'RECORD_DELETED',
    about: ({ path }) => subject('USER', path.id),
    state: ({ store, path }) => count('tours', store.tours.where('guideId', path.id)),
  },
};
