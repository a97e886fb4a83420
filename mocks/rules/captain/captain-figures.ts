import { rounded } from '../../../openapi/model/rounding.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { hostedBookings } from '../booking/booking-parties.ts';
import { dayOf } from '../calendar/day.ts';
import { madeInMonth, paymentsOf, revenueOf, revenueOfMonth } from '../finance/income.ts';
import { reviewsOfOwner } from '../review/owner-reviews.ts';
import { ratingOf } from '../review/rating.ts';

/** The five figures of a captain's dashboard, over boats and tours, each counted now. */
export function dashboardOf(
  store: Store,
  captain: UserRecord,
  today: string,
): Schemas['CaptainDashboard'] {
  const bookings = hostedBookings(store, captain.id);
  const payments = paymentsOf(store, bookings);
  return {
    totalBoats: store.boats.where('ownerId', captain.id).length,
    pendingBookings: bookings.filter((booking) => booking.status === 'PENDING').length,
    thisMonthBookings: madeInMonth(bookings, today),
    totalBookings: bookings.length,
    thisMonthRevenue: revenueOfMonth(payments, today),
  };
}

/** What a captain has achieved, computed from bookings and reviews of boats and tours. */
export function statisticsOf(
  store: Store,
  captain: UserRecord,
  today: string,
): Schemas['CaptainStatistics'] {
  const bookings = hostedBookings(store, captain.id);
  const finished = bookings.filter((booking) => !isOpen(booking));
  const tookPlace = finished.filter((booking) => booking.status === 'COMPLETED');
  const tripsOf = Map.groupBy(tookPlace, (booking) => booking.customerId);
  const reviews = reviewsOfOwner(store, captain.id);
  return {
    totalTours: store.tours.where('guideId', captain.id).length,
    averageRating: ratingOf(reviews),
    totalReviews: reviews.length,
    yearsActive: fullYears(dayOf(captain.createdAt), today),
    completionRate:
      finished.length === 0 ? 0 : rounded((tookPlace.length / finished.length) * 100, 1),
    totalRevenue: revenueOf(paymentsOf(store, bookings)),
    repeatCustomers: [...tripsOf.values()].filter((trips) => trips.length > 1).length,
  };
}

/** Full years from one calendar day to another; 0 when the first is later. */
function fullYears(first: string, last: string): number {
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4));
  return Math.max(0, last.slice(5) < first.slice(5) ? years - 1 : years);
}
