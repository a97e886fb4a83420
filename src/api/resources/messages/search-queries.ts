import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { messagesKey } from './queries.ts';

/** How many messages a search answers at most. */
const FOUND = 50;

/**
 * The user's messages that contain a text, 1 to 100 characters, the newest first.
 * `last` is false where there are more than those.
 */
export function messageSearchQuery(userId: number, keyword: string) {
  return queryOptions({
    queryKey: [...messagesKey(userId), 'search', keyword],
    queryFn: ({ signal }) =>
      unwrap(client.POST('/messages/query', { body: { keyword, size: FOUND }, signal })),
  });
}
