import { bookingHost } from '../../rules/booking/booking-parties.ts';
import { addDays, dayOf } from '../../rules/calendar/day.ts';
import { compare } from '../../rules/common/order.ts';
import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../account/user.ts';

type Activity = Schemas['AdminActivity'];

/** Days that count as lately, today included. */
const DAYS = 7;

/** What people did during the last days that end on `today`, the newest first. */
export function adminActivity(store: Store, today: string): Activity[] {
  const first = addDays(today, 1 - DAYS);
  const lately = <T extends { createdAt: string }>(records: readonly T[]) =>
    records.filter(({ createdAt }) => {
      const day = dayOf(createdAt);
      return day >= first && day <= today;
    });
  const by = (userId: number) => ({ userId, userName: fullNameOf(store, userId) });
  const offerName = (offer: Parameters<typeof bookingHost>[1] | undefined) =>
    (offer && bookingHost(store, offer)?.name) ?? null;
  const activity: Activity[] = [
    ...lately(store.users.all()).map(
      ({ id, createdAt }): Activity => ({
        type: 'REGISTRATION',
        createdAt,
        recordId: id,
        ...by(id),
        subject: null,
      }),
    ),
    ...lately(store.applications.all()).map(
      ({ id, createdAt, userId }): Activity => ({
        type: 'APPLICATION',
        createdAt,
        recordId: id,
        ...by(userId),
        subject: null,
      }),
    ),
    ...lately(store.bookings.all()).map(
      (booking): Activity => ({
        type: 'BOOKING',
        createdAt: booking.createdAt,
        recordId: booking.id,
        ...by(booking.customerId),
        subject: offerName(booking),
      }),
    ),
    ...lately(store.reviews.all()).map(
      (review): Activity => ({
        type: 'REVIEW',
        createdAt: review.createdAt,
        recordId: review.id,
        ...by(review.customerId),
        subject: offerName(review),
      }),
    ),
    ...lately(store.reviewFlags.all()).map(
      ({ reviewId, createdAt, userId }): Activity => ({
        type: 'REVIEW_REPORT',
        createdAt,
        recordId: reviewId,
        ...by(userId),
        subject: offerName(store.reviews.get(reviewId)),
      }),
    ),
    ...lately(store.payments.where('status', 'FAILED')).flatMap((payment): Activity[] => {
      const booking = store.bookings.get(payment.bookingId);
      if (!booking) return [];
      return [
        {
          type: 'REFUSED_PAYMENT',
          createdAt: payment.createdAt,
          recordId: payment.id,
          ...by(booking.customerId),
          subject: offerName(booking),
        },
      ];
    }),
    ...lately(store.contactMessages.all()).map(
      ({ id, createdAt, name, subject }): Activity => ({
        type: 'CONTACT_MESSAGE',
        createdAt,
        recordId: id,
        userId: null,
        userName: name,
        subject,
      }),
    ),
  ];
  return activity.sort(
    (a, b) =>
      compare(b.createdAt, a.createdAt) ||
      compare(a.type, b.type) ||
      compare(b.recordId, a.recordId),
  );
}
