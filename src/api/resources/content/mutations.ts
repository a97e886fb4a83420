import { client } from '../../client.ts';
import type {
  BlogPost,
  BlogPostUpdate,
  Destination,
  DestinationUpdate,
} from '../../contract/types.ts';
import { ifMatch, type Versioned, versioned } from '../../versioned.ts';

/** Replaces the texts of a place unless it has another version by now: then an ApiError of status 412. */
export function updateDestination(
  slug: string,
  body: DestinationUpdate,
  version: string | undefined,
): Promise<Versioned<Destination>> {
  const params = { path: { slug }, header: ifMatch(version) };
  return versioned(client.PUT('/destinations/{slug}', { params, body }));
}

/** Replaces the texts of a post unless it has another version by now: then an ApiError of status 412. */
export function updateBlogPost(
  slug: string,
  body: BlogPostUpdate,
  version: string | undefined,
): Promise<Versioned<BlogPost>> {
  const params = { path: { slug }, header: ifMatch(version) };
  return versioned(client.PUT('/blog-posts/{slug}', { params, body }));
}
