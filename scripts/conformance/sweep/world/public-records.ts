import { numberAt, recordsOf, textAt } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import { Unavailable } from '../run.ts';
import type { createBoats } from './boats.ts';
import type { createBookings } from './bookings.ts';
import { idOf } from './created.ts';
import { once } from './memo.ts';
import type { createPeople } from './people.ts';
import type { WorldContext } from './world-context.ts';

/** `conversation_` and the two user ids, the smaller number first. */
export function conversationId(a: number, b: number): string {
  return `conversation_${Math.min(a, b)}_${Math.max(a, b)}`;
}

/** Records that are read but not changed, and the messages between the two sides of a booking. */
export function createPublicRecords(
  { run }: WorldContext,
  bookings: ReturnType<typeof createBookings>,
  people: ReturnType<typeof createPeople>,
  boats: ReturnType<typeof createBoats>,
) {
  async function first(operationId: string, field: string): Promise<number | string> {
    const { body } = await run.call(operationId, 'ANONYMOUS');
    const [record] = recordsOf(body);
    const value = record?.[field];
    if (typeof value === 'number' || typeof value === 'string') return value;
    throw new Unavailable(`needs a record, but ${operationId} answered none`);
  }

  /** The published record with most reviews. */
  async function mostReviewed(operationId: string): Promise<number> {
    const { body } = await run.call(operationId, 'ANONYMOUS');
    const count = (record: object) => numberAt(record, 'reviewCount') ?? 0;
    const [best] = recordsOf(body).sort((a, b) => count(b) - count(a));
    const id = numberAt(best, 'id');
    if (id === undefined) throw new Unavailable(`needs a record, but ${operationId} answered none`);
    return id;
  }

  /** What is sent between CUSTOMER and BOAT_OWNER, who share a booking of the sweep. */
  async function messageBody(from: Actor = 'CUSTOMER') {
    await bookings.bookingId();
    const customer = run.session('CUSTOMER').userId;
    const owner = run.session('BOAT_OWNER').userId;
    const [senderId, recipientId] = from === 'CUSTOMER' ? [customer, owner] : [owner, customer];
    return {
      conversationId: conversationId(customer, owner),
      senderId,
      recipientId,
      message: `Deneme iletisi ${run.nonce()}`,
    };
  }

  async function newMessageId(from: Actor = 'CUSTOMER'): Promise<number> {
    const answer = await run.call('sendMessage', from, { body: await messageBody(from) });
    const id = idOf(answer, 'a message');
    return id;
  }

  /** A conversation of a new customer with BOAT_OWNER, begun by the customer. */
  async function newConversation() {
    const session = await people.newCustomer();
    const booked = await run.call('createBooking', 'CUSTOMER', {
      session,
      body: await bookings.bookingBody(),
    });
    const bookingId = idOf(booked, 'a booking');
    const recipientId = run.session('BOAT_OWNER').userId;
    const id = conversationId(session.userId, recipientId);
    const body = { conversationId: id, senderId: session.userId, recipientId, message: 'Merhaba' };
    idOf(await run.call('sendMessage', 'CUSTOMER', { session, body }), 'a message');
    return { id, session, bookingId };
  }

  /** A letter from the contact form that nobody has read. */
  async function newContactMessageId(): Promise<number> {
    const body = {
      name: 'Deneme Yolcusu',
      email: `sweep-${run.nonce()}@example.com`,
      subject: 'Uyum denetimi',
      message: 'Bu ileti uyum denetiminden gelir; yanıt beklenmez.',
    };
    return idOf(await run.call('createContactMessage', 'ANONYMOUS', { body }), 'a message');
  }

  return {
    newContactMessageId,
    newConversation,
    messageBody,
    newMessageId,
    messageId: once(() => newMessageId()),
    /** The published boat and tour with most reviews, from whoever they are. */
    reviewedBoatId: once(() => mostReviewed('listBoats')),
    reviewedTourId: once(() => mostReviewed('listTours')),
    publicReviewId: once(async () => Number(await first('listReviews', 'id'))),
    destinationSlug: once(async () => String(await first('listDestinations', 'slug'))),
    blogPostSlug: once(async () => String(await first('listBlogPosts', 'slug'))),
    /** A reply to any review. */
    replyId: once(async () => {
      const { body } = await run.call('listReviews', 'ANONYMOUS', { query: { withReplies: true } });
      const [review] = recordsOf(body);
      const id = numberAt(review, 'replies.0.id');
      if (id === undefined) throw new Unavailable('needs a review with a reply');
      return id;
    }),
    /** A notification of a new boat owner, about a booking of the sweep, and the id of that owner. */
    newNotification: async () => {
      const session = await people.newOwner();
      await bookings.book(await bookings.bookingBody(1, await boats.newBoat(session)));
      const path = { userId: session.userId };
      const { body } = await run.call('listNotificationsPage', 'BOAT_OWNER', { session, path });
      const id = numberAt(body, 'content.0.id');
      if (id === undefined) throw new Unavailable('needs a notification of a boat owner');
      return { id, session };
    },
    /** File name of an uploaded picture, from a list of pictures. */
    uploadName: once(async () => {
      const { body } = await run.call('listTourImages', 'ANONYMOUS');
      const [image] = recordsOf(body);
      const name = textAt(image, 'imageUrl')?.split('/').at(-1);
      if (!name) throw new Unavailable('needs an uploaded picture');
      return name;
    }),
  };
}
