import { expect, it } from 'vitest';
import { initialsOf } from '../../rules/review/review-figures.ts';
import { createStore, createWorld } from '../../store/state.ts';
import { bodyOf, callOf, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aPayment, aReview, aTour, aUser } from '../../testing/records.ts';
import { administration } from './index.ts';

const review = (
  id: number,
  createdAt: string,
  rating: number,
  customerId: number,
  tourId?: number,
) => aReview(id, { createdAt, rating, customerId, ...(tourId && { boatId: null, tourId }) });

const admin = aUser(1, { role: 'ADMIN' });
// Today is 15 June 2026.
const store = createStore(
  createWorld(
    { scenario: 'test', today: TODAY },
    {
      users: [
        admin,
        aUser(2, { role: 'BOAT_OWNER' }),
        aUser(9, { fullName: 'ışıl inci' }),
        aUser(10),
      ],
      boats: [aBoat(1), aBoat(2, { status: 'DRAFT' })],
      tours: [aTour(1), aTour(2, { status: 'CANCELLED' })],
      bookings: [
        aBooking(1, '2026-06-20', { status: 'PENDING', createdAt: '2026-05-31T21:00:00Z' }),
        aBooking(2, '2026-06-21', { createdAt: '2026-05-31T20:59:00Z' }),
      ],
      payments: [
        aPayment(1, { bookingId: 2, amount: 300, paidAt: '2026-06-01T09:00:00Z' }),
        aPayment(2, { bookingId: 2, amount: 400, paidAt: '2026-05-01T09:00:00Z' }),
        aPayment(3, {
          bookingId: 1,
          amount: 500,
          status: 'PARTIAL',
          paidAt: '2026-06-01T09:00:00Z',
        }),
      ],
      reviews: [
        review(1, '2025-06-30T20:59:59Z', 1, 9),
        review(2, '2025-06-30T21:00:00Z', 4, 9),
        review(3, '2026-05-20T09:00:00Z', 5, 10),
        review(4, '2026-06-08T20:59:59Z', 5, 10),
        review(5, '2026-06-08T21:00:00Z', 4, 9, 1),
        review(6, '2026-06-15T08:00:00Z', 2, 77),
      ],
    },
  ),
);

it('counts the whole product', () => {
  const call = callOf<'getAdminDashboard'>(store, { user: admin });
  expect(bodyOf(administration.getAdminDashboard(call))).toEqual({
    totalUsers: 4,
    totalCustomers: 2,
    totalCaptains: 1,
    pendingApplications: 0,
    totalBoats: 2,
    publishedBoats: 1,
    totalTours: 2,
    activeTours: 1,
    totalBookings: 2,
    pendingBookings: 1,
    thisMonthBookings: 1,
    thisMonthRevenue: 300,
    totalReviews: 6,
    averageRating: 3.5,
  });
});

it('computes the figures on reviews from the reviews', () => {
  const call = callOf<'getReviewStatistics'>(store, { user: admin });
  const statistics = bodyOf(administration.getReviewStatistics(call));
  expect(statistics).toMatchObject({
    totalReviews: 6,
    averageRating: 3.5,
    activeCustomers: 3,
    currentMonthCount: 3,
    previousMonthCount: 1,
    ratingDistribution: { 1: 1, 2: 1, 3: 0, 4: 2, 5: 2 },
    categories: { boats: 5, tours: 1 },
  });
  expect(statistics.monthlyTrend).toHaveLength(12);
  expect(statistics.monthlyTrend[0]).toEqual({
    month: '2025-07',
    boats: 1,
    tours: 0,
    averageRating: 4,
  });
  expect(statistics.monthlyTrend[1]?.averageRating).toBeNull();
  expect(statistics.monthlyTrend.at(-1)).toEqual({
    month: '2026-06',
    boats: 2,
    tours: 1,
    averageRating: 3.7,
  });
});

it('shows the newest reviews of the last seven days', () => {
  const call = callOf<'getReviewStatistics'>(store, { user: admin });
  const { recentActivity } = bodyOf(administration.getReviewStatistics(call));
  expect(recentActivity.map(({ id, category, entityName }) => [id, category, entityName])).toEqual([
    [6, 'boat', 'Martı 1'],
    [5, 'tour', 'Koylar turu 1'],
  ]);
  expect(recentActivity[1]).toMatchObject({ userName: 'ışıl inci', userInitials: 'Iİ' });
});

it('takes initials from the names, in Turkish upper case', () => {
  expect(initialsOf('James Carter')).toBe('JC');
  expect(initialsOf('a b  c d e')).toBe('ABCD');
});
