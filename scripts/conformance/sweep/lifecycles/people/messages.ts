import { numberAt, recordsOf } from '../../../lib/json.ts';
import type { Answer } from '../../run.ts';
import { conversationId } from '../../world/public-records.ts';
import type { Lifecycle } from '../lifecycle.ts';

const has = (answer: Answer, id: number) => recordsOf(answer.body).some((one) => one.id === id);

/** A message arrives, is counted until it is read, is found, and is gone when it is withdrawn. */
export const messages: Lifecycle = {
  name: 'messages',
  operationIds: [
    'sendMessage',
    'updateMessageReadStatus',
    'listUnreadMessages',
    'listConversationMessages',
    'listConversations',
    'listReceivedMessages',
    'queryMessages',
    'deleteMessage',
    'deleteConversation',
  ],
  async run({ call, field, holds, status, world }) {
    const { id: conversation, session } = await world.newConversation();
    const owner = world.run.session('BOAT_OWNER').userId;
    const there = { conversationId: conversation, senderId: session.userId, recipientId: owner };
    const word = world.run.nonce();
    const sent = await call('sendMessage', session, {
      body: { ...there, message: `Iğdır ${word}` },
    });
    field(sent, 'readStatus', 'UNREAD', 'nobody has read it yet');
    const id = numberAt(sent.body, 'id') ?? 0;
    const asOwner = (operationId: string, path: object) =>
      call(operationId, 'BOAT_OWNER', { path: { ...path } });
    const isIn = async (operationId: string, path: object, isWanted: boolean, why: string) => {
      const list = await asOwner(operationId, path);
      holds(has(list, id) === isWanted, list, `${operationId}: ${why}`, why, `${has(list, id)}`);
    };
    const unread = async (wanted: number, why: string) => {
      const list = await asOwner('listConversations', { id: owner });
      const mine = recordsOf(list.body).find((one) => one.conversationId === conversation);
      const seen = mine?.unreadCount;
      holds(seen === wanted, list, why, `unreadCount ${wanted}: ${why}`, `${seen}`);
    };
    await isIn('listConversationMessages', { id: conversation }, true, 'what was sent is there');
    await isIn('listReceivedMessages', { id: owner }, true, 'what was sent has arrived');
    await isIn('listUnreadMessages', { id: owner }, true, 'nobody has read it yet');
    await unread(2, 'the greeting and this one');
    for (const keyword of [word, 'ığdır']) {
      const body = { conversationId: conversation, keyword };
      const found = await call('queryMessages', 'BOAT_OWNER', { body });
      holds(has(found, id), found, 'search', `the message that contains ${keyword}`, 'not found');
    }
    await call('updateMessageReadStatus', 'BOAT_OWNER', {
      body: { messageId: id, readStatus: 'READ' },
    });
    field(await asOwner('getMessage', { id }), 'readStatus', 'READ', 'its recipient has read it');
    await isIn('listUnreadMessages', { id: owner }, false, 'it has been read');
    await unread(1, 'one of two has been read');
    const bySender = { body: { messageId: id, readStatus: 'UNREAD' } };
    const refused = await call('updateMessageReadStatus', session, bySender);
    status(refused, [403, 404], 'only its recipient marks a message');

    await call('deleteMessage', session, { path: { id } });
    status(await asOwner('getMessage', { id }), [404], 'a message that was withdrawn');
    await isIn('listConversationMessages', { id: conversation }, false, 'it was withdrawn');

    const stranger = await world.newCustomer();
    const nothing = {
      conversationId: conversationId(stranger.userId, owner),
      senderId: stranger.userId,
      recipientId: owner,
      message: 'Merhaba',
    };
    const unknown = await call('sendMessage', stranger, { body: nothing });
    status(unknown, [422], 'people who share no booking');
    const other = {
      ...there,
      conversationId: conversationId(stranger.userId, owner),
      message: 'x',
    };
    status(await call('sendMessage', session, { body: other }), [422], 'a conversation of others');
    const self = { ...there, recipientId: session.userId };
    const alone = { ...self, conversationId: conversationId(session.userId, session.userId) };
    status(await call('sendMessage', session, { body: alone }), [422], 'a message to oneself');

    await call('deleteConversation', session, { path: { id: conversation } });
    const own = await call('listConversations', session, { path: { id: session.userId } });
    const left = recordsOf(own.body).some((one) => one.conversationId === conversation);
    holds(!left, own, 'deleted', 'no conversation that was deleted', 'it is listed');
    const kept = await asOwner('listConversationMessages', { id: conversation });
    holds(recordsOf(kept.body).length > 0, kept, 'kept', 'the other side keeps it', 'nothing');
  },
};

/** An event creates a notification for those it concerns, counted as unread until it is read. */
export const notifications: Lifecycle = {
  name: 'notifications',
  operationIds: [
    'createBooking',
    'countNotifications',
    'countUnreadNotifications',
    'listUnreadNotifications',
    'listNotificationsPage',
    'markNotificationRead',
    'markAllNotificationsRead',
  ],
  async run({ call, field, holds, world }) {
    const owner = await world.newOwner();
    const path = { userId: owner.userId };
    const ask = (operationId: string) => call(operationId, owner, { path });
    const count = async (operationId: string) =>
      numberAt((await ask(operationId)).body, 'count') ?? 0;
    const before = await count('countNotifications');
    await world.book(await world.bookingBody(1, await world.newBoat(owner)));
    const list = await ask('listUnreadNotifications');
    const told = recordsOf(list.body).find(({ type }) => type === 'BOOKING_CREATED');
    holds(told !== undefined, list, 'told', 'the host hears of a booking', 'no BOOKING_CREATED');
    const after = await ask('countNotifications');
    const grown = (numberAt(after.body, 'count') ?? 0) > before;
    holds(grown, after, 'counted', `more than ${before}`, after.exchange.responseBody);
    const unread = await count('countUnreadNotifications');
    const id = numberAt(told, 'id');
    if (id === undefined) return;
    const read = await call('markNotificationRead', owner, { path: { id } });
    field(read, 'isRead', true, 'it has been read');
    field(await ask('countUnreadNotifications'), 'count', unread - 1, 'one of them has been read');
    const rest = await ask('listUnreadNotifications');
    holds(!has(rest, id), rest, 'read', 'no notification that was read', `${id}`);
    const page = await ask('listNotificationsPage');
    const kept = recordsOf(page.body).find((one) => one.id === id);
    holds(kept?.isRead === true, page, 'stored', 'isRead true in the list', `${kept?.isRead}`);
    await call('markAllNotificationsRead', owner, { path });
    field(await ask('countUnreadNotifications'), 'count', 0, 'all of them have been read');
  },
};
