import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** Every published post without its text, the newest first. */
export function blogPostsQuery() {
  return queryOptions({
    queryKey: ['content', 'blog-posts'],
    queryFn: ({ signal }) => unwrap(client.GET('/blog-posts', { signal })),
  });
}

/** One post with its text in both languages. A missing one is an ApiError of status 404. */
export function blogPostQuery(slug: string) {
  return queryOptions({
    queryKey: ['content', 'blog-posts', slug],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/blog-posts/{slug}', { params: { path: { slug } }, signal })),
  });
}

/** The places where boats and tours start, those with the most boats first. */
export function destinationsQuery() {
  return queryOptions({
    queryKey: ['content', 'destinations'],
    queryFn: ({ signal }) => unwrap(client.GET('/destinations', { signal })),
  });
}

/** One place with how many boats and tours are published there. A missing one is an ApiError 404. */
export function destinationQuery(slug: string) {
  return queryOptions({
    queryKey: ['content', 'destinations', slug],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/destinations/{slug}', { params: { path: { slug } }, signal })),
  });
}

/** What the product offers to visitors and hosts. */
export function serviceOfferingsQuery() {
  return queryOptions({
    queryKey: ['content', 'services'],
    queryFn: ({ signal }) => unwrap(client.GET('/services-content', { signal })),
  });
}
