import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aReview, aTour, aUser } from '../../testing/records.ts';
import { reviewReplies } from './review-replies.ts';
import { reviews } from './reviews.ts';
import { reviewsOfBoats } from './reviews-of-boats.ts';

const day = (offset: number) => addDays(TODAY, offset);
const admin = aUser(1, { role: 'ADMIN' });
const host = aUser(2, { role: 'BOAT_OWNER' });
const customer = aUser(9);
const other = aUser(10);
const reply = (id: number, reviewId: number) => ({
  id,
  reviewId,
  userId: 2,
  message: 'Teşekkür ederiz.',
  isOfficial: true,
  createdAt: '2026-03-02T09:00:00Z',
});
let store: Store;

beforeEach(() => {
  const rows = {
    users: [admin, host, customer, other],
    boats: [aBoat(1), aBoat(2, { ownerId: 7 }), aBoat(3, { status: 'INACTIVE' })],
    tours: [aTour(1)],
    bookings: [
      aBooking(1, day(-90), { status: 'COMPLETED' }),
      aBooking(2, day(-3), { status: 'COMPLETED' }),
      aBooking(3, day(5)),
      aBooking(4, day(-20), { status: 'NO_SHOW' }),
      aBooking(5, day(-40), { status: 'COMPLETED', customerId: 10 }),
    ],
    reviews: [
      aReview(1, { createdAt: '2026-03-01T09:00:00Z' }),
      aReview(2, {
        createdAt: '2026-05-06T21:30:00Z',
        rating: 3,
        comment: 'İSTANBUL çıkışlı turda güneş ışığı harikaydı.',
        customerId: 10,
        bookingId: 5,
      }),
      aReview(3, { createdAt: '2026-05-06T21:30:00Z', rating: 3, bookingId: 4, boatId: 2 }),
    ],
    reviewReplies: [reply(1, 1)],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const review = { rating: 4, comment: '  Martı hızlı ve temiz.  ' };
const write = (bookingId: number, body: object = {}) =>
  reviews.createReview(callOf(store, { user: customer, body: { ...review, bookingId, ...body } }));

describe('a review', () => {
  it('follows a completed booking, once; the booking says what it is about', () => {
    expect(bodyOf(write(2))).toMatchObject({
      comment: 'Martı hızlı ve temiz.',
      boatId: 1,
      tourId: null,
      customer: { id: 9, fullName: customer.fullName },
      bookingId: 2,
      isVerified: true,
    });
    expect(refusedWith(write(2))).toEqual([409, 'ALREADY_REVIEWED']);
    expect(store.notifications.where('userId', host.id)).toHaveLength(1);
  });

  it.each([3, 4])('is refused for a booking that was not completed', (bookingId) => {
    store.reviews.remove(3);
    expect(refusedWith(write(bookingId))).toEqual([422, 'VALIDATION_FAILED', 'body.bookingId']);
  });

  it('is more than blanks', () => {
    const [status, , field] = refusedWith(write(2, { comment: '   kısa       ' }));
    expect([status, field]).toEqual([422, 'body.comment']);
  });

  it('changes the rating of the boat at once, and is gone with its replies', () => {
    const average = () =>
      bodyOf(reviewsOfBoats.getBoatAverageRating(callOf(store, { path: { id: 1 } })));
    expect(average()).toEqual({ averageRating: 4, totalReviews: 2 });
    bodyOf(write(2));
    expect(average()).toEqual({ averageRating: 4, totalReviews: 3 });
    const remove = () => reviews.deleteReview(callOf(store, { user: admin, path: { id: 1 } }));
    expect(answered(remove()).status).toBe(204);
    expect(average()).toEqual({ averageRating: 3.5, totalReviews: 2 });
    expect(store.reviewReplies.all()).toHaveLength(0);
    expect(refusedWith(remove())[0]).toBe(404);
  });

  it('goes with all others, and a rating that was set with them', () => {
    store.boats.update(1, { ratingOverride: 4.2 });
    answered(reviewsOfBoats.deleteBoatReviews(callOf(store, { user: admin, path: { id: 1 } })));
    expect(store.reviews.where('boatId', 1)).toEqual([]);
    expect(store.boats.get(1)?.ratingOverride).toBeNull();
  });

  it('tells the booking to its customer, its host and administrators only', () => {
    const seen = (user: typeof customer | undefined) =>
      bodyOf(reviews.getReview(callOf(store, { user, path: { id: 1 } }))).bookingId;
    expect([customer, host, admin].map(seen)).toEqual([1, 1, 1]);
    expect([other, undefined].map(seen)).toEqual([undefined, undefined]);
  });
});

describe('looking for reviews', () => {
  const list = (query: object) => bodyOf(reviews.listReviews(callOf(store, { query })));

  it.each([
    [{}, [3, 2, 1]],
    [{ minRating: 4 }, [1]],
    [{ verified: true }, [2, 1]],
    [{ verified: false }, [3]],
    [{ withReplies: true }, [1]],
    [{ withReplies: false }, [3, 2]],
    // 21:30 UTC is the next day in Istanbul.
    [{ startDate: '2026-05-07' }, [3, 2]],
    [{ endDate: '2026-05-06' }, [1]],
    [{ keyword: 'istanbul' }, [2]],
    [{ keyword: 'IŞIĞI' }, [2]],
    [{ keyword: 'KAPTAN', verified: true }, [1]],
  ])('%o', (query, found) => {
    expect(ids(list(query))).toEqual(found);
  });

  it('refuses a range that ends before it starts, where it stands', () => {
    const range = { startDate: '2026-05-07', endDate: '2026-05-06' };
    expect(refusedWith(reviews.listReviews(callOf(store, { query: range })))).toEqual([
      400,
      'INVALID_REQUEST',
      'query.endDate',
    ]);
    expect(refusedWith(reviews.queryReviews(callOf(store, { body: range })))).toEqual([
      422,
      'VALIDATION_FAILED',
      'body.endDate',
    ]);
  });

  it('sorts equal ratings by date, the newest first, whichever way', () => {
    const sorted = (sort: 'rating,asc' | 'rating,desc') =>
      ids(bodyOf(reviews.listReviewsPage(callOf(store, { query: { sort } }))).content);
    expect(sorted('rating,desc')).toEqual([1, 3, 2]);
    expect(sorted('rating,asc')).toEqual([3, 2, 1]);
  });

  it('pages by a query in a body, twelve a page', () => {
    const page = bodyOf(reviews.queryReviews(callOf(store, { body: { boatId: 1 } })));
    expect(page).toMatchObject({ number: 0, size: 12, totalElements: 2 });
    expect(ids(page.content)).toEqual([2, 1]);
  });

  it('finds those of a published boat only', () => {
    const of = (id: number) => reviewsOfBoats.listBoatReviews(callOf(store, { path: { id } }));
    expect(ids(bodyOf(of(1)))).toEqual([2, 1]);
    expect(refusedWith(of(3))[0]).toBe(404);
    expect(refusedWith(of(99))[0]).toBe(404);
  });
});

it('says no language of a comment that was changed since', () => {
  store.reviews.update(1, { textLanguage: 'tr' });
  const body = { rating: 5, comment: 'What a lovely day at sea.' };
  const changed = bodyOf(
    reviews.updateReview(callOf(store, { user: customer, path: { id: 1 }, body })),
  );
  expect(changed).toMatchObject(body);
  expect(JSON.stringify(changed)).not.toContain('textLanguage');
});

describe('a reply', () => {
  const answer = (user: typeof host, isOfficial: boolean) =>
    reviewReplies.replyToReview(
      callOf(store, {
        user,
        path: { id: 1 },
        body: { message: ' Yine bekleriz. ', isOfficial },
      }),
    );

  it('is official by the role of who writes it, whatever the body says', () => {
    expect(bodyOf(answer(host, false))).toMatchObject({
      message: 'Yine bekleriz.',
      isOfficial: true,
      userFullName: host.fullName,
    });
    const count = bodyOf(reviewReplies.countReviewReplies(callOf(store, { path: { id: 1 } })));
    expect(count).toEqual({ count: 2 });
    expect(store.notifications.where('userId', customer.id)).toHaveLength(1);
  });

  it('is one of fifty at most', () => {
    for (let count = 1; count < 50; count += 1) bodyOf(answer(admin, true));
    expect(refusedWith(answer(admin, true))).toEqual([409, 'TOO_MANY_REPLIES']);
  });
});

it('is flagged once by each user, and administrators hear of it', () => {
  const flag = (user: typeof host) =>
    reviews.flagReview(
      callOf(store, { user, path: { id: 1 }, body: { reason: 'Başka bir tekneyi anlatıyor.' } }),
    );
  expect(bodyOf(flag(host)).success).toBe(true);
  expect(refusedWith(flag(host))).toEqual([409, 'ALREADY_FLAGGED']);
  expect(bodyOf(flag(admin)).success).toBe(true);
  expect(store.notifications.where('userId', admin.id)).toHaveLength(2);
});
