import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { versioned } from '../../versioned.ts';
import { blogPostQuery, destinationQuery } from './queries.ts';

/** A place to be changed, with its version. A missing one is an ApiError of status 404. */
export function destinationRecordQuery(slug: string) {
  return queryOptions({
    queryKey: [...destinationQuery(slug).queryKey, 'record'],
    queryFn: ({ signal }) =>
      versioned(client.GET('/destinations/{slug}', { params: { path: { slug } }, signal })),
  });
}

/** A post to be changed, with its version. A missing one is an ApiError of status 404. */
export function blogPostRecordQuery(slug: string) {
  return queryOptions({
    queryKey: [...blogPostQuery(slug).queryKey, 'record'],
    queryFn: ({ signal }) =>
      versioned(client.GET('/blog-posts/{slug}', { params: { path: { slug } }, signal })),
  });
}
