import { linkOptions } from '@tanstack/react-router';
import type { AdminDashboard } from '../../../../api/contract/types.ts';
import { monthOf, monthRange } from '../../../../lib/calendar-month.ts';

/**
 * The list behind every figure, narrowed down so that it is as long as the figure says; of an amount and an
 * average, what they are made of. `today` is `YYYY-MM-DD`.
 */
export function figureWays(today: string) {
  const { first, last } = monthRange(monthOf(today));
  return {
    totalUsers: linkOptions({ to: '/admin/users' }),
    totalCustomers: linkOptions({ to: '/admin/users', search: { role: 'CUSTOMER' } }),
    totalCaptains: linkOptions({ to: '/admin/users', search: { role: 'BOAT_OWNER' } }),
    pendingApplications: linkOptions({ to: '/admin/captain-applications' }),
    totalBoats: linkOptions({ to: '/admin/offers' }),
    publishedBoats: linkOptions({ to: '/admin/offers', search: { status: 'ACTIVE' } }),
    totalTours: linkOptions({ to: '/admin/offers', search: { kind: 'TOUR' } }),
    activeTours: linkOptions({ to: '/admin/offers', search: { kind: 'TOUR', status: 'ACTIVE' } }),
    totalBookings: linkOptions({ to: '/admin/bookings' }),
    pendingBookings: linkOptions({ to: '/admin/bookings', search: { status: 'PENDING' } }),
    thisMonthBookings: linkOptions({
      to: '/admin/bookings',
      search: { createdFrom: first, createdTo: last },
    }),
    thisMonthRevenue: linkOptions({
      to: '/admin/bookings',
      search: { view: 'payments', from: first, to: last },
    }),
    totalReviews: linkOptions({ to: '/admin/reviews' }),
    averageRating: linkOptions({ to: '/admin/reviews' }),
  } as const satisfies Record<keyof AdminDashboard, object>;
}

/** Where a figure leads. */
export type FigureWay = ReturnType<typeof figureWays>[keyof AdminDashboard];
