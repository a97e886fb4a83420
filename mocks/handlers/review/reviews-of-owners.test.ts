import { beforeEach, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aReview, aTour, aUser } from '../../testing/records.ts';
import { reviewsOfOwners } from './reviews-of-owners.ts';

const day = (offset: number) => addDays(TODAY, offset);
const at = (offset: number, hour = '09') => `${day(offset)}T${hour}:00:00Z`;
const host = aUser(2, { role: 'BOAT_OWNER' });
const onTour = { boatId: null, tourId: 1 };
const reply = (id: number, reviewId: number, isOfficial: boolean) => ({
  id,
  reviewId,
  userId: isOfficial ? 2 : 10,
  message: 'Teşekkürler',
  isOfficial,
  createdAt: at(0),
});
let store: Store;

beforeEach(() => {
  const rows = {
    users: [host, aUser(3, { role: 'BOAT_OWNER' }), aUser(9), aUser(10)],
    boats: [aBoat(1), aBoat(2, { name: 'Çınar', status: 'INACTIVE' }), aBoat(3, { ownerId: 3 })],
    tours: [aTour(1)],
    reviews: [
      aReview(1, { createdAt: at(-1), rating: 3, comment: 'Isıl ışıl bir deniz, kaptan çok iyi.' }),
      aReview(2, { createdAt: at(-6), ...onTour }),
      aReview(3, { createdAt: at(-7, '20'), ...onTour, rating: 1 }),
      aReview(4, { createdAt: at(-7, '21'), rating: 4 }),
      aReview(5, { createdAt: at(-1), rating: 3, boatId: 2 }),
      aReview(6, { createdAt: at(-1), boatId: 3 }),
    ],
    reviewReplies: [reply(1, 2, true), reply(2, 4, false)],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const given = (query: object = {}, id = 2) => ({ user: host, path: { id }, query });
const ids = (query: object = {}) =>
  bodyOf(reviewsOfOwners.listOwnerReviewsPage(callOf(store, given(query)))).content.map(
    ({ id }) => id,
  );

it('lists the reviews of all boats and tours, withdrawn ones too, in a stable order', () => {
  expect(ids()).toEqual([5, 1, 2, 4, 3]);
  expect(ids({ sort: 'createdAt,asc' })).toEqual([3, 4, 2, 1, 5]);
  expect(ids({ sort: 'rating,asc' })).toEqual([3, 5, 1, 4, 2]);
  expect(ids({ unansweredFirst: true })).toEqual([5, 1, 4, 3, 2]);
});

it('is narrowed by everything that is given; another guest’s reply is no answer', () => {
  expect(ids({ answered: true })).toEqual([2]);
  expect(ids({ answered: false, kind: 'TOUR' })).toEqual([3]);
  expect(ids({ rating: 3, boatId: 2 })).toEqual([5]);
  expect(ids({ keyword: 'IŞIL' })).toEqual([1]);
  expect(ids({ startDate: day(-6), endDate: day(-6) })).toEqual([2, 4]);
  expect(ids({ boatId: 3 })).toEqual([]);
  const wrong = reviewsOfOwners.listOwnerReviewsPage(
    callOf(store, given({ startDate: day(0), endDate: day(-1) })),
  );
  expect(refusedWith(wrong)).toEqual([400, 'INVALID_REQUEST', 'query.endDate']);
});

it('sums up what the list holds', () => {
  expect(bodyOf(reviewsOfOwners.getOwnerReviewSummary(callOf(store, given())))).toMatchObject({
    totalReviews: 5,
    averageRating: 3.2,
    boatReviews: 3,
    tourReviews: 2,
    unansweredReviews: 4,
    ratingDistribution: { '1': 1, '3': 2, '4': 1, '5': 1 },
  });
  const nobody = bodyOf(reviewsOfOwners.getOwnerReviewSummary(callOf(store, given({}, 9))));
  expect(nobody).toMatchObject({ totalReviews: 0, averageRating: null, unansweredReviews: 0 });
  expect(refusedWith(reviewsOfOwners.getOwnerReviewSummary(callOf(store, given({}, 99))))[0]).toBe(
    404,
  );
});

it('compares the last days with as many before, by the days of Istanbul', () => {
  const trend = (days: 7 | 30) =>
    bodyOf(reviewsOfOwners.getOwnerRatingTrend(callOf(store, given({ days }))));
  // The fourth review was written after midnight in Istanbul, on the first of the seven days.
  expect(trend(7)).toMatchObject({
    from: day(-6),
    to: TODAY,
    totalReviews: 4,
    averageRating: 3.8,
    previousTotalReviews: 1,
    previousAverageRating: 1,
  });
  expect(trend(7).points.map(({ date, count }) => [date, count])).toEqual([
    [day(-6), 2],
    [day(-1), 2],
  ]);
  expect(trend(30)).toMatchObject({
    totalReviews: 5,
    previousTotalReviews: 0,
    previousAverageRating: null,
  });
});

it('tells the ratings of every boat and tour, also of those nobody reviewed', () => {
  store.boats.put(aBoat(4, { name: 'Arkadaş' }));
  const rows = bodyOf(reviewsOfOwners.listOwnerOfferRatings(callOf(store, given())));
  expect(
    rows.map(({ boatName, tourName, totalReviews }) => [boatName ?? tourName, totalReviews]),
  ).toEqual([
    ['Koylar turu 1', 2],
    ['Martı 1', 2],
    ['Çınar', 1],
    ['Arkadaş', 0],
  ]);
  expect(rows[0]).toMatchObject({ kind: 'TOUR', averageRating: 3, unansweredReviews: 1 });
});
