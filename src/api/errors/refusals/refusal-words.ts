import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ErrorCode } from '../../../../generated/error-codes.ts';

const words: Readonly<Partial<Record<ErrorCode, MessageDescriptor>>> = {
  INVALID_REQUEST: msg`Invalid request, refresh the page`,
  IDEMPOTENCY_KEY_REUSED: msg`This was sent before with other contents. Refresh the page, then try again.`,
  FILE_TOO_LARGE: msg`The file is too large.`,
  UNSUPPORTED_MEDIA_TYPE: msg`Files of this kind are not accepted.`,
  VALIDATION_FAILED: msg`Some fields are not valid.`,
  EMAIL_TAKEN: msg`This e-mail address is already registered.`,
  USERNAME_TAKEN: msg`This user name is already taken.`,
  ACCOUNT_COMPLETE: msg`Your profile is complete already.`,
  BOOKINGS_AHEAD: msg`There are bookings ahead. Cancel them before you delete your account.`,
  LAST_ADMINISTRATOR: msg`The last active administrator has to stay. Appoint another one first.`,
  OWN_ACCOUNT: msg`You cannot take your own role or close your own account. Ask another administrator.`,
  APPLICATION_PENDING: msg`You have an application that is being reviewed.`,
  APPLICATION_DECIDED: msg`This application has been decided already.`,
  BOAT_NAME_TAKEN: msg`There is a boat of this name in the fleet.`,
  BOAT_HAS_BOOKINGS: msg`The boat has bookings to come and cannot be deleted.`,
  TOUR_HAS_BOOKINGS: msg`A tour with pending or confirmed bookings cannot be deleted.`,
  DUPLICATE_FEATURE: msg`The feature has been added already.`,
  DUPLICATE_DOCUMENT_TYPE: msg`There is a document of this type already.`,
  TOUR_DATE_BOOKED: msg`A date with pending or confirmed bookings cannot be deleted.`,
  DATES_UNAVAILABLE: msg`The chosen dates are not available.`,
  OWN_OFFER: msg`You cannot book a boat or tour of your own.`,
  PRICE_CHANGED: msg`The price has changed.`,
  BOOKING_HAS_PAYMENTS: msg`A booking that carries a payment cannot be deleted.`,
  BOOKING_ENDED: msg`This booking takes no payments any more.`,
  ALREADY_PAID: msg`The booking is paid in full.`,
  DEPOSIT_ALREADY_PAID: msg`The deposit is already paid.`,
  DEPOSIT_NOT_PAID: msg`The rest is paid after the deposit.`,
  PAYMENT_PROCESSING: msg`The bank is still processing your payment. Please wait.`,
  PAYMENT_ALREADY_OPEN: msg`This booking has an open payment.`,
  PAYMENT_STATUS_CONFLICT: msg`The status of the payment does not allow this.`,
  PAYMENT_NOT_RECEIVED: msg`Only a payment that was received and not yet refunded can be refunded.`,
  THREE_DS_UNANSWERED: msg`The check on your bank’s page is not done yet.`,
  THREE_DS_EXPIRED: msg`The check has expired. Please try again.`,
  ALREADY_REVIEWED: msg`You have already reviewed this booking.`,
  ALREADY_FLAGGED: msg`You have already reported this review.`,
  REVIEW_NOT_REPORTED: msg`Nobody has reported this review.`,
};

/**
 * What is said of a refusal by its code, where its status alone says too little. Left out are those whose
 * sentence names what only the service knows: which days, which papers, how many.
 */
export const refusalWords: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(words));

/** A sentence with a number in it. */
type Counting = (count: number) => MessageDescriptor;

/** What is said of how long to wait, by status: in seconds, minutes and hours. */
const waits: Readonly<Record<number, readonly [Counting, Counting, Counting]>> = {
  429: [
    (count) =>
      msg`Too many requests. Please try again in ${plural(count, { one: '# second', other: '# seconds' })}.`,
    (count) =>
      msg`Too many requests. Please try again in ${plural(count, { one: '# minute', other: '# minutes' })}.`,
    (count) =>
      msg`Too many requests. Please try again in ${plural(count, { one: '# hour', other: '# hours' })}.`,
  ],
  503: [
    (count) =>
      msg`Service is temporarily unavailable. Please try again in ${plural(count, { one: '# second', other: '# seconds' })}.`,
    (count) =>
      msg`Service is temporarily unavailable. Please try again in ${plural(count, { one: '# minute', other: '# minutes' })}.`,
    (count) =>
      msg`Service is temporarily unavailable. Please try again in ${plural(count, { one: '# hour', other: '# hours' })}.`,
  ],
};

/** The sentence for a status whose answer asks to wait; undefined where there is none, or nothing to wait for. */
export function waitWords(status: number, seconds: number): MessageDescriptor | undefined {
  if (seconds <= 0) return undefined;
  const [inSeconds, inMinutes, inHours] = waits[status] ?? [];
  // Rounded up: whoever comes back then is let in.
  if (seconds < 120) return inSeconds?.(seconds);
  if (seconds <= 3600) return inMinutes?.(Math.ceil(seconds / 60));
  return inHours?.(Math.ceil(seconds / 3600));
}
