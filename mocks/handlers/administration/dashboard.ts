import { madeInMonth, paymentsOf, revenueOfMonth } from '../../rules/finance/income.ts';
import { isPublished } from '../../rules/offer/visibility.ts';
import { ratingOf } from '../../rules/review/rating.ts';
import type { SomeHandlers } from '../handler.ts';

/** The figures of the whole product for administrators, each counted when asked. */
export const dashboard: SomeHandlers<'getAdminDashboard'> = {
  getAdminDashboard: ({ store, today }) => {
    const users = store.users.all();
    const boats = store.boats.all();
    const tours = store.tours.all();
    const bookings = store.bookings.all();
    const reviews = store.reviews.all();
    return {
      status: 200,
      body: {
        totalUsers: users.length,
        totalCustomers: users.filter((user) => user.role === 'CUSTOMER').length,
        totalCaptains: users.filter((user) => user.role === 'BOAT_OWNER').length,
        pendingApplications: store.applications.where('status', 'PENDING').length,
        totalBoats: boats.length,
        publishedBoats: boats.filter(isPublished).length,
        totalTours: tours.length,
        activeTours: tours.filter(isPublished).length,
        totalBookings: bookings.length,
        pendingBookings: bookings.filter((booking) => booking.status === 'PENDING').length,
        thisMonthBookings: madeInMonth(bookings, today),
        thisMonthRevenue: revenueOfMonth(paymentsOf(store, bookings), today),
        totalReviews: reviews.length,
        averageRating: ratingOf(reviews),
      },
    };
  },
};
