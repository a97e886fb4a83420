import { numberAt, recordsOf, textAt } from '../../../lib/json.ts';
import type { OwnBoat } from '../../world/boats.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

/** What a booking says of its boat follows the boat; what it costs does not. Hosts are told what customers are. */
export const bookingOffer: Lifecycle = {
  name: 'booked boat',
  operationIds: [
    'createBooking',
    'getBooking',
    'updateBoat',
    'checkBookingAvailability',
    'searchBoats',
    'searchBoatsPage',
  ],
  async run(steps) {
    const { call, done, field, status, world } = steps;
    const boat = await world.newBoat();
    const { first } = boat.freeDays();
    const body = { boatId: boat.id, startDate: first, endDate: first, passengerCount: 2 };
    const asked = await call('checkBookingAvailability', 'CUSTOMER', { body });
    const own = await call('checkBookingAvailability', 'BOAT_OWNER', { body });
    for (const name of ['isAvailable', 'totalPrice', 'unavailableDates'])
      field(own, name, Reflect.get(Object(asked.body), name), 'as a customer is told');
    status(await call('createBooking', 'BOAT_OWNER', { body }), [409], 'a boat of one’s own');

    const booked = await world.book(body);
    const path = { id: numberAt(booked.body, 'id') ?? 0 };
    const name = `Yeni ${world.run.nonce()}`;
    const dailyPrice = boat.dailyPrice + 1000;
    const {
      features: _features,
      services: _services,
      images: _images,
      ...words
    } = world.boatBody();
    const renamed = await call('updateBoat', 'BOAT_OWNER', {
      body: { ...words, id: boat.id, name, dailyPrice },
    });
    if (done(renamed, 'a boat can be renamed')) {
      const read = await call('getBooking', 'CUSTOMER', { path });
      field(read, 'boatName', name, 'the name that the boat has by now');
      const total = numberAt(booked.body, 'totalPrice');
      field(read, 'totalPrice', total, 'the price that was booked');
    }
    await hoursLeft(steps, boat, dailyPrice);
  },
};

/** A day that has hours left only is found by what the boat costs at least, not by its own price. */
async function hoursLeft({ call, holds, world }: Steps, boat: OwnBoat, fromPrice: number) {
  const { first } = boat.freeDays();
  const days = { startDate: first, endDate: first };
  const entry = await call('getBoatAvailabilityByDate', 'ANONYMOUS', {
    path: { id: boat.id },
    query: { date: first },
  });
  await call('setAvailabilityPriceOverride', 'BOAT_OWNER', {
    path: { id: numberAt(entry.body, 'id') ?? 0 },
    query: { priceOverride: 3 * fromPrice },
  });
  const hours = { startTime: '10:00', hours: 3, passengerCount: 2 };
  await world.book({ boatId: boat.id, ...days, ...hours });
  const card = await call('getBoat', 'ANONYMOUS', { path: { id: boat.id } });
  const name = textAt(card.body, 'name') ?? '';
  for (const [limit, isFound] of [
    [{ maxPrice: fromPrice }, true],
    [{ minPrice: fromPrice + 1 }, false],
  ] as const) {
    const answer = await call('searchBoats', 'ANONYMOUS', { body: { name, ...days, ...limit } });
    const found = recordsOf(answer.body).some(({ id }) => id === boat.id);
    const place = `a day with hours left, ${JSON.stringify(limit)}`;
    const expected = `the boat ${isFound ? 'is' : 'is not'} found: its price is the fromPrice, ${fromPrice}`;
    holds(found === isFound, answer, place, expected, found ? 'found' : 'not found');
  }
}
