import { describe, expect, it } from 'vitest';
import { handlers } from '../../handlers/index.ts';
import { createStore, createWorld } from '../../store/state.ts';
import { callOf } from '../../testing/call.ts';
import { exampleWorld } from './example-world.ts';
import { example } from './examples.ts';
import { EXAMPLES_DAY } from './shift.ts';

/** The moment the examples of writes were taken at. */
const NOW = Date.parse(`${EXAMPLES_DAY}T09:02:00Z`);

/** What the examples date on their own day, which the world moves one day back. */
const OF_THEIR_OWN_DAY = [
  ['bookings', 'booking-11'],
  ['bookings', 'booking-hourly'],
  ['bookings', 'booking-tour'],
  ['payments', 'payment-11'],
  ['contactMessages', 'contact-message-1'],
] as const;

type Given = { path?: object; query?: object; body?: object };

/** What the mock answers an administrator in the world of the examples. */
function answerOf(operationId: keyof typeof handlers, { path, query, body }: Given) {
  const world = createWorld({ scenario: '', today: EXAMPLES_DAY }, exampleWorld(EXAMPLES_DAY));
  const store = createStore(world);
  for (const [table, name] of OF_THEIR_OWN_DAY) {
    const { id, createdAt } = example<{ id: number; createdAt: string }>(name);
    store[table].update(id, { createdAt });
  }
  const call = callOf(store, {
    now: NOW,
    user: store.users.get(1),
    path: path as never, // a row of the table below gives what its operation needs
    query: { size: 12, ...query } as never,
    body: body as never,
  });
  const handler = handlers[operationId] as (given: typeof call) => { body?: unknown };
  return handler(call).body;
}

/** The addresses of files are signed again with every answer. */
const unsigned = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part) => (key === 'documentUrl' ? undefined : part)));

const ROWS: [example: string, operationId: keyof typeof handlers, given: Given][] = [
  ['audit-page', 'listAuditPage', {}],
  ['audit-page-rejections', 'listAuditPage', { query: { act: 'APPLICATION_REJECTED' } }],
  ['managed-contact-message-page', 'listContactMessagesPage', {}],
  ['managed-contact-message-page-new', 'listContactMessagesPage', { query: { state: 'NEW' } }],
  ['managed-contact-message-1', 'getContactMessage', { path: { id: 1 } }],
  [
    'managed-contact-message-1-answered',
    'setContactMessageState',
    { path: { id: 1 }, body: example<object>('contact-message-state-update') },
  ],
  ['managed-review-page', 'listManagedReviewsPage', { query: { size: 3 } }],
  ['managed-review-page-tours', 'listManagedReviewsPage', { query: { category: 'tour' } }],
  ['review-trend-monthly', 'listReviewTrends', { query: { period: 'monthly' } }],
  ['review-statistics', 'getReviewStatistics', {}],
  ['reported-review-page', 'listReportedReviewsPage', {}],
  ['reported-review-page-open', 'listReportedReviewsPage', { query: { state: 'OPEN' } }],
  [
    'reported-review-kept',
    'keepReview',
    { path: { id: 15 }, body: example<object>('review-keep') },
  ],
  ['review-removal-1', 'getReviewRemovalPreview', { path: { id: 1 } }],
  ['review-removal-15', 'getReviewRemovalPreview', { path: { id: 15 } }],
  [
    'review-removal-15',
    'removeReview',
    { path: { id: 15 }, body: example<object>('review-removal-reason') },
  ],
  ['managed-document-page', 'listDocumentsPage', {}],
  ['managed-document-page-waiting', 'listDocumentsPage', { query: { state: 'WAITING' } }],
  ['managed-document-page-tours', 'listDocumentsPage', { query: { kind: 'TOUR' } }],
  ['managed-boat-page', 'listManagedBoatsPage', { query: { size: 3 } }],
  ['managed-boat-page-inactive', 'listManagedBoatsPage', { query: { status: 'INACTIVE' } }],
  ['managed-tour-page', 'listManagedToursPage', { query: { size: 3 } }],
  ['managed-tour-page-draft', 'listManagedToursPage', { query: { status: 'DRAFT' } }],
  ['managed-payment-page', 'listPaymentsPage', { query: { size: 4 } }],
  ['managed-payment-page-booking-1', 'listPaymentsPage', { query: { bookingId: 1 } }],
  ['user-page', 'listUsersPage', {}],
  ['user-page-captains', 'listUsersPage', { query: { role: 'BOAT_OWNER' } }],
  ['user-overview-9', 'getManagedUserOverview', { path: { id: 9 } }],
  ['user-overview-2', 'getManagedUserOverview', { path: { id: 2 } }],
  [
    'user-change-preview-9',
    'getUserChangePreview',
    { path: { id: 9 }, query: { isActive: false } },
  ],
  [
    'user-change-preview-2',
    'getUserChangePreview',
    { path: { id: 2 }, query: { isActive: false } },
  ],
  ['platform-trends-30', 'getPlatformTrends', { query: { days: 30 } }],
  ['platform-trends-7', 'getPlatformTrends', { query: { days: 7 } }],
  ['admin-queues', 'listAdminQueues', {}],
  ['admin-activity', 'listAdminActivity', { query: { limit: 20 } }],
];

describe('on the day of the examples an administrator is answered as they say', () => {
  it.each(ROWS)('%s', (name, operationId, given) => {
    expect(unsigned(answerOf(operationId, given))).toEqual(unsigned(example(name)));
  });
});
