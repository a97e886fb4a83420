import { queryOptions } from '@tanstack/react-query';
import { answer } from '../answer.ts';
import { client } from '../client.ts';

/** Every published tour, the one with the next date first. */
export function toursQuery() {
  return queryOptions({
    queryKey: ['tours', 'list'],
    queryFn: ({ signal }) => answer(client.GET('/tours', { signal })),
  });
}
