import { addDays } from '../../../lib/calendar.ts';
import { numberAt } from '../../../lib/json.ts';
import type { OwnBoat } from '../../world/boats.ts';
import { REASON } from '../../world/cleanup.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

const REFUSED = [400, 409, 422];

/** How many people try to book the same day at once. */
const CONCURRENT_CUSTOMERS = 8;

async function dayIsFree({ call, field }: Steps, boat: OwnBoat, date: string, isFree: boolean) {
  const why = isFree ? 'a day without a booking' : 'a day that is booked';
  const at = { path: { id: boat.id }, query: { date } };
  const check = await call('checkBoatAvailabilityWithBookings', 'ANONYMOUS', at);
  field(check, 'isAvailable', isFree, why);
  field(check, 'hasBookings', !isFree, why);
  const plain = await call('checkBoatAvailability', 'ANONYMOUS', at);
  field(plain, 'isAvailable', true, 'the day is offered, bookings aside');
  const calendar = await call('listBoatCalendarDays', 'ANONYMOUS', {
    path: { boatId: boat.id },
    query: { startDate: date, endDate: date },
  });
  field(calendar, '0.date', date, why);
  field(calendar, '0.isAvailable', isFree, why);
  field(calendar, '0.hasBookings', !isFree, why);
}

/** A day is given out once, is taken while it is booked, and free again after. */
export const bookingDays: Lifecycle = {
  name: 'booked days',
  operationIds: [
    'createBooking',
    'cancelBooking',
    'checkBookingAvailability',
    'checkBoatAvailabilityWithBookings',
    'checkBoatAvailability',
    'listBoatCalendarDays',
    'setAvailabilityStatus',
    'deleteAvailability',
    'updateAvailabilityPeriod',
    'deleteBoat',
  ],
  async run(steps) {
    const { call, done, field, status, world } = steps;
    const boat = await world.newBoat();
    const { first, last } = boat.freeDays(3);
    const days = { boatId: boat.id, startDate: first, endDate: last, passengerCount: 2 };
    await dayIsFree(steps, boat, first, true);
    const booked = await world.book(days);
    const id = numberAt(booked.body, 'id') ?? 0;
    field(booked, 'status', 'PENDING', 'the host has yet to confirm');
    field(booked, 'startDate', first, 'the day that was asked for');
    field(booked, 'endDate', last, 'the day that was asked for');
    await dayIsFree(steps, boat, first, false);
    await dayIsFree(steps, boat, last, false);

    const overlapping = { ...days, startDate: last, endDate: addDays(last, 1) };
    for (const body of [days, overlapping]) {
      const second = await call('createBooking', 'OTHER_CUSTOMER', { body });
      status(second, [409], 'days that are taken');
    }
    const quote = await call('checkBookingAvailability', 'OTHER_CUSTOMER', { body: overlapping });
    field(quote, 'isAvailable', false, 'days that are taken');
    field(quote, 'unavailableDates', [last], 'the day that is taken');
    await bookedDayStays(steps, boat, first);

    const path = { id };
    done(
      await call('cancelBooking', 'CUSTOMER', { path, body: { reason: REASON } }),
      'a pending booking can be cancelled',
    );
    await dayIsFree(steps, boat, first, true);
    const free = await call('checkBookingAvailability', 'OTHER_CUSTOMER', { body: days });
    field(free, 'isAvailable', true, 'days are free again after a cancellation');
    field(free, 'unavailableDates', [], 'days are free again after a cancellation');
    const again = await call('createBooking', 'OTHER_CUSTOMER', { body: days });
    done(again, 'days are free again after a cancellation');
    await cannotBeBooked(steps, boat);
    await race(steps, boat);
  },
};

async function bookedDayStays({ call, status }: Steps, boat: OwnBoat, date: string) {
  const entry = await call('getBoatAvailabilityByDate', 'ANONYMOUS', {
    path: { id: boat.id },
    query: { date },
  });
  const path = { id: numberAt(entry.body, 'id') ?? 0 };
  const query = { isAvailable: false };
  status(
    await call('setAvailabilityStatus', 'BOAT_OWNER', { path, query }),
    [409],
    'closing a booked day',
  );
  status(await call('deleteAvailability', 'BOAT_OWNER', { path }), [409], 'removing a booked day');
  const before = addDays(date, -1);
  const period = { boatId: boat.id, startDate: before, endDate: date, isAvailable: false };
  const closed = await call('updateAvailabilityPeriod', 'BOAT_OWNER', { query: period });
  status(closed, [409], 'closing a period over a booked day');
  status(
    await call('deleteBoat', 'BOAT_OWNER', { path: { id: boat.id } }),
    [409],
    'deleting a boat with bookings to come',
  );
}

async function cannotBeBooked({ call, status, world }: Steps, boat: OwnBoat) {
  const { first, last } = boat.freeDays(2);
  const attempt = async (why: string, more: object) => {
    const body = { boatId: boat.id, startDate: first, endDate: first, passengerCount: 2, ...more };
    status(await call('createBooking', 'CUSTOMER', { body }), REFUSED, why);
  };
  await attempt('more people than fit on board', { passengerCount: boat.capacity + 1 });
  await attempt('an end before the start', { startDate: last, endDate: first });
  const unopened = world.daysFromToday(700);
  await attempt('a day that nobody has opened', { startDate: unopened, endDate: unopened });
  const past = world.daysFromToday(-10);
  await attempt('a day that is past', { startDate: past, endDate: past });
  const other = await world.boat();
  await attempt('a service of another boat', {
    services: [{ serviceId: other.food.id, quantity: 1 }],
  });
}

async function race({ call, holds }: Steps, boat: OwnBoat) {
  const { first } = boat.freeDays();
  const body = { boatId: boat.id, startDate: first, endDate: first, passengerCount: 2 };
  const answers = await Promise.all(
    Array.from({ length: CONCURRENT_CUSTOMERS }, (_rival, index) =>
      call('createBooking', index % 2 === 0 ? 'CUSTOMER' : 'OTHER_CUSTOMER', { body }),
    ),
  );
  const won = answers.filter(({ ok }) => ok);
  const [shown = answers[0]] = won;
  if (!shown) return;
  const seen = `${won.length} of them booked it`;
  const expected = `one of ${CONCURRENT_CUSTOMERS} people who book one day at once`;
  holds(won.length === 1, shown, 'one day given out twice', expected, seen);
}
