import type { NotificationRecord, Schemas } from '../../store/records.ts';
import type { WorldRows } from '../../store/state.ts';
import { exampleBookings } from './example-bookings.ts';
import { exampleOffers } from './example-offers.ts';
import { examplePeople } from './example-people.ts';
import { example, numbered } from './examples.ts';
import { shiftTo } from './shift.ts';

/** The message that the examples send, which is not there before. */
const SENT: number = example<Schemas['Message']>('message-7').id;

const withIds = <T>(rows: readonly T[]) => rows.map((row, index) => ({ id: index + 1, ...row }));

/** The notifications of the examples in English, by their ids; the contract shows them in Turkish. */
const NEWS_IN_ENGLISH: Record<number, NotificationRecord['english']> = {
  1: {
    title: 'Your booking is confirmed',
    message:
      'Gülşah is expecting you on 12–14 June 2027. Captain Mehmet has confirmed your booking.',
  },
  2: {
    title: 'Your deposit was received',
    message: 'Your deposit of ₺29,880 for Gülşah has been paid.',
  },
  3: {
    title: 'You have a new message',
    message: 'Mehmet Ağaoğlu wrote to you about your trip with Gülşah.',
  },
  4: {
    title: 'Your booking request was received',
    message: 'Your request for Gülşah on 12–14 June 2027 is with Captain Mehmet.',
  },
};

function inEnglish({ id, title, message }: Schemas['UserNotification']) {
  return NEWS_IN_ENGLISH[id] ?? { title, message };
}

function exampleNews() {
  return {
    messages: [...numbered<Schemas['Message']>('message-').values()]
      .filter(({ id }) => id !== SENT)
      .map(({ sender, recipient, ...message }) => message),
    notifications: [...example<Schemas['NotificationPage']>('notification-page-0').content]
      .map((one) => ({ ...one, english: inEnglish(one) }))
      .sort((a, b) => a.id - b.id),
    contactMessages: example<Schemas['ContactMessagePage']>(
      'managed-contact-message-page',
    ).content.map(({ stateChangedAt, stateChangedBy, ...message }) => ({
      ...message,
      changed:
        stateChangedAt && stateChangedBy ? { at: stateChangedAt, byId: stateChangedBy.id } : null,
    })),
    reviewFlags: example<Schemas['ReportedReviewPage']>('reported-review-page').content.flatMap(
      ({ review, reports, decidedAt, decidedBy }) =>
        reports.map(({ reporter, isDecided, ...report }) => ({
          ...report,
          reviewId: review.id,
          userId: reporter.id,
          ...(isDecided && decidedAt && decidedBy
            ? { decided: { at: decidedAt, byId: decidedBy.id } }
            : {}),
        })),
    ),
    audit: example<Schemas['AuditPage']>('audit-page').content.toSorted((a, b) => a.id - b.id),
  } satisfies WorldRows;
}

/** What the product itself says: posts, places and services. */
function exampleContent() {
  const posts = ['blog-post-captain', 'blog-post-packing', 'blog-post-gocek'];
  return {
    blogPosts: withIds(posts.map((name) => example<Schemas['BlogPost']>(name))),
    destinations: withIds(
      example<Schemas['Destination'][]>('destination-list').map(
        ({ boatCount, tourCount, ...destination }) => destination,
      ),
    ),
    serviceOfferings: withIds(example<Schemas['ServiceOffering'][]>('service-offering-list')),
  } satisfies WorldRows;
}

/**
 * The small world of the contract's examples, its dates moved so that the examples' day becomes `today`
 * (a calendar day): boat 1 is the same boat there and here.
 */
export function exampleWorld(today: string) {
  const offers = exampleOffers();
  return shiftTo(today)({
    ...examplePeople(),
    ...offers,
    ...exampleBookings(offers),
    ...exampleNews(),
    ...exampleContent(),
  });
}
