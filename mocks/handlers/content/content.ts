import { foldCase } from '../../rules/account/identity.ts';
import { instant } from '../../rules/calendar/day.ts';
import { compare } from '../../rules/common/order.ts';
import { notFound, type Refusal } from '../../rules/common/refusal.ts';
import { byText, fold } from '../../rules/common/text.ts';
import { isPublished } from '../../rules/offer/visibility.ts';
import type { BlogPostRecord, DestinationRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { contactMessageView } from '../../views/content/contact-message.ts';
import type { SomeHandlers } from '../handler.ts';

/** How many messages of one address a minute takes. */
const MESSAGES_PER_MINUTE = 30;
const MINUTE = 60_000;

/** 429: too many messages came from one e-mail address. */
const tooManyMessages: Refusal = {
  refused: true,
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: {
    tr: 'Çok fazla mesaj gönderdiniz. Lütfen biraz bekleyip tekrar deneyin.',
    en: 'Too many requests. Please wait a moment and try again.',
  },
  errors: [],
  headers: { 'Retry-After': String(MINUTE / 1000) },
};

/** What is published by now, the newest first. */
function publishedPosts(store: Store, now: number): BlogPostRecord[] {
  return store.blogPosts
    .all()
    .filter((post) => Date.parse(post.publishedAt) <= now)
    .sort((a, b) => compare(b.publishedAt, a.publishedAt) || a.id - b.id);
}

const publishedPost = (store: Store, slug: string, now: number) =>
  publishedPosts(store, now).find((post) => post.slug === slug);

const blogPostView = ({ id, ...post }: BlogPostRecord): Schemas['BlogPost'] => post;

/** A place with the published boats and tours that carry its name. */
function destinationView(
  store: Store,
  { id, ...place }: DestinationRecord,
): Schemas['Destination'] {
  const name = fold(place.name);
  const lies = ({ location }: { location: string }) => fold(location) === name;
  return {
    ...place,
    boatCount: store.boats.all().filter((boat) => isPublished(boat) && lies(boat)).length,
    tourCount: store.tours.all().filter((tour) => isPublished(tour) && lies(tour)).length,
  };
}

/** What visitors read, what administrators correct of it, and the contact form. */
export const content: SomeHandlers<
  | 'createContactMessage'
  | 'listBlogPosts'
  | 'getBlogPost'
  | 'updateBlogPost'
  | 'listDestinations'
  | 'getDestination'
  | 'updateDestination'
  | 'listServiceOfferings'
> = {
  createContactMessage: ({ store, body, now }) => {
    const address = foldCase(body.email);
    const recent = store.contactMessages
      .all()
      .filter(({ createdAt }) => Math.abs(now - Date.parse(createdAt)) < MINUTE)
      .filter(({ email }) => foldCase(email) === address);
    if (recent.length >= MESSAGES_PER_MINUTE) return tooManyMessages;
    const { name, email, subject, message } = body;
    const received = store.contactMessages.insert({
      name,
      email,
      subject,
      message,
      createdAt: instant(now),
      state: 'NEW',
      changed: null,
    });
    return { status: 201, body: contactMessageView(received) };
  },

  listBlogPosts: ({ store, now }) => {
    const summaries = publishedPosts(store, now).map(({ id, paragraphs, ...summary }) => summary);
    return { status: 200, body: summaries };
  },

  getBlogPost: ({ store, path, now }) => {
    const found = publishedPost(store, path.slug, now);
    return found ? { status: 200, body: blogPostView(found) } : notFound();
  },

  updateBlogPost: ({ store, path, body: { title, summary, paragraphs }, now }) => {
    const found = publishedPost(store, path.slug, now);
    const updated = found && store.blogPosts.update(found.id, { title, summary, paragraphs });
    return updated ? { status: 200, body: blogPostView(updated) } : notFound();
  },

  listDestinations: ({ store }) => {
    const destinations = store.destinations
      .all()
      .map((place) => destinationView(store, place))
      .sort((a, b) => b.boatCount - a.boatCount || byText(a.name, b.name));
    return { status: 200, body: destinations };
  },

  getDestination: ({ store, path }) => {
    const [place] = store.destinations.where('slug', path.slug);
    return place ? { status: 200, body: destinationView(store, place) } : notFound();
  },

  updateDestination: ({ store, path, body: { summary, description } }) => {
    const [place] = store.destinations.where('slug', path.slug);
    const updated = place && store.destinations.update(place.id, { summary, description });
    return updated ? { status: 200, body: destinationView(store, updated) } : notFound();
  },

  listServiceOfferings: ({ store }) => ({
    status: 200,
    body: store.serviceOfferings.all().map(({ id, ...offering }) => offering),
  }),
};
