import { isOpen } from '../../rules/availability/availability.ts';
import { notifyAndEmail } from '../../rules/booking/booking-notifications.ts';
import { instant } from '../../rules/calendar/day.ts';
import { compare } from '../../rules/common/order.ts';
import { forbidden, invalid, isRefusal, notFound } from '../../rules/common/refusal.ts';
import { foundTour } from '../../rules/offer/offer.ts';
import { changesOf, makeChanges } from '../../rules/tour/tour-changes.ts';
import { dateProblems, dateValues, overlapRefusal } from '../../rules/tour/tour-dates.ts';
import { addTourImages, tourImagesRefusal } from '../../rules/tour/tour-images.ts';
import { removeTour, tourRemovalRefusal } from '../../rules/tour/tour-removal.ts';
import type { Schemas, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { tourSummary, tourView } from '../../views/tour/tour.ts';
import type { SomeHandlers } from '../handler.ts';

/** What a guide wrote; what was left out is empty or its default. */
function written(body: Schemas['TourContent']) {
  return {
    name: body.name,
    description: body.description ?? '',
    fullDescription: body.fullDescription ?? '',
    price: body.price,
    capacity: body.capacity ?? 10,
    location: body.location,
    latitude: body.latitude ?? null,
    longitude: body.longitude ?? null,
    tourType: body.tourType ?? null,
    cancellationPolicy: body.cancellationPolicy ?? null,
    includedServices: body.includedServices ?? '',
    excludedServices: body.excludedServices ?? '',
    requirements: body.requirements ?? '',
    notAllowed: body.notAllowed ?? '',
    notSuitableFor: body.notSuitableFor ?? '',
    routeDescription: body.routeDescription ?? '',
    locationDescription: body.locationDescription ?? '',
    features: body.features ?? [],
    languages: body.languages ?? [],
    highlights: body.highlights ?? [],
    duration: body.duration ?? { hours: 2, minutes: 0 },
  };
}

/** Tells the customers who have booked a tour that it is called off; their bookings stay as they are. */
function tellCustomers(store: Store, now: number, tour: TourRecord): void {
  const booked = store.bookings.where('tourId', tour.id).filter(isOpen);
  // A customer with two bookings is told once, of the first of them.
  const told = new Map(booked.toReversed().map(({ customerId, id }) => [customerId, id]));
  for (const [customerId, id] of told) {
    notifyAndEmail(store, now, customerId, {
      type: 'WARNING',
      subject: { kind: 'BOOKING', id },
      title: { tr: 'Tur iptal edildi', en: 'Tour called off' },
      message: {
        tr: `${tour.name} artık yapılmayacak. Rehber rezervasyonunuz için sizinle iletişime geçecek.`,
        en: `${tour.name} will no longer take place. The guide will contact you about your booking.`,
      },
    });
  }
}

/** Tours as their guides write and publish them (public lists in tour-search.ts). */
export const tours: SomeHandlers<
  | 'createTour'
  | 'updateTour'
  | 'getTour'
  | 'deleteTour'
  | 'setTourStatus'
  | 'setTourRating'
  | 'listToursByGuide'
  | 'deleteToursByGuide'
  | 'checkTourExists'
> = {
  createTour: ({ store, user, body, now }) => {
    const values = written(body);
    const { tourDates = [], tourImages = [] } = body;
    const problems = tourDates.flatMap((date, index) =>
      dateProblems(date, values.capacity, `body.tourDates.${index}`),
    );
    if (problems.length > 0) return invalid(problems);
    const dates = tourDates.map((date) => dateValues(date, values));
    const fieldOf = (index: number) => `body.tourImages.${index}.imageData`;
    const refusal = overlapRefusal(dates, []) ?? tourImagesRefusal(store, 0, tourImages, fieldOf);
    if (refusal) return refusal;
    const tour = store.tours.insert({
      ...values,
      guideId: user.id,
      status: 'DRAFT',
      ratingOverride: null,
      createdAt: instant(now),
    });
    for (const date of dates) store.tourDates.insert({ tourId: tour.id, ...date });
    addTourImages(store, tour.id, tourImages);
    return { status: 201, body: tourView(store, tour) };
  },

  updateTour: ({ store, body, now }) => {
    const tour = store.tours.get(body.id);
    if (!tour) return notFound();
    // The rule of the session's id lets administrators pass; they change what is somebody else's.
    if (body.guideId !== undefined && body.guideId !== tour.guideId) return forbidden();
    const values = written(body);
    const changes = changesOf(store, { id: body.id, ...values }, body);
    if (isRefusal(changes)) return changes;
    makeChanges(store, now, body.id, changes);
    const changed = store.tours.update(body.id, values);
    return changed ? { status: 200, body: tourView(store, changed) } : notFound();
  },

  getTour: ({ store, path, user }) => {
    const tour = foundTour(store, path.id, user);
    return tour ? { status: 200, body: tourView(store, tour) } : notFound();
  },

  deleteTour: ({ store, path }) => {
    const tour = store.tours.get(path.id);
    if (!tour) return notFound();
    const refusal = tourRemovalRefusal(store, [tour]);
    if (refusal) return refusal;
    removeTour(store, tour);
    return { status: 204 };
  },

  setTourStatus: ({ store, path, query: { status }, now }) => {
    const tour = store.tours.get(path.id);
    if (!tour) return notFound();
    if (status === tour.status) return { status: 200, body: tourView(store, tour) };
    const changed = store.tours.update(tour.id, { status }) ?? tour;
    if (status === 'CANCELLED') tellCustomers(store, now, changed);
    return { status: 200, body: tourView(store, changed) };
  },

  setTourRating: ({ store, path, query }) => {
    const tour = store.tours.update(path.id, { ratingOverride: query.rating });
    return tour ? { status: 200, body: tourView(store, tour) } : notFound();
  },

  listToursByGuide: ({ store, path }) => {
    if (!store.users.get(path.id)) return notFound();
    const created = store.tours
      .where('guideId', path.id)
      .toSorted((a, b) => compare(a.createdAt, b.createdAt) || a.id - b.id);
    return { status: 200, body: created.map((tour) => tourSummary(store, tour)) };
  },

  deleteToursByGuide: ({ store, path }) => {
    if (!store.users.get(path.id)) return notFound();
    const ofGuide = store.tours.where('guideId', path.id);
    const refusal = tourRemovalRefusal(store, ofGuide);
    if (refusal) return refusal;
    for (const tour of ofGuide) removeTour(store, tour);
    return { status: 204 };
  },

  checkTourExists: ({ store, path, user }) => ({
    status: 200,
    body: { exists: foundTour(store, path.id, user) !== undefined },
  }),
};
