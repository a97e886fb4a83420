import { byCase, equals } from '../filters.ts';
import type { Narrowing } from './narrowing.ts';

/** Lists of what a person keeps: documents, messages. */
export const ACCOUNTS: Narrowing[] = [
  {
    operationId: 'listOwnerDocumentsPage',
    actors: ['BOAT_OWNER'],
    filters: [
      equals('query.kind', 'kind'),
      equals('query.state', 'state'),
      equals('query.validity', 'validity'),
    ],
  },
  {
    operationId: 'queryMessages',
    whole: 'listMessages',
    actors: ['CUSTOMER'],
    filters: [
      equals('body.conversationId', 'conversationId'),
      equals('body.readStatus', 'readStatus'),
      byCase('body.keyword', ['message']),
    ],
  },
];
