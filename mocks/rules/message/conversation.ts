import type { BookingRecord, MessageRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { bookingHost } from '../booking/booking-parties.ts';
import { newestFirst } from '../common/order.ts';

const PREFIX = 'conversation';

/** The conversation of two users, the smaller number first: `conversation_9_10`. */
export function conversationIdOf(one: number, other: number): string {
  return [PREFIX, Math.min(one, other), Math.max(one, other)].join('_');
}

/** Ids of the two participants, the smaller first; undefined for an id that names no conversation. */
export function participantsOf(conversationId: string): [number, number] | undefined {
  const [, first, second] = conversationId.split('_').map(Number);
  if (first === undefined || second === undefined || first === second) return undefined;
  return conversationIdOf(first, second) === conversationId ? [first, second] : undefined;
}

/** Bookings in these states let customer and host write to each other. */
const STATUSES_WITH_MESSAGING: readonly BookingRecord['status'][] = [
  'PENDING',
  'CONFIRMED',
  'COMPLETED',
];

/**
 * The bookings that let two users write to each other, one as the customer and the other as the host of the
 * boat or tour, the newest first.
 */
export function sharedBookings(store: Store, one: number, other: number): BookingRecord[] {
  const between = (customerId: number, hostId: number) =>
    store.bookings
      .where('customerId', customerId)
      .filter(
        (booking) =>
          STATUSES_WITH_MESSAGING.includes(booking.status) &&
          bookingHost(store, booking)?.hostId === hostId,
      );
  return [...between(one, other), ...between(other, one)].sort(newestFirst);
}

/** The latest booking that lets two users write to each other; undefined when there is none. */
export function sharedBooking(store: Store, one: number, other: number): BookingRecord | undefined {
  return sharedBookings(store, one, other)[0];
}

/**
 * The booking that the next message of two users is about: the one that is named, or that of their last message as
 * long as it lets them write, or else the latest they share; undefined when there is none.
 */
export function bookingTalkedAbout(
  store: Store,
  one: number,
  other: number,
  named?: number,
): BookingRecord | undefined {
  const shared = sharedBookings(store, one, other);
  const [last] = store.messages
    .where('conversationId', conversationIdOf(one, other))
    .toSorted(newestFirst);
  const about = named ?? last?.bookingId;
  return shared.find(({ id }) => id === about) ?? shared[0];
}

/** Whether a user sees a message: sent or received, and not in a conversation the user deleted since. */
export const isSeenBy = (message: MessageRecord, userId: number): boolean =>
  !message.removedBy?.includes(userId);

/** What a user wrote, the newest first. */
export function sentBy(store: Store, userId: number): MessageRecord[] {
  return store.messages
    .where('senderId', userId)
    .filter((message) => isSeenBy(message, userId))
    .sort(newestFirst);
}

/** What was written to a user, the newest first. */
export function receivedBy(store: Store, userId: number): MessageRecord[] {
  return store.messages
    .where('recipientId', userId)
    .filter((message) => isSeenBy(message, userId))
    .sort(newestFirst);
}

/** What a user wrote and received, the newest first. */
export function messagesOf(store: Store, userId: number): MessageRecord[] {
  return [...sentBy(store, userId), ...receivedBy(store, userId)].sort(newestFirst);
}

/** What one participant sees of a conversation, the newest first. */
export function messagesIn(store: Store, conversationId: string, userId: number): MessageRecord[] {
  return store.messages
    .where('conversationId', conversationId)
    .filter((message) => isSeenBy(message, userId))
    .sort(newestFirst);
}

/**
 * Takes a conversation from one participant's lists. The other one keeps it; when neither wants a
 * message any more, it is gone.
 */
export function removeConversation(store: Store, conversationId: string, userId: number): void {
  for (const message of messagesIn(store, conversationId, userId)) {
    const removedBy = [...(message.removedBy ?? []), userId];
    if (removedBy.length === 2) store.messages.remove(message.id);
    else store.messages.update(message.id, { removedBy });
  }
}
