import { addDays } from '../../../lib/calendar.ts';
import { numberAt } from '../../../lib/json.ts';
import type { OwnBoat } from '../../world/boats.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

/** The price of a day that leaves the deposit something to round, and down is the wrong way. */
const ODD_PRICE = 20_003;

/** Gives a day a price of its own, or takes it back. */
async function overridden({ call }: Steps, boat: OwnBoat, date: string, priceOverride?: number) {
  const entry = await call('getBoatAvailabilityByDate', 'ANONYMOUS', {
    path: { id: boat.id },
    query: { date },
  });
  const id = numberAt(entry.body, 'id') ?? 0;
  const query = priceOverride === undefined ? {} : { priceOverride };
  return call('setAvailabilityPriceOverride', 'BOAT_OWNER', { path: { id }, query });
}

/** What a booking costs: days, overridden days, hours, services; and that it is recalculated. */
export const bookingPrice: Lifecycle = {
  name: 'booking price',
  operationIds: [
    'createBooking',
    'updateBooking',
    'checkBookingAvailability',
    'setAvailabilityPriceOverride',
    'getBooking',
    'listBoatTimeSlots',
  ],
  async run(steps) {
    const { call, done, field, status, world } = steps;
    const boat = await world.newBoat();
    const { first, last } = boat.freeDays(3);
    await overridden(steps, boat, addDays(first, 1), ODD_PRICE);
    const services = [
      { serviceId: boat.food.id, quantity: 4 },
      { serviceId: boat.extra.id, quantity: 3 },
    ];
    const days = { boatId: boat.id, startDate: first, endDate: last, passengerCount: 4 };
    const base = 2 * boat.dailyPrice + ODD_PRICE;
    // FOOD is charged price × quantity, anything else once.
    const extras = 4 * boat.food.price + boat.extra.price;
    const quote = await call('checkBookingAvailability', 'CUSTOMER', {
      body: { ...days, services },
    });
    field(quote, 'basePrice', base, 'each day at its own price');
    field(quote, 'servicesPrice', extras, 'FOOD by quantity, the others once');
    field(quote, 'totalPrice', base + extras, 'days and services together');
    const shorterDays = { ...days, endDate: addDays(first, 1) };
    const shorterQuote = await call('checkBookingAvailability', 'CUSTOMER', { body: shorterDays });

    const expectedTotalPrice = base + extras;
    status(
      await call('createBooking', 'CUSTOMER', {
        body: { ...days, services, expectedTotalPrice: expectedTotalPrice - 1 },
      }),
      [409],
      'another price than the customer has agreed to',
    );
    const booked = await world.book({ ...days, services, expectedTotalPrice });
    field(booked, 'totalPrice', base + extras, 'the price that was quoted');
    // What the deposit of a quote is of its total is looked at wherever a quote is answered.
    const deposit = numberAt(quote.body, 'depositAmount');
    field(booked, 'depositAmount', deposit, 'the deposit that was quoted');
    const id = numberAt(booked.body, 'id') ?? 0;

    const { boatId: _boat, ...terms } = shorterDays;
    const changed = await call('updateBooking', 'CUSTOMER', {
      body: { id, ...terms, services: [] },
    });
    const shorter = boat.dailyPrice + ODD_PRICE;
    if (done(changed, 'a pending booking can be changed')) {
      field(changed, 'totalPrice', shorter, 'counted anew after a change');
      const shorterDeposit = numberAt(shorterQuote.body, 'depositAmount');
      field(changed, 'depositAmount', shorterDeposit, 'counted anew after a change');
      const read = await call('getBooking', 'CUSTOMER', { path: { id } });
      field(read, 'totalPrice', shorter, 'counted anew after a change');
      field(read, 'endDate', addDays(first, 1), 'the new last day');
    }

    const own = await overridden(steps, boat, addDays(first, 2), 0);
    field(own, 'priceOverride', 0, 'a day that costs nothing');
    const regular = await overridden(steps, boat, addDays(first, 2));
    field(regular, 'priceOverride', null, 'without a price the override is removed');
    await overridden(steps, boat, first, 1);
    const kept = await call('getBooking', 'CUSTOMER', { path: { id } });
    field(kept, 'totalPrice', shorter, 'a booking keeps its price when the day changes its own');
    await byTheHour(steps, boat);
  },
};

async function byTheHour({ call, field, status, world }: Steps, boat: OwnBoat) {
  const { first } = boat.freeDays();
  const terms = { startDate: first, endDate: first, passengerCount: 2 };
  const hours = { boatId: boat.id, ...terms, startTime: '10:00', hours: 3 };
  const booked = await world.book(hours);
  field(booked, 'totalPrice', 3 * boat.hourlyPrice, 'three hours at the price of an hour');
  const taken = await call('createBooking', 'CUSTOMER', { body: { ...hours, startTime: '11:00' } });
  status(taken, [409], 'hours that are taken');
  const whole = await call('createBooking', 'CUSTOMER', { body: { boatId: boat.id, ...terms } });
  status(whole, [409], 'a whole day of which some hours are taken');
  const slots = await call('listBoatTimeSlots', 'ANONYMOUS', {
    path: { id: boat.id },
    query: { date: first },
  });
  field(slots, '0.startTime', '08:00', 'the first start time of a day');
  field(slots, '0.isAvailable', true, 'an hour before the booked ones');
  field(slots, '2.isAvailable', false, 'an hour that is booked');
  field(slots, '9.startTime', '17:00', 'the last start time of a day');
}
