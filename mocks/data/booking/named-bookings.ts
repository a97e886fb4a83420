import { generalPolicy } from '../../../generated/terms.ts';
import { randomOf } from '../../lib/random.ts';
import { serviceLine } from '../../rules/booking/price.ts';
import type { BoatRecord } from '../../store/records.ts';
import { named } from '../account/named.ts';
import type { Calendar } from '../calendar.ts';
import { type Fleet, priceOfDays } from './boat-bookings.ts';
import { type Plan, planOf } from './plan.ts';
import type { Terms } from './terms.ts';

/** What one of the named people has booked: a boat by its name, and the days from today. */
type NamedTrip = Pick<Terms, 'status' | 'first' | 'last' | 'made' | 'course' | 'cancelled'> & {
  customerId: number;
  boat: string;
  people: number;
  notes?: string;
  /** Whether the first FOOD service of the boat comes along, once for each. */
  withFood?: boolean;
};

const TRIPS: readonly NamedTrip[] = [
  {
    customerId: named.reviewer.id,
    boat: 'Begonvil',
    status: 'COMPLETED',
    first: -5,
    last: -4,
    made: -41,
    people: 6,
    course: 'in-two-parts',
    withFood: true,
  },
  {
    customerId: named.reviewer.id,
    boat: 'Yelkovan',
    status: 'COMPLETED',
    first: -190,
    last: -188,
    made: -231,
    people: 4,
    course: 'at-once',
  },
  {
    customerId: named.refused.id,
    boat: 'Kehribar',
    status: 'PENDING',
    first: 18,
    last: 18,
    made: -1,
    people: 5,
    course: 'failed',
    notes: 'Kartım ilk denemede geçmedi, bankamla görüştüm; yeniden deneyeceğim.',
  },
  {
    customerId: named.boarding.id,
    boat: 'Halikarnas',
    status: 'CONFIRMED',
    first: 3,
    last: 5,
    made: -33,
    people: 8,
    course: 'deposit',
    withFood: true,
    notes: 'Annemlerin kırkıncı evlilik yıl dönümü, kendilerine sürpriz yapıyoruz.',
  },
  {
    customerId: named.unlucky.id,
    boat: 'Lacivert',
    status: 'CANCELLED',
    first: -38,
    last: -38,
    made: -60,
    people: 7,
    course: 'deposit',
    cancelled: { day: -39, by: 'customer', reason: 'Çocuğum ateşlendi, yola çıkamıyoruz.' },
  },
  {
    customerId: named.unlucky.id,
    boat: 'Turna',
    status: 'CANCELLED',
    first: -12,
    last: -11,
    made: -30,
    people: 4,
    course: 'at-once',
    cancelled: { day: -14, by: 'host', reason: 'Fırtına uyarısı nedeniyle denize çıkamıyoruz.' },
  },
  {
    customerId: named.unlucky.id,
    boat: 'Ege Rüzgârı',
    status: 'REJECTED',
    first: -70,
    last: -69,
    made: -75,
    people: 5,
    course: 'deposit',
  },
  {
    customerId: named.unlucky.id,
    boat: 'Martıgözü',
    status: 'NO_SHOW',
    first: -22,
    last: -22,
    made: -35,
    people: 3,
    course: 'nothing',
  },
  {
    customerId: named.deactivated.id,
    boat: 'Perge',
    status: 'COMPLETED',
    first: -140,
    last: -140,
    made: -150,
    people: 9,
    course: 'at-once',
  },
];

function termsOf(trip: NamedTrip, boat: BoatRecord, fleet: Fleet, calendar: Calendar): Terms {
  const { people, boat: name, withFood, notes, ...given } = trip;
  const food = fleet.boatServices.find(
    ({ boatId, serviceType }) => boatId === boat.id && serviceType === 'FOOD',
  );
  return {
    ...given,
    boatId: boat.id,
    tourId: null,
    tourDateId: null,
    startTime: null,
    hours: null,
    passengerCount: people,
    notes: notes ?? null,
    services: withFood && food ? [serviceLine(food, people)] : [],
    basePrice: priceOfDays(boat, calendar, given.first, given.last),
    policy: generalPolicy,
  };
}

/** What the named people have booked; entries of its coming days have to be open. */
export function namedBookings(calendar: Calendar, fleet: Fleet): Plan[] {
  return TRIPS.flatMap((trip) => {
    const boat = fleet.boats.find(({ name }) => name === trip.boat);
    if (!boat) return [];
    return planOf(
      calendar,
      termsOf(trip, boat, fleet, calendar),
      randomOf(`${trip.customerId} ${trip.boat}`),
    );
  });
}
