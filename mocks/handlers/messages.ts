import { type Handlers, notImplemented } from './handler.ts';

export const messages: Pick<
  Handlers,
  | 'listMessages'
  | 'sendMessage'
  | 'queryMessages'
  | 'updateMessageReadStatus'
  | 'listConversationMessages'
  | 'deleteConversation'
  | 'listConversations'
  | 'listSentMessages'
  | 'listReceivedMessages'
  | 'listUserMessages'
  | 'listUnreadMessages'
  | 'getMessage'
  | 'deleteMessage'
> = {
  listMessages: notImplemented,
  sendMessage: notImplemented,
  queryMessages: notImplemented,
  updateMessageReadStatus: notImplemented,
  listConversationMessages: notImplemented,
  deleteConversation: notImplemented,
  listConversations: notImplemented,
  listSentMessages: notImplemented,
  listReceivedMessages: notImplemented,
  listUserMessages: notImplemented,
  listUnreadMessages: notImplemented,
  getMessage: notImplemented,
  deleteMessage: notImplemented,
};
