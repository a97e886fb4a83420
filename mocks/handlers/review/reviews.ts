import { reviewCreateLimits } from '../../../generated/limits.ts';
import { notifyAndEmail } from '../../rules/booking/booking-notifications.ts';
import { bookingHost } from '../../rules/booking/booking-parties.ts';
import { removeReview } from '../../rules/booking/booking-removal.ts';
import { instant } from '../../rules/calendar/day.ts';
import { badRequest, conflict, invalid, notFound } from '../../rules/common/refusal.ts';
import { reviewRefusal } from '../../rules/review/review-eligibility.ts';
import { filterReviews } from '../../rules/review/review-search.ts';
import { reviewView } from '../../views/review/review.ts';
import type { SomeHandlers } from '../handler.ts';
import { filterProblems, reviewList, reviewPage } from './review-answers.ts';

/** The page that a query means when it names none. */
const FIRST_PAGE = { page: 0, size: 12 };

const SHORTEST_COMMENT = reviewCreateLimits.comment.minLength;

/** A comment that the blanks around it made long enough. */
const TOO_SHORT = {
  field: 'body.comment',
  message: {
    tr: `en az ${SHORTEST_COMMENT} karakter`,
    en: `at least ${SHORTEST_COMMENT} characters`,
  },
};

export const reviews: SomeHandlers<
  | 'listReviews'
  | 'createReview'
  | 'queryReviews'
  | 'listReviewsPage'
  | 'listRecentReviews'
  | 'searchReviews'
  | 'listReviewsByMinimumRating'
  | 'listCustomerReviews'
  | 'listBookingReviews'
  | 'getReview'
  | 'updateReview'
  | 'deleteReview'
  | 'flagReview'
> = {
  listReviews({ store, user, query }) {
    const problems = filterProblems(query, 'query');
    if (problems.length > 0) return badRequest(problems);
    return reviewList(store, user, filterReviews(store, store.reviews.all(), query));
  },

  createReview({ store, user, body, now }) {
    const booking = store.bookings.get(body.bookingId);
    if (!booking) return notFound();
    const comment = body.comment.trim();
    if (comment.length < SHORTEST_COMMENT) return invalid([TOO_SHORT]);
    const refusal = reviewRefusal(store, booking);
    if (refusal) return refusal;
    const review = store.reviews.insert({
      rating: body.rating,
      comment,
      createdAt: instant(now),
      customerId: user.id,
      bookingId: booking.id,
      boatId: booking.boatId,
      tourId: booking.tourId,
    });
    const host = bookingHost(store, booking);
    if (host) {
      notifyAndEmail(store, now, host.hostId, {
        type: 'INFO',
        subject: { kind: 'REVIEW', id: review.id },
        title: { tr: 'Yeni yorum aldınız', en: 'You have a new review' },
        message: {
          tr: `${user.fullName}, ${host.name} için ${body.rating} yıldız verdi.`,
          en: `${user.fullName} gave ${host.name} ${body.rating} of 5 stars.`,
        },
      });
    }
    return { status: 201, body: reviewView(store, review, user) };
  },

  queryReviews({ store, user, body }) {
    const problems = filterProblems(body, 'body');
    if (problems.length > 0) return invalid(problems);
    return reviewPage(store, user, store.reviews.all(), { ...FIRST_PAGE, ...body }, (sorted) =>
      filterReviews(store, sorted, body),
    );
  },

  listReviewsPage({ store, user, query }) {
    const [sortBy, sortDirection] = (query.sort ?? 'createdAt,desc').split(',');
    return reviewPage(store, user, store.reviews.all(), {
      page: query.page,
      size: query.size,
      sortBy: sortBy === 'rating' ? sortBy : 'createdAt',
      sortDirection: sortDirection === 'asc' ? sortDirection : 'desc',
    });
  },

  listRecentReviews({ store, user, query: { minRating, textLanguage } }) {
    const found = filterReviews(store, store.reviews.all(), { minRating }).filter(
      (review) => textLanguage === undefined || review.textLanguage === textLanguage,
    );
    return reviewList(store, user, found);
  },

  searchReviews({ store, user, query }) {
    const { keyword } = query;
    return reviewList(store, user, filterReviews(store, store.reviews.all(), { keyword }));
  },

  listReviewsByMinimumRating({ store, user, path }) {
    const found = filterReviews(store, store.reviews.all(), { minRating: path.min });
    return reviewList(store, user, found);
  },

  listCustomerReviews({ store, user, path }) {
    if (!store.users.get(path.id)) return notFound();
    return reviewList(store, user, store.reviews.where('customerId', path.id));
  },

  listBookingReviews({ store, user, path }) {
    if (!store.bookings.get(path.id)) return notFound();
    return reviewList(store, user, store.reviews.where('bookingId', path.id));
  },

  getReview({ store, user, path }) {
    const review = store.reviews.get(path.id);
    return review ? { status: 200, body: reviewView(store, review, user) } : notFound();
  },

  updateReview({ store, user, path, body }) {
    const comment = body.comment.trim();
    if (comment.length < SHORTEST_COMMENT) return invalid([TOO_SHORT]);
    // Nobody has said which language the new words are in.
    store.reviews.update(path.id, { textLanguage: undefined });
    const review = store.reviews.update(path.id, { rating: body.rating, comment });
    return review ? { status: 200, body: reviewView(store, review, user) } : notFound();
  },

  deleteReview({ store, path }) {
    if (!store.reviews.get(path.id)) return notFound();
    removeReview(store, path.id);
    return { status: 204 };
  },

  flagReview({ store, user, path, body, now, language }) {
    const review = store.reviews.get(path.id);
    if (!review) return notFound();
    const flags = store.reviewFlags.where('reviewId', review.id);
    if (flags.some(({ userId }) => userId === user.id)) {
      return conflict('ALREADY_FLAGGED', {
        tr: 'Bu yorumu zaten bildirdiniz.',
        en: 'You have already reported this review.',
      });
    }
    const { reason } = body;
    store.reviewFlags.insert({
      reviewId: review.id,
      userId: user.id,
      reason,
      createdAt: instant(now),
    });
    for (const administrator of store.users.where('role', 'ADMIN')) {
      notifyAndEmail(store, now, administrator.id, {
        type: 'WARNING',
        subject: { kind: 'REVIEW', id: review.id },
        title: { tr: 'Bir yorum bildirildi', en: 'A review was reported' },
        message: {
          tr: `${user.fullName}, ${review.id} numaralı yorumu bildirdi: ${reason}`,
          en: `${user.fullName} reported review ${review.id}: ${reason}`,
        },
      });
    }
    return { status: 200, body: { success: true, message: FLAGGED[language] } };
  },
};

const FLAGGED = {
  tr: 'Yorum yöneticilere bildirildi.',
  en: 'The review was reported to the administrators.',
};
