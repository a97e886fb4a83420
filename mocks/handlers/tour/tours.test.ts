import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBooking, anEntry, aReview, aTour, aTourDate, aUser } from '../../testing/records.ts';
import { tourSearch } from './tour-search.ts';
import { tours } from './tours.ts';

const JPEG = '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==';
const day = (offset: number) => addDays(TODAY, offset);
const guide = aUser(2, { role: 'BOAT_OWNER' });
const customer = aUser(9);
let store: Store;

beforeEach(() => {
  const onTour = { kind: 'TOUR' as const, boatId: null, tourId: 1, tourDateId: 1 };
  const rows = {
    users: [guide, customer, aUser(10)],
    tours: [
      aTour(1, { price: 3000, location: 'İstanbul', capacity: 6 }),
      aTour(2, { status: 'DRAFT' }),
      aTour(3, { price: 1000, tourType: 'DIVING' }),
      aTour(4, { price: 999.99 }),
    ],
    tourDates: [
      aTourDate(1, day(6)),
      aTourDate(2, day(8)),
      aTourDate(3, day(2), { tourId: 3 }),
      aTourDate(4, day(-2), { tourId: 4 }),
    ],
    tourImages: [
      { id: 1, tourId: 1, imageUrl: '/api/uploads/tour-1-1.svg', displayOrder: 2 },
      { id: 2, tourId: 1, imageUrl: '/api/uploads/tour-1-2.svg', displayOrder: 1 },
    ],
    availabilities: [anEntry(1, day(6), { boatId: null, tourId: 1 })],
    bookings: [aBooking(1, day(6), onTour)],
    reviews: [
      aReview(1, { boatId: null, tourId: 1, rating: 5 }),
      aReview(2, { boatId: null, tourId: 1, rating: 4 }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const content: Schemas['TourContent'] = {
  name: 'Gün batımı',
  location: 'Göcek',
  price: 750,
  capacity: 10,
  duration: { hours: 3, minutes: 30 },
};
const date = (offset: number) => ({
  startDate: `${day(offset)}T07:00:00Z`,
  durationText: '2 Saat',
  maxGuests: 8,
});
const image: Schemas['TourImageDetails'] = {
  imageData: JPEG,
  fileName: 'koy.jpg',
  contentType: 'image/jpeg',
  displayOrder: 1,
};
const get = (id: number, user?: typeof guide) =>
  tours.getTour(callOf(store, { user, path: { id } }));

describe('a tour', () => {
  it('starts as DRAFT of whoever creates it, with its dates and pictures', () => {
    const body = { ...content, tourDates: [date(1)], tourImages: [image] };
    const created = bodyOf(tours.createTour(callOf(store, { user: guide, body })));
    expect(created).toMatchObject({ guideId: 2, status: 'DRAFT', rating: null, description: '' });
    expect(created.tourDates).toMatchObject([{ durationMinutes: 210, maxGuests: 8 }]);
    expect(created.imageUrl).toMatch(/^\/api\/uploads\/tour-5-\d+\.jpg$/);
  });

  it('has the mean of its reviews, until an administrator sets another', () => {
    expect(bodyOf(get(1))).toMatchObject({ rating: 4.5, reviewCount: 2 });
    tours.setTourRating(callOf(store, { path: { id: 1 }, query: { rating: 3 } }));
    expect(bodyOf(get(1)).rating).toBe(3);
  });

  it('shows its pictures by place and its dates by time', () => {
    const tour = bodyOf(get(1));
    expect(tour.imageUrl).toBe('/api/uploads/tour-1-2.svg');
    expect(tour.tourDates.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('tells what each date costs: the price of its day, 0 included, else its own', () => {
    const pricesOf = () => bodyOf(get(1)).tourDates.map(({ price }) => price);
    expect(pricesOf()).toEqual([3000, 3000]);
    // The second begins on the next day in Istanbul.
    store.tourDates.update(2, { startDate: `${day(8)}T21:30:00Z` });
    store.availabilities.update(1, { priceOverride: 0 });
    store.availabilities.insert(anEntry(2, day(8), { boatId: null, tourId: 1, priceOverride: 1 }));
    store.availabilities.insert(
      anEntry(3, day(9), { boatId: null, tourId: 1, priceOverride: 2700 }),
    );
    expect(pricesOf()).toEqual([0, 2700]);
  });

  it('that is not published is found by its guide and by who booked it', () => {
    tours.setTourStatus(
      callOf(store, { user: guide, path: { id: 1 }, query: { status: 'INACTIVE' } }),
    );
    expect(refusedWith(get(1))).toEqual([404, 'NOT_FOUND']);
    expect(refusedWith(get(1, aUser(10)))).toEqual([404, 'NOT_FOUND']);
    expect([bodyOf(get(1, guide)).id, bodyOf(get(1, customer)).id]).toEqual([1, 1]);
  });

  it('tells its customers when it is called off', () => {
    tours.setTourStatus(
      callOf(store, { user: guide, path: { id: 1 }, query: { status: 'CANCELLED' } }),
    );
    expect(store.notifications.all()).toMatchObject([{ userId: 9, title: 'Tur iptal edildi' }]);
  });

  it('stays while it is booked, and goes with all that is its own afterwards', () => {
    const remove = () => tours.deleteTour(callOf(store, { user: guide, path: { id: 1 } }));
    expect(refusedWith(remove())).toEqual([409, 'TOUR_HAS_BOOKINGS']);
    store.bookings.update(1, { status: 'CANCELLED' });
    expect(answered(remove()).status).toBe(204);
    expect(store.tourDates.where('tourId', 1)).toEqual([]);
    expect(store.tourImages.where('tourId', 1)).toEqual([]);
    expect(store.availabilities.where('tourId', 1)).toEqual([]);
    expect(store.bookings.get(1)).toMatchObject({ tourId: 1, tourDateId: null });
    expect(store.formerTours.get(1)?.guideId).toBe(2);
  });

  it('of a guide is removed with the others, or none is', () => {
    const remove = () => tours.deleteToursByGuide(callOf(store, { path: { id: 2 } }));
    expect(refusedWith(remove())).toEqual([409, 'TOUR_HAS_BOOKINGS']);
    expect(store.tours.all()).toHaveLength(4);
    store.bookings.update(1, { status: 'COMPLETED' });
    remove();
    expect(store.tours.all()).toEqual([]);
  });
});

describe('an update', () => {
  const update = (lists: Partial<Schemas['TourUpdate']>) =>
    tours.updateTour(callOf(store, { user: guide, body: { id: 1, ...content, ...lists } }));

  it('keeps the status and applies the lists', () => {
    const changed = bodyOf(
      update({
        tourDatesToAdd: [date(9)],
        tourDateIdsToRemove: [2],
        tourImageIdsToRemove: [2],
        tourImagesToUpdate: [{ id: 1, displayOrder: 0 }],
        tourImagesToAdd: [image],
      }),
    );
    expect(changed).toMatchObject({ status: 'ACTIVE', name: 'Gün batımı' });
    expect(changed.tourDates.map(({ id }) => id)).toEqual([1, 5]);
    expect(changed.tourImages.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      [1, 0],
      [3, 1],
    ]);
  });

  it('may put a date where a removed one was', () => {
    expect(bodyOf(update({ tourDatesToAdd: [date(8)], tourDateIdsToRemove: [2] })).id).toBe(1);
  });

  it.each<[string, Partial<Schemas['TourUpdate']>, (number | string)[]]>([
    ['a booked date to remove', { tourDateIdsToRemove: [1] }, [409, 'TOUR_DATE_BOOKED']],
    ['an overlap', { tourDatesToAdd: [date(8)] }, [409, 'TOUR_DATE_OVERLAP']],
    [
      "another tour's date",
      { tourDateIdsToRemove: [3] },
      [422, 'VALIDATION_FAILED', 'body.tourDateIdsToRemove.0'],
    ],
    [
      'a date both changed and removed',
      { tourDateIdsToRemove: [2], tourDatesToUpdate: [{ id: 2, ...date(8) }] },
      [422, 'VALIDATION_FAILED', 'body.tourDatesToUpdate.0.id'],
    ],
    [
      'fewer guests than booked',
      { tourDatesToUpdate: [{ id: 1, ...date(6), maxGuests: 1 }] },
      [409, 'FEWER_THAN_BOOKED'],
    ],
    [
      'an eleventh picture',
      { tourImagesToAdd: Array.from({ length: 9 }, () => image) },
      [409, 'TOO_MANY_IMAGES'],
    ],
    [
      'a picture of another type',
      { tourImagesToAdd: [{ ...image, contentType: 'image/png' }] },
      [415, 'UNSUPPORTED_MEDIA_TYPE', 'body.tourImagesToAdd.0.imageData'],
    ],
  ])('with %s changes nothing', (_case, lists, refusal) => {
    const before = bodyOf(get(1));
    expect(refusedWith(update({ tourDatesToUpdate: [], ...lists }))).toEqual(refusal);
    expect(bodyOf(get(1))).toEqual(before);
  });

  it('takes pictures that make room for others in the same step', () => {
    const add = { tourImagesToAdd: Array.from({ length: 9 }, () => image) };
    expect(bodyOf(update({ ...add, tourImageIdsToRemove: [1] })).tourImages).toHaveLength(10);
  });
});

describe('the public lists', () => {
  it('show published tours by their next date, those without one last', () => {
    expect(bodyOf(tourSearch.listTours(callOf(store))).map(({ id }) => id)).toEqual([3, 1, 4]);
  });

  it.each([
    ['Istanbul', [1]],
    ['İSTANBUL', [1]],
    ['gocek', [3, 4]],
    ['Göc', []],
  ])('find the region %s', (location, ids) => {
    const found = tourSearch.searchToursByLocation(callOf(store, { query: { location } }));
    expect(bodyOf(found).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [{ minPrice: 1000, maxPrice: 3000 }, [3, 1]],
    [{ maxPrice: 999.99 }, [4]],
    [{ minPrice: 3000.01 }, []],
  ])('find prices with both ends included: %j', (query, ids) => {
    const found = tourSearch.searchToursByPriceRange(callOf(store, { query }));
    expect(bodyOf(found).map(({ id }) => id)).toEqual(ids);
  });

  it('refuse a price range that is upside down', () => {
    const query = { minPrice: 2, maxPrice: 1 };
    const found = tourSearch.searchToursByPriceRange(callOf(store, { query }));
    expect(refusedWith(found)).toEqual([400, 'INVALID_REQUEST', 'query.maxPrice']);
  });

  it('find names, kinds and room', () => {
    const ids = [
      tourSearch.searchToursByName(callOf(store, { query: { name: 'KOYLAR TURU 4' } })),
      tourSearch.searchToursByType(callOf(store, { query: { type: 'DIVING' } })),
      tourSearch.searchToursByCapacity(callOf(store, { query: { minCapacity: 7 } })),
    ].map((found) => bodyOf(found).map(({ id }) => id));
    expect(ids).toEqual([[4], [3], [3, 4]]);
  });
});
