import { at, numberAt, recordsOf } from '../../../lib/json.ts';
import type { OwnTour } from '../../world/tours.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

const ids = (body: unknown) => recordsOf(body).flatMap((record) => numberAt(record, 'id') ?? []);

/** A tour is seen once it is published, and not before. */
export const tourPublication: Lifecycle = {
  name: 'tour publication',
  operationIds: ['createTour', 'setTourStatus', 'getTour', 'listTours', 'updateTour'],
  async run({ call, field, holds, status, world }) {
    const draft = await world.newDraftTour();
    const id = numberAt(draft.body, 'id') ?? 0;
    const path = { id };
    field(draft, 'status', 'DRAFT', 'a new tour, whatever the body says');
    status(await call('getTour', 'ANONYMOUS', { path }), [404], 'a tour that is not published');
    const setTo = (value: string) =>
      call('setTourStatus', 'BOAT_OWNER', { path, query: { status: value } });
    const isListed = async (isWanted: boolean, why: string) => {
      const list = await call('listTours', 'ANONYMOUS');
      const isThere = ids(list.body).includes(id);
      holds(isThere === isWanted, list, why, why, isThere ? 'it is listed' : 'it is not listed');
    };
    await setTo('ACTIVE');
    field(await call('getTour', 'ANONYMOUS', { path }), 'status', 'ACTIVE', 'published');
    await isListed(true, 'a published tour is listed');
    const { tourDates: _dates, tourImages: _images, ...fields } = world.tourBody();
    const edited = await call('updateTour', 'BOAT_OWNER', { body: { ...fields, id } });
    field(edited, 'status', 'ACTIVE', 'editing keeps the status');
    await setTo('INACTIVE');
    await isListed(false, 'a tour that was taken back is not listed');
    status(await call('getTour', 'ANONYMOUS', { path }), [404], 'a tour that is not published');
  },
};

const placesOn = (tour: OwnTour, passengerCount: number) => ({
  tourId: tour.id,
  tourDateId: tour.dateId,
  startDate: tour.day,
  endDate: tour.day,
  passengerCount,
});

/** The dates of a tour have room for so many, do not overlap, and stay while they are booked. */
export const tourDates: Lifecycle = {
  name: 'tour dates',
  operationIds: [
    'createBooking',
    'setTourDateMaxGuests',
    'updateTourDate',
    'deleteTourDate',
    'deleteTourDatesByTour',
    'createTourDate',
    'deleteTour',
    'checkTourAvailabilityWithBookings',
    'listTourCalendarDays',
  ],
  async run(steps) {
    const { call, field, status, world } = steps;
    const tour = await world.newTour();
    const { id, dateId, day } = tour;
    const check = () =>
      call('checkTourAvailabilityWithBookings', 'ANONYMOUS', {
        path: { id },
        query: { date: day },
      });
    field(await check(), 'isAvailable', true, 'a date with places left');
    const booked = await world.book(placesOn(tour, 6));
    field(booked, 'totalPrice', 6 * tour.price, 'the price per person, for six');
    const attempt = (count: number) =>
      call('createBooking', 'OTHER_CUSTOMER', { body: placesOn(tour, count) });
    status(await attempt(5), [409, 422], 'more people than places left');
    const more = await attempt(4);
    if (more.ok) {
      field(await check(), 'isAvailable', false, 'a date without places left');
    } else status(more, [201], 'as many people as places left');

    const asGuide = (operationId: string, parts: object) => call(operationId, 'BOAT_OWNER', parts);
    const date = { path: { id: dateId } };
    const fewer = await asGuide('setTourDateMaxGuests', { ...date, query: { maxGuests: 5 } });
    status(fewer, [409], 'fewer guests than are booked');
    const changed = { id: dateId, ...world.dateBody(day), maxGuests: 5 };
    status(await asGuide('updateTourDate', { body: changed }), [409], 'fewer guests than booked');
    status(await asGuide('deleteTourDate', date), [409], 'removing a date that is booked');
    const all = { path: { id } };
    status(await asGuide('deleteTourDatesByTour', all), [409], 'removing dates that are booked');
    status(await asGuide('deleteTour', all), [409], 'deleting a tour that is booked');
    const clash = { tourId: id, ...world.dateBody(day) };
    status(await asGuide('createTourDate', { body: clash }), [409], 'dates that overlap');
    const large = { tourId: id, ...world.dateBody(tour.freeDay()), maxGuests: tour.capacity + 1 };
    status(await asGuide('createTourDate', { body: large }), [422], 'more guests than fit');
    await closedDay(steps, tour);
  },
};

/** A day that the guide closes cannot be booked, whatever date the tour has on it. */
async function closedDay({ call, field, status, world }: Steps, tour: OwnTour) {
  const day = tour.freeDay();
  const made = await call('createTourDate', 'BOAT_OWNER', {
    body: { tourId: tour.id, ...world.dateBody(day) },
  });
  const dateId = numberAt(made.body, 'id');
  if (dateId === undefined) return;
  const entry = { tourId: tour.id, date: day, isAvailable: false };
  await call('createAvailability', 'BOAT_OWNER', { body: entry });
  const body = { ...placesOn(tour, 1), tourDateId: dateId, startDate: day, endDate: day };
  status(await call('createBooking', 'CUSTOMER', { body }), [409, 422], 'a day that is closed');
  const calendar = await call('listTourCalendarDays', 'ANONYMOUS', {
    path: { tourId: tour.id },
    query: { startDate: day, endDate: day },
  });
  field(calendar, '0.date', day, 'a day with a date and an entry');
  field(calendar, '0.isAvailable', false, 'a day that is closed');
}

/** The pictures of a tour: ten at most, all of a batch or none, in their order. */
export const tourImages: Lifecycle = {
  name: 'tour pictures',
  operationIds: ['uploadTourImage', 'uploadTourImages', 'listTourImagesByTour', 'deleteTourImage'],
  async run({ call, field, holds, status, world }) {
    const draft = await world.newDraftTour();
    const id = numberAt(draft.body, 'id') ?? 0;
    const path = { id };
    const many = (count: number) =>
      Array.from({ length: count }, (_one, n) => world.imageBody(n + 2));
    const count = async (wanted: number, why: string) => {
      const list = await call('listTourImagesByTour', 'BOAT_OWNER', { path });
      const seen = ids(list.body).length;
      holds(seen === wanted, list, why, `${wanted} pictures: ${why}`, `${seen}`);
    };
    const full = await call('uploadTourImages', 'BOAT_OWNER', { path, body: many(9) });
    holds(full.ok, full, 'ten pictures', 'ten pictures fit', `status ${full.status}`);
    await count(10, 'one from the creation, nine added');
    const eleventh = { tourId: id, ...world.imageBody(11) };
    status(await call('uploadTourImage', 'BOAT_OWNER', { body: eleventh }), [409], 'an eleventh');
    const first = numberAt(draft.body, 'tourImages.0.id') ?? 0;
    await call('deleteTourImage', 'BOAT_OWNER', { path: { id: first } });
    await count(9, 'one was deleted');
    const tour = await call('getTour', 'BOAT_OWNER', { path });
    const left = recordsOf({ content: at(tour.body, 'tourImages') }).map((image) => image.id);
    holds(!left.includes(first), tour, 'deleted', 'no deleted picture', `${left}`);
    const bad = [world.imageBody(20), { ...world.imageBody(21), imageData: 'TVqQAAMAAAAEAAAA' }];
    status(
      await call('uploadTourImages', 'BOAT_OWNER', { path, body: bad }),
      [400, 409, 415, 422],
      'a picture that is none',
    );
    await count(9, 'all of a batch or none');
    const order = await call('listOrderedTourImages', 'BOAT_OWNER', { path });
    field(order, '0.tourId', id, 'pictures of this tour');
  },
};
