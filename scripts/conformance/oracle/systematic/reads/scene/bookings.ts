import { addDays, dayOf } from '../../../../lib/calendar.ts';
import { FIRST_DAY } from '../../../generate/days.ts';
import type { Person, Thing } from '../../../model/types.ts';
import { CHEAPEST_DAY } from './boats.ts';
import type { Teller, Telling } from './teller.ts';

/** How many days bookings lie apart. */
const APART = 3;

/** What happens to a booking once it is made, in its order. */
type Deed =
  | 'confirm'
  | 'refuse'
  | 'cancel'
  | 'cancelByHost'
  | 'deposit'
  | 'full'
  | 'wait'
  | 'fail'
  | 'refund';

/** Every way that a booking and its payments can go by calls. */
const STORIES: readonly (readonly Deed[])[] = [
  [],
  ['confirm'],
  ['confirm', 'deposit'],
  ['confirm', 'full'],
  ['cancel'],
  ['refuse'],
  ['confirm', 'deposit', 'cancel'],
  ['confirm', 'full', 'refund'],
  ['wait'],
  ['confirm', 'full', 'cancelByHost'],
  ['wait', 'fail'],
  // What was refused needs nobody's eye any more.
  ['wait', 'fail', 'cancel'],
  // Of several that were refused it is one that needs it.
  ['wait', 'fail', 'wait', 'fail'],
];

/** How long the bookings of a story are, in days; 0 is one by the hour. */
const LENGTHS = [2, 1, 3, 1, 0] as const;

/**
 * Days whose bookings are answered with yes. By the hour, one where another ends, and of the whole day: the cheapest day
 * of a boat, which has hours left then and is no longer one that can be booked whole. And one that hours fill.
 */
const DAYS = [
  {
    day: CHEAPEST_DAY,
    bookings: [
      { boat: 0, hours: { startTime: '13:00', hours: 3 } },
      { boat: 0, hours: { startTime: '10:00', hours: 3 } },
      { boat: 1, hours: {} },
      { boat: 0, hours: { startTime: '16:00', hours: 2 } },
    ],
  },
  {
    day: CHEAPEST_DAY + 5,
    bookings: [
      { boat: 0, hours: { startTime: '08:00', hours: 5 } },
      { boat: 0, hours: { startTime: '13:00', hours: 5 } },
    ],
  },
] as const;

/** Something happens to a booking, by whoever does such things. */
export async function happen({ scene, tell }: Teller, booking: Thing, deed: Deed): Promise<void> {
  const { host, customer } = booking;
  const about = { thing: booking };
  const as = (by: Person | undefined) => (by ? { ...about, by } : about);
  const payment = () =>
    [...booking.relatives].findLast(({ kind, state }) => kind === 'payment' && state !== 'gone');
  const paid = payment();
  if (deed === 'confirm')
    await tell('setBookingStatus', { ...as(host), query: { status: 'CONFIRMED' } });
  if (deed === 'refuse')
    await tell('setBookingStatus', {
      ...as(host),
      query: { status: 'CANCELLED', reason: 'Motor bakımda kalacak.' },
    });
  if (deed === 'cancel') await tell('cancelBooking', as(customer));
  if (deed === 'cancelByHost') await tell('cancelBooking', as(host));
  if (deed === 'deposit' || deed === 'full')
    await tell('processBookingPayment', {
      ...as(customer),
      body: { type: deed === 'full' ? 'FULL' : 'DEPOSIT' },
    });
  if (deed === 'wait') await tell('createPayment', as(customer));
  if (deed === 'refund' && paid && host) await tell('refundPayment', { thing: paid, by: host });
  if (deed === 'fail' && paid)
    await tell('setPaymentStatus', {
      thing: paid,
      by: await scene.people.get('ADMIN'),
      body: { status: 'FAILED' },
    });
}

/** An offer is booked, and what becomes of that; undefined when it cannot be. */
export async function tellBooking(
  teller: Teller,
  telling: Telling & { thing: Thing; by: Person },
  story: readonly Deed[],
): Promise<Thing | undefined> {
  const booking = await teller.made('booking', 'createBooking', telling);
  if (!booking) return undefined;
  booking.host = telling.thing.host;
  booking.customer = telling.by;
  for (const deed of story) await happen(teller, booking, deed);
  return booking;
}

/** Bookings of boats in every state that calls can reach, by several customers. */
export async function tellBoatBookings(
  teller: Teller,
  boats: readonly Thing[],
  customers: readonly Person[],
) {
  const { scene } = teller;
  for (const [index, story] of STORIES.entries()) {
    const boat = boats[index % 2];
    const customer = customers[Math.floor(index / 2) % customers.length];
    const length = LENGTHS[index % LENGTHS.length] ?? 1;
    if (!boat || !customer) continue;
    const startDate = addDays(scene.today, FIRST_DAY + Math.floor(index / 2) * APART);
    const endDate = addDays(startDate, Math.max(length - 1, 0));
    const example = length === 0 ? 1 : 0;
    const body = { startDate, endDate, passengerCount: 2 };
    await tellBooking(teller, { thing: boat, by: customer, example, body }, story);
  }
  for (const one of DAYS) await tellDay(teller, one, boats, customers);
  const [first] = boats;
  const [late] = customers;
  if (first && late) await tellLate(teller, first, late);
  await tellCalledOff(teller, boats, customers);
}

/** The last boat has one that was called off, and no other. */
async function tellCalledOff(
  teller: Teller,
  boats: readonly Thing[],
  [customer]: readonly Person[],
) {
  const boat = boats.at(-1);
  if (!boat || !customer) return;
  const startDate = addDays(teller.scene.today, FIRST_DAY);
  // Without services, so that its price is that of the day alone.
  const body = { startDate, endDate: startDate, passengerCount: 2, services: [] };
  await tellBooking(teller, { thing: boat, by: customer, body }, ['cancel']);
}

/**
 * What is booked so many days from now: called off when that is too late for all of it to come back, and a trip of today
 * that takes place.
 */
const LATE: readonly { days: number; story: readonly Deed[] }[] = [
  { days: 0, story: ['confirm', 'full', 'cancel'] },
  { days: 1, story: ['confirm', 'full', 'cancel'] },
  { days: 0, story: ['confirm', 'full'] },
];

/** A boat is booked for today and for tomorrow, and paid for. */
export async function tellLate(teller: Teller, boat: Thing, customer: Person) {
  const { host: by } = boat;
  if (!by) return;
  for (const { days, story } of LATE) {
    const day = addDays(teller.scene.today, days);
    const query = { boatId: boat.ref, startDate: day, endDate: day, isAvailable: true };
    await teller.tell('createAvailabilityPeriod', { thing: boat, by, query });
    const body = { startDate: day, endDate: day, passengerCount: 2 };
    await tellBooking(teller, { thing: boat, by: customer, body }, story);
  }
}

async function tellDay(
  teller: Teller,
  { day: after, bookings }: (typeof DAYS)[number],
  boats: readonly Thing[],
  customers: readonly Person[],
) {
  const day = addDays(teller.scene.today, FIRST_DAY + after);
  for (const [index, { boat, hours }] of bookings.entries()) {
    const thing = boats[boat];
    const by = customers[index % customers.length];
    if (!thing || !by) continue;
    const body = { startDate: day, endDate: day, passengerCount: 2, ...hours };
    const example = 'hours' in hours ? 1 : 0;
    await tellBooking(teller, { thing, by, example, body }, ['confirm']);
  }
}

/** Bookings of a tour, on its dates that have places. */
export async function tellTourBookings(
  teller: Teller,
  tour: Thing,
  dates: readonly Thing[],
  customers: readonly Person[],
) {
  for (const [index, story] of STORIES.slice(0, 6).entries()) {
    const date = dates[index % Math.max(dates.length, 1)];
    const by = customers[index % customers.length];
    const places = 1 + (index % 2);
    if (date && by) await tellPlace(teller, { tour, date, by, places }, story);
  }
  const calledOff = dates.at(-1);
  if (calledOff)
    await teller.tell('setTourDateStatus', {
      thing: calledOff,
      ...(calledOff.host ? { by: calledOff.host } : {}),
      query: { status: 'CANCELLED' },
    });
}

/** Everybody is on one date, which is full then. */
export async function tellFullDate(
  teller: Teller,
  tour: Thing,
  date: Thing,
  customers: readonly Person[],
) {
  for (const by of customers) await tellPlace(teller, { tour, date, by }, ['confirm']);
}

/** What becomes of the places that a captain has paid for elsewhere. */
const ABOARD: readonly (readonly Deed[])[] = [
  ['confirm', 'full'],
  ['confirm', 'full', 'cancel'],
];

/** A captain travels with another one, as a customer who pays. */
export async function tellCaptainAboard(teller: Teller, tour: Thing, by: Person) {
  const date = [...tour.relatives].find(
    ({ kind, state, texts }) => kind === 'tourDate' && state !== 'gone' && texts.has('startDate'),
  );
  if (!date) return;
  for (const story of ABOARD) await tellPlace(teller, { tour, date, by }, story);
}

/** Places on a date of a tour are booked, and what becomes of them. */
export async function tellPlace(
  teller: Teller,
  { tour, date, by, places = 1 }: { tour: Thing; date: Thing; by: Person; places?: number },
  story: readonly Deed[],
) {
  const start = date.texts.get('startDate');
  if (!start) return;
  const end = date.texts.get('endDate');
  const body = {
    tourId: tour.ref,
    tourDateId: date.ref,
    startDate: dayOf(start),
    endDate: dayOf(end ?? start),
    passengerCount: places,
  };
  await tellBooking(teller, { thing: tour, by, example: 2, body }, story);
}
