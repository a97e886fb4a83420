import { beforeEach, expect, test } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aTour, aUser } from '../../testing/records.ts';
import { messages } from './messages.ts';

const mehmet = aUser(2, { role: 'BOAT_OWNER', fullName: 'Mehmet Ağaoğlu' });
const elif = aUser(9, { fullName: 'Elif Yıldız' });
const can = aUser(10, { fullName: 'Can Demir' });
const ayse = aUser(11);

let store: Store;
beforeEach(() => {
  const rows = {
    users: [mehmet, elif, can, ayse],
    boats: [aBoat(1, { ownerId: 2, name: 'Gülşah' })],
    tours: [aTour(4, { guideId: 2 })],
    bookings: [
      aBooking(1, '2026-06-20', { customerId: 9, boatId: 1, status: 'CONFIRMED' }),
      aBooking(2, '2026-05-20', { customerId: 10, boatId: null, tourId: 4, status: 'COMPLETED' }),
      aBooking(3, '2026-06-20', { customerId: 11, boatId: 1, status: 'CANCELLED' }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const send = (from: typeof elif, to: number, message: string, today = TODAY) => {
  const ids = [from.id, to].sort((a, b) => a - b);
  const body = {
    conversationId: `conversation_${ids.join('_')}`,
    senderId: from.id,
    recipientId: to,
    message,
  };
  return messages.sendMessage(callOf(store, { user: from, body, today }));
};
const textsOf = (list: { message: string }[]) => list.map(({ message }) => message);
const inbox = (user: typeof elif) => bodyOf(messages.listMessages(callOf(store, { user })));
const conversation = (user: typeof elif, id = 'conversation_2_9') =>
  bodyOf(messages.listConversationMessages(callOf(store, { user, path: { id } })));

test('customer and host who share a booking write to each other', () => {
  expect(bodyOf(send(elif, 2, 'Merhaba'))).toMatchObject({
    conversationId: 'conversation_2_9',
    sender: { id: 9, fullName: 'Elif Yıldız' },
    recipient: { id: 2, fullName: 'Mehmet Ağaoğlu' },
    readStatus: 'UNREAD',
  });
  expect(bodyOf(send(mehmet, 9, 'Hoş geldiniz')).senderId).toBe(2);
  expect(bodyOf(send(can, 2, 'Teşekkürler')).senderId).toBe(10);
});

test.each([
  ['a cancelled booking alone', ayse, 2],
  ['another customer', elif, 10],
  ['a newSession', elif, 77],
  ['oneself', mehmet, 2],
])('nobody writes to %s', (_, from, to) => {
  expect(refusedWith(send(from, to, 'Merhaba')).slice(0, 2)).toEqual([422, 'VALIDATION_FAILED']);
  expect(store.messages.all()).toEqual([]);
});

test('a conversation names sender and recipient by number, the smaller first', () => {
  const body = { conversationId: 'conversation_9_2', senderId: 9, recipientId: 2, message: 'x' };
  const answer = messages.sendMessage(callOf(store, { user: elif, body }));
  expect(refusedWith(answer)).toEqual([422, 'VALIDATION_FAILED', 'body.conversationId']);
  expect(bodyOf(send(can, 2, 'Merhaba')).conversationId).toBe('conversation_2_10');
});

test('a message tells its recipient, and nobody else', () => {
  send(elif, 2, 'Merhaba');
  expect(store.notifications.all()).toMatchObject([
    { userId: 2, message: 'Elif Yıldız, Gülşah yolculuğunuz hakkında size yazdı.', isRead: false },
  ]);
});

test('a message is about the booking that its sender names, or the one that was talked about', () => {
  store.bookings.insert({
    ...aBooking(4, '2026-07-20', { customerId: 9, boatId: 1, status: 'PENDING' }),
    createdAt: '2026-06-01T09:00:00Z',
  });
  const about = (from: typeof elif, to: number, bookingId?: number) => {
    const body = {
      conversationId: 'conversation_2_9',
      senderId: from.id,
      recipientId: to,
      message: 'Merhaba',
      ...(bookingId !== undefined && { bookingId }),
    };
    return messages.sendMessage(callOf(store, { user: from, body }));
  };
  expect(bodyOf(about(elif, 2, 1)).bookingId).toBe(1);
  expect(bodyOf(about(mehmet, 9)).bookingId).toBe(1);
  expect(bodyOf(about(elif, 2, 4)).bookingId).toBe(4);
  expect(bodyOf(about(mehmet, 9)).bookingId).toBe(4);
  // What no longer lets them write is not talked about further.
  store.bookings.update(4, { status: 'CANCELLED' });
  expect(bodyOf(about(mehmet, 9)).bookingId).toBe(1);
  for (const none of [2, 4, 77]) {
    expect(refusedWith(about(elif, 2, none))).toEqual([422, 'VALIDATION_FAILED', 'body.bookingId']);
  }
});

test('lists begin with the newest, a conversation with the oldest', () => {
  send(elif, 2, 'ilk', '2026-06-01');
  send(mehmet, 9, 'ikinci', '2026-06-02');
  send(elif, 2, 'üçüncü', '2026-06-02');
  expect(textsOf(inbox(elif))).toEqual(['üçüncü', 'ikinci', 'ilk']);
  expect(textsOf(conversation(elif))).toEqual(['ilk', 'ikinci', 'üçüncü']);
  const path = { id: 9 };
  expect(textsOf(bodyOf(messages.listSentMessages(callOf(store, { user: elif, path }))))).toEqual([
    'üçüncü',
    'ilk',
  ]);
  expect(inbox(can)).toEqual([]);
});

test('unread counts are the own ones and fall when the message is read', () => {
  const { id } = bodyOf(send(elif, 2, 'Merhaba'));
  const unreadOf = (user: typeof elif) =>
    bodyOf(messages.listConversations(callOf(store, { user, path: { id: user.id } }))).map(
      ({ unreadCount, otherUser }) => [otherUser.id, unreadCount],
    );
  expect(unreadOf(mehmet)).toEqual([[9, 1]]);
  expect(unreadOf(elif)).toEqual([[2, 0]]);
  const body = { messageId: id, readStatus: 'READ' } as const;
  messages.updateMessageReadStatus(callOf(store, { user: mehmet, body }));
  expect(unreadOf(mehmet)).toEqual([[9, 0]]);
});

test('conversations stand in the order of their last message', () => {
  send(can, 2, 'eski', '2026-06-01');
  send(elif, 2, 'yeni', '2026-06-02');
  const order = () =>
    bodyOf(messages.listConversations(callOf(store, { user: mehmet, path: { id: 2 } }))).map(
      ({ otherUser }) => otherUser.fullName,
    );
  expect(order()).toEqual(['Elif Yıldız', 'Can Demir']);
  send(mehmet, 10, 'cevap', '2026-06-03');
  expect(order()).toEqual(['Can Demir', 'Elif Yıldız']);
});

test('a deleted conversation leaves the list of one, and lives on for the other', () => {
  send(elif, 2, 'Merhaba');
  const path = { id: 'conversation_2_9' };
  messages.deleteConversation(callOf(store, { user: elif, path }));
  expect(conversation(elif)).toEqual([]);
  expect(inbox(elif)).toEqual([]);
  expect(textsOf(conversation(mehmet))).toEqual(['Merhaba']);
  send(mehmet, 9, 'Yine ben');
  expect(textsOf(conversation(elif))).toEqual(['Yine ben']);
  messages.deleteConversation(callOf(store, { user: mehmet, path }));
  expect(textsOf(store.messages.all().map(({ message }) => ({ message })))).toEqual(['Yine ben']);
});

test('a withdrawn message is gone for both', () => {
  const { id } = bodyOf(send(elif, 2, 'Yanlış'));
  messages.deleteMessage(callOf(store, { user: elif, path: { id } }));
  expect(conversation(mehmet)).toEqual([]);
});

test('a query narrows by text, days and state, within the own messages', () => {
  send(elif, 2, 'Kahvaltıyı teknede yapacağız', '2026-06-01');
  send(mehmet, 9, 'KAHVALTI hazır', '2026-06-03');
  send(can, 2, 'kahvaltı var mı', '2026-06-03');
  const found = (body: object) =>
    textsOf(bodyOf(messages.queryMessages(callOf(store, { user: elif, body }))).content);
  expect(found({ keyword: 'kahvaltı' })).toEqual([
    'KAHVALTI hazır',
    'Kahvaltıyı teknede yapacağız',
  ]);
  expect(found({ keyword: 'kahvaltı', endDate: '2026-06-02' })).toHaveLength(1);
  expect(found({ startDate: '2026-06-03', endDate: '2026-06-03' })).toEqual(['KAHVALTI hazır']);
  expect(found({ readStatus: 'READ' })).toEqual([]);
  expect(found({ conversationId: 'conversation_2_10' })).toEqual([]);
  expect(found({ page: 1, size: 1 })).toEqual(['Kahvaltıyı teknede yapacağız']);
  const body = { startDate: '2026-06-03', endDate: '2026-06-02' };
  const refused = messages.queryMessages(callOf(store, { user: elif, body }));
  expect(refusedWith(refused)).toEqual([422, 'VALIDATION_FAILED', 'body.endDate']);
});
