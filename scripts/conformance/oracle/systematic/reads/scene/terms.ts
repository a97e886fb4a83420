import { refundsOf } from '../../../../../../openapi/model/annotations/refunds.ts';
import type { Contract } from '../../../../contract/contract.ts';
import { dayOf, instantOf } from '../../../../lib/calendar.ts';
import { isObject } from '../../../../lib/json.ts';
import { withOddLira } from '../../../generate/odd-lira.ts';
import type { Person, Thing } from '../../../model/types.ts';
import { tellBooking } from './bookings.ts';
import type { Teller } from './teller.ts';

const MINUTE = 60_000;
/** Milliseconds. */
const HOUR = 60 * MINUTE;
/** Trips begin so long before and after that: less than the three hours between Istanbul and UTC. */
const ASIDE = 90 * MINUTE;

const wholeMinute = (milliseconds: number) => Math.floor(milliseconds / MINUTE) * MINUTE;

/** A trip under a policy that begins `aside` milliseconds after `turn` hours from now. */
interface Soon {
  policy: string;
  turn: number;
  aside: number;
}

/** A trip under each policy, a little before and a little after the terms of any change (`x-refunds`). */
export function soonTrips({ document }: Contract): Soon[] {
  const { terms = {} } = refundsOf(document) ?? {};
  const turns = new Set(
    Object.values(terms).flatMap((steps) => steps.map((one) => one.untilHours)),
  );
  return Object.keys(terms).flatMap((policy) =>
    [...turns].flatMap((turn) => [-ASIDE, ASIDE].map((aside) => ({ policy, turn, aside }))),
  );
}

/**
 * Trips that are cancelled a little before and a little after their terms change: one tour for each policy, whose dates
 * begin that soon. What a customer would get back is asked for, and then what they got. Answers some of the bookings.
 */
export async function tellTerms(teller: Teller, host: Person, customer: Person): Promise<Thing[]> {
  const { scene } = teller;
  const cancelled: Thing[] = [];
  const tours = new Map<string, Thing | undefined>();
  for (const { policy, turn, aside } of soonTrips(scene.contract)) {
    if (!tours.has(policy)) tours.set(policy, await tourUnder(teller, policy, host));
    const tour = tours.get(policy);
    const booking = tour && (await bookSoon(teller, tour, { turn, aside }, customer));
    if (!booking) continue;
    await callOff(teller, booking, customer, aside < 0);
    cancelled.push(booking);
  }
  return cancelled.slice(-2);
}

/**
 * A published tour whose trips are cancelled under a policy; undefined where the clocks of both sides are so far apart
 * that terms by them are two answers.
 */
export async function tourUnder({ scene, tell, made }: Teller, policy: string, by: Person) {
  if (Math.abs(scene.skew) > ASIDE / 2) return undefined;
  const { body: described } = scene.contract.operation('createTour');
  const { schema = {}, examples: [example] = [] } = described ?? {};
  const priced = withOddLira(scene.contract.schemas, schema, example);
  const named = { name: `${policy} ${scene.word}`, cancellationPolicy: policy };
  const body = { ...(isObject(priced) ? priced : {}), ...named };
  const tour = await made('tour', 'createTour', { by, body });
  if (!tour) return undefined;
  tour.host = by;
  await tell('setTourStatus', { thing: tour, by, query: { status: 'ACTIVE' } });
  return tour;
}

/**
 * A trip of an hour that begins a little before or after `turn` hours from now by the clock of the service, confirmed, and
 * paid for: in part where it begins before.
 */
export async function bookSoon(
  teller: Teller,
  tour: Thing,
  { turn, aside }: Pick<Soon, 'turn' | 'aside'>,
  by: Person,
): Promise<Thing | undefined> {
  const { scene, tell, made } = teller;
  const start = wholeMinute(scene.now() + turn * HOUR + aside);
  const [startDate, endDate] = [instantOf(start), instantOf(start + HOUR)];
  const date = await made('tourDate', 'createTourDate', {
    thing: tour,
    ...(tour.host ? { by: tour.host } : {}),
    body: { startDate, endDate, maxGuests: 2 },
  });
  if (!date) return undefined;
  const days = { startDate: dayOf(startDate), endDate: dayOf(endDate) };
  const terms = { tourId: tour.ref, tourDateId: date.ref, ...days, passengerCount: 1 };
  const booking = await tellBooking(teller, { thing: tour, by, example: 2, body: terms }, []);
  if (!booking) return undefined;
  if (tour.host)
    await tell('setBookingStatus', {
      thing: booking,
      by: tour.host,
      query: { status: 'CONFIRMED' },
    });
  const type = aside < 0 ? 'DEPOSIT' : 'FULL';
  await tell('processBookingPayment', { thing: booking, by, body: { type } });
  return booking;
}

/** It is cancelled, in some cases while a further payment is open. */
async function callOff({ tell }: Teller, thing: Thing, by: Person, isOpen: boolean) {
  if (isOpen) await tell('createPayment', { thing, by, body: { type: 'BALANCE' } });
  for (const id of ['getCancellationPreview', 'cancelBooking', 'listBookingPayments'])
    await tell(id, { thing, by });
}
