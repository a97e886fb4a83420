import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type {
  ContactMessageSort,
  ContactMessageState,
  ManagedContactMessage,
} from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { adminKey } from './key.ts';

const messagesKey = [...adminKey, 'contact-messages'] as const;

/** Which messages are looked for; what is left out leaves nothing out. */
export interface AskedMessages {
  state?: ContactMessageState | undefined;
  query?: string | undefined;
  sort?: ContactMessageSort | undefined;
  /** From 0. */
  page?: number | undefined;
}

/** One page of what came in by the contact form. */
export function contactMessagesPageQuery(asked: AskedMessages) {
  return queryOptions({
    queryKey: [...messagesKey, 'page', asked],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/contact-messages', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
    // Anybody may write at any time.
    staleTime: 0,
  });
}

/** One message. A missing one is an ApiError of status 404. */
export function contactMessageQuery(id: number) {
  return queryOptions({
    queryKey: [...messagesKey, 'one', id],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/contact-messages/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
    // Somebody else may have answered while the page was out of sight.
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Sets the state of a message, unless it is no longer in the one that was seen: then nothing is written, and the
 * message is answered as it is now. Rejects with an ApiError.
 */
export async function setContactMessageState(
  { id, state: seen }: Pick<ManagedContactMessage, 'id' | 'state'>,
  state: ContactMessageState,
): Promise<ManagedContactMessage> {
  const params = { path: { id } };
  const current = await unwrap(client.GET('/contact-messages/{id}', { params }));
  if (current.state !== seen) return current;
  return unwrap(client.PUT('/contact-messages/{id}/state', { params, body: { state } }));
}
