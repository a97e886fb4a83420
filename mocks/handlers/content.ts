import { type Handlers, notImplemented } from './handler.ts';

export const content: Pick<
  Handlers,
  | 'createContactMessage'
  | 'listBlogPosts'
  | 'getBlogPost'
  | 'listDestinations'
  | 'getDestination'
  | 'listServiceOfferings'
> = {
  createContactMessage: notImplemented,
  listBlogPosts: notImplemented,
  getBlogPost: notImplemented,
  listDestinations: notImplemented,
  getDestination: notImplemented,
  listServiceOfferings: notImplemented,
};
