import type { Page } from '@playwright/test';
import { lookForNothing, type Screen, SLOW } from './screen.ts';

const administrator = 'selin.aydin';

/** Whoever looks presses a button of the page, and the question is in front of it. */
function ask(name: RegExp) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  };
}

/**
 * A list as it is while it comes, when it fails, with nothing in it and where nothing is found: by the
 * parameters that find nothing, or by a text.
 */
function statesOf(name: string, path: string, operation: string, noMatch?: string): Screen[] {
  return [
    { name, path },
    { name: `${name}-loading`, path, faults: [{ operation, latency: SLOW }], isLoading: true },
    { name: `${name}-failed`, path, faults: [{ operation, status: 400 }] },
    { name: `${name}-empty`, path, scenario: 'empty' },
    noMatch
      ? { name: `${name}-no-match`, path: `${path}?${noMatch}` }
      : { name: `${name}-no-match`, path, act: lookForNothing },
  ];
}

const office: Screen[] = [
  { name: 'office', path: '/admin' },
  { name: 'office-empty', path: '/admin', scenario: 'empty' },
  {
    name: 'office-loading',
    path: '/admin',
    faults: [
      { operation: 'getAdminDashboard', latency: SLOW },
      { operation: 'listAdminQueues', latency: SLOW },
      { operation: 'listAdminActivity', latency: SLOW },
      { operation: 'getPlatformTrends', latency: SLOW },
    ],
    isLoading: true,
  },
  {
    name: 'office-failed',
    path: '/admin',
    faults: [
      { operation: 'getAdminDashboard', status: 400 },
      { operation: 'listAdminQueues', status: 400 },
      { operation: 'listAdminActivity', status: 400 },
      { operation: 'getPlatformTrends', status: 400 },
    ],
  },
  {
    name: 'menu',
    path: '/admin',
    whole: false,
    act: async (page) => {
      const menu = page.getByRole('button', { name: /^(Menü|Menu)/ });
      if (!(await menu.isVisible())) return;
      await menu.click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

const applications: Screen[] = [
  ...statesOf('applications', '/admin/captain-applications', 'listCaptainApplicationsPage'),
  {
    name: 'applications-rejected',
    path: '/admin/captain-applications?status=REJECTED&size=3',
  },
  {
    name: 'applications-keys',
    path: '/admin/captain-applications',
    whole: false,
    act: (page) => page.keyboard.press('?'),
  },
  { name: 'application', path: '/admin/captain-applications/1' },
  { name: 'application-decided', path: '/admin/captain-applications/3' },
  { name: 'application-missing', path: '/admin/captain-applications/999' },
  {
    name: 'application-failed',
    path: '/admin/captain-applications/1',
    faults: [{ operation: 'getCaptainApplication', status: 400 }],
  },
  {
    name: 'application-reject',
    path: '/admin/captain-applications/1',
    whole: false,
    act: ask(/^(Reddet|Reject)/),
  },
];

const documents: Screen[] = [
  ...statesOf('documents', '/admin/documents', 'listDocumentsPage'),
  { name: 'document', path: '/admin/documents?open=BOAT-2' },
  { name: 'document-missing', path: '/admin/documents?open=BOAT-999999' },
  {
    name: 'document-refuse',
    path: '/admin/documents?open=BOAT-2',
    whole: false,
    act: ask(/^(Geri çevir|Reddet|Refuse)/),
  },
];

const messages: Screen[] = [
  ...statesOf(
    'contact-messages',
    '/admin/contact-messages',
    'listContactMessagesPage',
    'state=CLOSED&page=1',
  ),
  { name: 'contact-message', path: '/admin/contact-messages?open=105' },
];

const users: Screen[] = [
  ...statesOf('users', '/admin/users', 'listUsersPage'),
  { name: 'user', path: '/admin/users/9' },
  { name: 'user-captain', path: '/admin/users/2' },
  { name: 'user-without-offers', path: '/admin/users/7' },
  {
    name: 'user-failed',
    path: '/admin/users/9',
    faults: [{ operation: 'getManagedUserOverview', status: 400 }],
  },
  {
    name: 'user-parts-failed',
    path: '/admin/users/2',
    faults: [
      { operation: 'listManagedBoatsPage', status: 400 },
      { operation: 'listOwnerPublishChecklists', status: 400 },
      { operation: 'listAuditPage', status: 400 },
    ],
  },
  { name: 'user-missing', path: '/admin/users/99999999' },
  {
    name: 'user-deactivate',
    path: '/admin/users/2',
    whole: false,
    act: ask(/^(Hesabı kapat|Deactivate)/),
  },
];

const reviews: Screen[] = [
  ...statesOf(
    'reviews',
    '/admin/reviews',
    'listManagedReviewsPage',
    'from=2001-01-01&to=2001-01-31',
  ),
  {
    name: 'reviews-charts-failed',
    path: '/admin/reviews',
    faults: [
      { operation: 'getReviewStatistics', status: 400 },
      { operation: 'listReviewTrends', status: 400 },
    ],
  },
  { name: 'reviews-reported', path: '/admin/reviews?view=reported' },
  {
    name: 'reviews-reported-next',
    path: '/admin/reviews?view=reported',
    whole: false,
    act: (page) => page.keyboard.press('j'),
  },
  { name: 'reviews-reported-empty', path: '/admin/reviews?view=reported', scenario: 'empty' },
  { name: 'reviews-kept', path: '/admin/reviews?view=reported&state=KEPT' },
  {
    name: 'review-delete',
    path: '/admin/reviews?view=reported',
    whole: false,
    act: ask(/^(Sil:|Delete the review)/),
  },
];

const bookings: Screen[] = [
  ...statesOf('bookings', '/admin/bookings', 'listBookingsPage'),
  { name: 'bookings-of', path: '/admin/bookings?hostId=2&status=PENDING' },
  { name: 'booking', path: '/admin/bookings/1' },
  { name: 'booking-missing', path: '/admin/bookings/999999' },
  {
    name: 'booking-correct',
    path: '/admin/bookings/1',
    whole: false,
    act: ask(/düzelt$|^Correct/),
  },
  { name: 'payments', path: '/admin/bookings?view=payments' },
  { name: 'payments-refused', path: '/admin/bookings?view=payments&unresolved=true' },
];

const offers: Screen[] = [
  ...statesOf('offers', '/admin/offers', 'listManagedBoatsPage'),
  { name: 'offers-tours', path: '/admin/offers?kind=TOUR' },
];

const content: Screen[] = [
  ...statesOf('content', '/admin/content', 'listDestinations'),
  { name: 'content-stories', path: '/admin/content?show=stories' },
  { name: 'content-place', path: '/admin/content?edit=gocek' },
  { name: 'content-story', path: '/admin/content?show=stories&edit=kaptanli-tekne-kiralamak' },
];

const audit: Screen[] = [
  ...statesOf('audit', '/admin/audit', 'listAuditPage', 'recordType=USER&recordId=99999999'),
];

/** The administration, as an administrator sees it. */
export const ADMIN_SCREENS: readonly Screen[] = [
  ...office,
  ...applications,
  ...documents,
  ...messages,
  ...users,
  ...reviews,
  ...bookings,
  ...offers,
  ...content,
  ...audit,
].map((screen) => ({ ...screen, name: `admin-${screen.name}`, as: administrator }));
