import { addDays } from '../../../lib/calendar.ts';
import { at, numberAt, recordsOf } from '../../../lib/json.ts';
import type { Answer } from '../../run.ts';
import type { Lifecycle } from '../lifecycle.ts';

const outcomes = (answer: Answer) =>
  recordsOf({ content: at(answer.body, 'days') }).map(({ outcome }) => String(outcome));

/** Many days change at once, each with its outcome; a preview changes nothing; it can be undone. */
export const availabilityBatches: Lifecycle = {
  name: 'days in a batch',
  operationIds: ['updateAvailabilities', 'getOwnerTimeline'],
  async run({ call, done, field, status, world }) {
    const boat = await world.newBoat();
    const { first, last } = boat.freeDays(4);
    await world.book({ boatId: boat.id, startDate: last, endDate: last, passengerCount: 2 });
    const missing = world.daysFromToday(20);
    const dates = [missing, first, addDays(first, 1), last, world.daysFromToday(-1)];
    const change = { boatId: boat.id, action: 'SET', dates };
    const closing = { ...change, isAvailable: false };
    const send = (
      changes: object[],
      isPreview = false,
      who: 'BOAT_OWNER' | 'ADMIN' = 'BOAT_OWNER',
    ) => call('updateAvailabilities', who, { body: { isPreview, changes } });
    const day = (date: string) =>
      call('getBoatAvailabilityByDate', 'BOAT_OWNER', { path: { id: boat.id }, query: { date } });

    const wanted = ['PAST', 'CREATED', 'UPDATED', 'UPDATED', 'BOOKED'].join();
    const preview = await send([closing], true);
    if (!done(preview, 'a preview of a batch')) return;
    field({ ...preview, body: { seen: outcomes(preview).join() } }, 'seen', wanted, 'the preview');
    field(await day(first), 'isAvailable', true, 'a preview changes nothing');
    const closed = await send([closing]);
    field({ ...closed, body: { seen: outcomes(closed).join() } }, 'seen', wanted, 'the batch');
    field(closed, 'changedDays', 3, 'one day created, two closed');
    field(closed, 'refusedDays', 2, 'a day that is past, a day that is booked');
    field(await day(first), 'isAvailable', false, 'the day was closed');
    field(await day(last), 'isAvailable', true, 'the booked day stays');

    const state = { isAvailable: false, priceOverride: null, isInstantConfirmation: false };
    const dearer = { ...change, dates: [first], expected: state, pricePercent: 10 };
    const priced = await send([dearer]);
    field(priced, 'days.0.after.priceOverride', Math.round(boat.dailyPrice * 1.1), 'ten per cent');
    field(await send([dearer]), 'days.0.outcome', 'STALE', 'what was expected stands no more');
    const none = { ...change, dates: [world.daysFromToday(21)], priceOverride: 5 };
    field(await send([none]), 'days.0.outcome', 'NO_ENTRY', 'a price alone opens no day');
    const undo = { ...change, dates: [missing], action: 'DELETE' };
    field(
      await send([undo]),
      'days.0.outcome',
      'DELETED',
      'the day that was created is taken back',
    );
    status(await day(missing), [404], 'the day has no entry');

    status(await send([{ ...closing, tourId: 1 }]), [400, 422], 'a boat and a tour at once');
    status(await send([closing, closing]), [400, 422], 'a day twice');
    status(await send([{ ...change }]), [400, 422], 'nothing to set');
    const more = { path: { id: boat.ownerId }, query: { startDate: first, endDate: first } };
    const timeline = await call('getOwnerTimeline', 'BOAT_OWNER', more);
    const row = recordsOf({ content: at(timeline.body, 'boats') }).find(
      ({ boatId }) => boatId === boat.id,
    );
    const span = { ...timeline, body: { price: numberAt(row, 'spans.0.price') } };
    field(span, 'price', Math.round(boat.dailyPrice * 1.1), 'the price that was set');
  },
};

/** The dates of a repeat rule are added one by one, each with its outcome. */
export const tourDatePlans: Lifecycle = {
  name: 'dates of a repeat rule',
  operationIds: ['addTourDates', 'listTourDateSeats'],
  async run({ call, done, field, world }) {
    const tour = await world.newTour();
    const path = { id: tour.id };
    const dates = [world.daysFromToday(-1), tour.day, tour.freeDay()].map((day) =>
      world.dateBody(day),
    );
    const send = (isPreview: boolean) =>
      call('addTourDates', 'BOAT_OWNER', { path, body: { isPreview, dates } });
    const count = async () =>
      recordsOf((await call('listTourDateSeats', 'BOAT_OWNER', { path })).body).length;
    const before = await count();
    const preview = await send(true);
    if (!done(preview, 'a preview of dates')) return;
    field(preview, 'createdDates', 1, 'one date that fits');
    field(preview, 'dates.2.tourDate', null, 'a preview creates nothing');
    const after = await send(false);
    for (const [index, outcome] of ['PAST', 'OVERLAPS', 'CREATED'].entries()) {
      field(after, `dates.${index}.outcome`, outcome, 'what became of the date');
    }
    const seen = { ...after, body: { count: await count() } };
    field(seen, 'count', before + 1, 'one date more');

    const booking = {
      tourId: tour.id,
      tourDateId: tour.dateId,
      startDate: tour.day,
      endDate: tour.day,
    };
    const booked = await world.book({ ...booking, passengerCount: 3 });
    const seats = () => call('listTourDateSeats', 'BOAT_OWNER', { path });
    field(await seats(), '0.heldSeats', 3, 'a request that waits holds its seats');
    const id = numberAt(booked.body, 'id') ?? 0;
    await call('setBookingStatus', 'BOAT_OWNER', { path: { id }, query: { status: 'CONFIRMED' } });
    field(await seats(), '0.heldSeats', 0, 'the request is answered');
    field(await seats(), '0.bookedSeats', 3, 'the seats are booked');
  },
};
