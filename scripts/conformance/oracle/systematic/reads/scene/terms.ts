import { dayOf, instantOf } from '../../../../lib/calendar.ts';
import { choicesOf } from '../../../../sweep/cases/values.ts';
import type { Person, Thing } from '../../../model/types.ts';
import type { Teller } from './teller.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How many hours before a trip terms may change, by the words of `CancellationPolicy` in the contract. */
const TURNS = [24, 48, 168] as const;
/** Trips begin so long before and after that: less than the three hours between Istanbul and UTC. */
const ASIDE = 90 * MINUTE;

const wholeMinute = (milliseconds: number) => Math.floor(milliseconds / MINUTE) * MINUTE;

/**
 * Trips that are cancelled a little before and a little after their terms change: one tour for each policy, whose dates
 * begin that soon. What a customer would get back is asked for, and then what they got. Answers some of the bookings.
 */
export async function tellTerms(teller: Teller, host: Person, customer: Person): Promise<Thing[]> {
  const { scene, tell, made } = teller;
  // Terms by two clocks are two answers.
  if (Math.abs(scene.skew) > ASIDE / 2) return [];
  const { schemas } = scene.contract;
  const described = schemas.flatten(scene.contract.operation('createTour').body?.schema ?? {});
  const policies = choicesOf(schemas.flatten(described.properties.cancellationPolicy ?? {}));
  const cancelled: Thing[] = [];
  for (const cancellationPolicy of policies) {
    const name = `${String(cancellationPolicy)} ${scene.word}`;
    const tour = await made('tour', 'createTour', { by: host, body: { name, cancellationPolicy } });
    if (!tour) continue;
    tour.host = host;
    await tell('setTourStatus', { thing: tour, by: host, query: { status: 'ACTIVE' } });
    for (const turn of TURNS)
      for (const aside of [-ASIDE, ASIDE]) {
        const start = wholeMinute(scene.now() + turn * HOUR + aside);
        const booking = await bookAt(teller, tour, start, customer);
        if (booking) cancelled.push(booking);
      }
  }
  return cancelled.slice(-2);
}

/** A trip of an hour that begins at an instant, paid for and cancelled. */
async function bookAt({ tell, made }: Teller, tour: Thing, start: number, by: Person) {
  const [startDate, endDate] = [instantOf(start), instantOf(start + HOUR)];
  const date = await made('tourDate', 'createTourDate', {
    thing: tour,
    ...(tour.host ? { by: tour.host } : {}),
    body: { startDate, endDate, maxGuests: 2 },
  });
  if (!date) return undefined;
  const days = { startDate: dayOf(startDate), endDate: dayOf(endDate) };
  const terms = { tourId: tour.ref, tourDateId: date.ref, ...days, passengerCount: 1 };
  const booking = await made('booking', 'createBooking', {
    thing: tour,
    by,
    example: 2,
    body: terms,
  });
  if (!booking) return undefined;
  booking.host = tour.host;
  booking.customer = by;
  const about = { thing: booking, by };
  if (tour.host)
    await tell('setBookingStatus', {
      thing: booking,
      by: tour.host,
      query: { status: 'CONFIRMED' },
    });
  await tell('processBookingPayment', { ...about, body: { type: 'DEPOSIT' } });
  for (const id of ['getCancellationPreview', 'cancelBooking', 'listBookingPayments'])
    await tell(id, about);
  return booking;
}
