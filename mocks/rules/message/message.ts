import type { MessageRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { bookingHost } from '../booking/booking-parties.ts';
import { type FieldProblem, invalid, type Refusal } from '../common/refusal.ts';
import { conversationIdOf, sharedBooking, sharedBookings } from './conversation.ts';
import { notify } from './notify.ts';

/**
 * Why a user may not write a message, as 422: customer and host write to each other once they share a
 * booking, in the conversation that names both.
 */
export function writingRefusal(
  store: Store,
  senderId: number,
  { recipientId, conversationId, bookingId }: Schemas['MessageCreate'],
): Refusal | undefined {
  const problems: FieldProblem[] = [];
  if (conversationId !== conversationIdOf(senderId, recipientId)) {
    problems.push({
      field: 'body.conversationId',
      message: {
        tr: 'gönderen ve alıcının numaralarından oluşmalıdır, küçük olan önce',
        en: 'must be made of the ids of sender and recipient, the smaller first',
      },
    });
  }
  const shared = sharedBookings(store, senderId, recipientId);
  if (recipientId === senderId || !store.users.get(recipientId) || shared.length === 0) {
    problems.push({
      field: 'body.recipientId',
      message: {
        tr: 'yalnızca ortak bir rezervasyonunuz olan kişiye yazabilirsiniz',
        en: 'must share a booking with the sender',
      },
    });
  }
  if (bookingId !== undefined && !shared.some(({ id }) => id === bookingId)) {
    problems.push({
      field: 'body.bookingId',
      message: {
        tr: 'ikinizin yazışabildiği ortak bir rezervasyon olmalıdır',
        en: 'must be a booking that lets the two write to each other',
      },
    });
  }
  return problems.length > 0 ? invalid(problems) : undefined;
}

/** Tells the recipient of a new message, with the boat or tour that it is about. */
export function notifyOfMessage(store: Store, now: number, message: MessageRecord): void {
  const { senderId, recipientId, bookingId } = message;
  const sender = store.users.get(senderId);
  const booking =
    bookingId === null
      ? sharedBooking(store, senderId, recipientId)
      : store.bookings.get(bookingId);
  const offer = booking && bookingHost(store, booking);
  if (!sender || !offer) return;
  notify(store, now, {
    userId: recipientId,
    type: 'INFO',
    subject: { kind: 'CONVERSATION', id: senderId },
    title: { tr: 'Yeni mesajınız var', en: 'You have a new message' },
    message: {
      tr: `${sender.fullName}, ${offer.name} yolculuğunuz hakkında size yazdı.`,
      en: `${sender.fullName} wrote to you about your trip with ${offer.name}.`,
    },
  });
}
