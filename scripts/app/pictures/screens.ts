import type { Page } from '@playwright/test';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { lookForNothing, type Screen, SLOW } from './screen.ts';

const customer = 'elif.yildiz';

/** A captain turns to the first review of their boat. */
async function openReply(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Yanıtla:|Reply to)/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
}

const pages: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'boats', path: '/boats' },
  { name: 'boats-no-match', path: '/boats?minCapacity=100&maxPrice=1' },
  { name: 'boats-empty', path: '/boats', scenario: 'empty' },
  { name: 'boats-failed', path: '/boats', faults: [{ operation: 'searchBoatsPage', status: 400 }] },
  {
    name: 'boats-loading',
    path: '/boats',
    faults: [{ operation: 'searchBoatsPage', latency: SLOW }],
    isLoading: true,
  },
  { name: 'boat', path: '/boats/16' },
  { name: 'boat-chosen', path: '/boats/1?{free}&guests=4' },
  { name: 'boat-missing', path: '/boats/999999' },
  { name: 'tours', path: '/tours' },
  { name: 'tours-no-match', path: '/tours?location=Ankara' },
  { name: 'tour', path: '/tours/1' },
  { name: 'compare', path: '/compare?boats=16,17,18,19' },
  { name: 'favourites-empty', path: '/favourites' },
  { name: 'favourites', path: '/favourites?boats=16,17&tours=1,2' },
  { name: 'services', path: '/services' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'blog', path: '/blog' },
  { name: 'destinations', path: '/destinations' },
  { name: 'destination', path: '/destinations/gocek' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'gdpr', path: '/gdpr' },
  { name: 'cookies', path: '/cookies' },
  { name: 'cancellation', path: '/cancellation' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'not-found', path: '/nowhere' },
];

const own: Screen[] = [
  {
    name: 'book',
    path: '/boats/1/book?{free}&guests=4&step=people',
    as: customer,
  },
  {
    name: 'book-taken',
    path: '/boats/1/book?{taken}&guests=4&step=people',
    as: customer,
  },
  {
    name: 'book-review',
    path: '/boats/1/book?{free}&guests=4&step=review',
    as: customer,
  },
  { name: 'book-sign-in', path: '/boats/1/book?{free}&guests=4&step=people' },
  { name: 'booking-paid', path: '/payment/callback?bookingId=1', as: customer },
  { name: 'my-bookings', path: '/my-bookings', as: customer },
  { name: 'my-bookings-empty', path: '/my-bookings', as: 'deniz.aksoy' },
  { name: 'my-bookings-cancelled', path: '/my-bookings?tab=cancelled', as: 'pelin.ozgun' },
  { name: 'my-bookings-past', path: '/my-bookings?tab=past', as: customer },
  { name: 'voucher', path: '/my-bookings/1', as: customer },
  { name: 'voucher-tour', path: '/my-bookings/13', as: customer },
  { name: 'messages', path: '/messages', as: customer },
  { name: 'my-reviews', path: '/my-reviews', as: 'onur.cetin' },
  { name: 'notifications', path: '/notifications', as: customer },
  { name: 'my-profile', path: '/my-profile', as: customer },
  { name: 'profile-completion', path: '/profile-completion/11', as: 'ayse.sahin' },
  { name: 'application', path: '/boat-owner-application', as: 'deniz.aksoy' },
  { name: 'application-pending', path: '/boat-owner-application', as: 'burak.ozturk' },
  { name: 'application-rejected', path: '/boat-owner-application', as: 'murat.kaya' },
  { name: 'captain-only', path: '/captain', as: customer },
  {
    name: 'review-reply',
    path: '/boats/1',
    as: 'mehmet.agaoglu',
    act: openReply,
    whole: false,
  },
];

const captain = 'mehmet.agaoglu';
const administrator = 'selin.aydin';

/** The menu of a phone in front of the page; on a desk the sidebar stands there anyway. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^(Menü|Menu)/ });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await page.getByRole('dialog').waitFor();
}

const captains: Screen[] = [
  { name: 'captain-today', path: '/captain', as: captain },
  { name: 'captain-today-first-steps', path: '/captain', as: 'sibel.uysal' },
  { name: 'captain-today-busy', path: '/captain', as: 'levent.denizer' },
  {
    name: 'captain-today-failed',
    path: '/captain',
    as: captain,
    faults: [{ operation: 'getCaptainDashboardById', status: 400 }],
  },
  { name: 'captain-menu', path: '/captain', as: captain, act: openMenu, whole: false },
  { name: 'captain-messages', path: '/captain/messages', as: captain },
  {
    name: 'captain-messages-open',
    path: '/captain/messages?conversation=conversation_2_9',
    as: captain,
    whole: false,
  },
  { name: 'captain-vessels', path: '/captain/vessels', as: captain },
  { name: 'captain-vessels-empty', path: '/captain/vessels', as: 'sibel.uysal' },
  ...[
    'details',
    'terms',
    'services',
    'location',
    'photos',
    'documents',
    'features',
    'descriptions',
  ].map((tab) => ({
    name: `captain-vessel-${tab}`,
    path: `/captain/vessels/1/${tab}`,
    as: captain,
  })),
  { name: 'captain-vessel-new', path: '/captain/vessels/new/details', as: captain },
  { name: 'captain-tours', path: '/captain/tours', as: captain },
  { name: 'captain-tours-status', path: '/captain/tours#tour-4', as: captain, whole: false },
  { name: 'captain-tours-no-match', path: '/captain/tours?price=0-1000&length=6%2B', as: captain },
  { name: 'captain-tours-empty', path: '/captain/tours', as: 'sibel.uysal' },
  ...['details', 'terms', 'route', 'descriptions', 'dates', 'photos', 'documents'].map((step) => ({
    name: `captain-tour-edit-${step}`,
    path: `/captain/tours/1/${step}`,
    as: captain,
  })),
  { name: 'captain-tour-new', path: '/captain/tours/new/details', as: captain },
  { name: 'captain-documents', path: '/captain/documents', as: captain },
  { name: 'captain-documents-expired', path: '/captain/documents', as: 'rasim.torun' },
  { name: 'captain-ratings', path: '/captain/ratings', as: captain },
  { name: 'captain-ratings-no-match', path: '/captain/ratings?stars=1', as: captain },
  { name: 'captain-ratings-empty', path: '/captain/ratings', as: 'sibel.uysal' },
  {
    name: 'captain-ratings-failed',
    path: '/captain/ratings',
    as: captain,
    faults: [{ operation: 'listOwnerReviewsPage', status: 400 }],
  },
  { name: 'captain-availability', path: '/captain/availability?boat=1', as: captain },
  ...['available', 'unavailable', 'all'].map((view) => ({
    name: `captain-availability-${view}`,
    path: `/captain/availability?boat=1&view=${view}`,
    as: captain,
  })),
  { name: 'captain-tour-calendar', path: '/captain/tours/1/calendar', as: captain },
  { name: 'captain-tour-availability', path: '/captain/tour-availability?tour=2', as: captain },
  { name: 'captain-timeline', path: '/captain/availability/all', as: captain, whole: false },
  { name: 'captain-bookings', path: '/captain/bookings', as: 'nermin.alkim' },
  { name: 'captain-bookings-empty', path: '/captain/bookings', as: 'sibel.uysal' },
  { name: 'captain-booking', path: '/captain/bookings/1', as: captain },
  { name: 'captain-booking-of-another', path: '/captain/bookings/1', as: 'sibel.uysal' },
  { name: 'captain-booking-calendar', path: '/captain/booking-calendar', as: captain },
  { name: 'captain-finance', path: '/captain/finance?days=90', as: captain },
  { name: 'captain-finance-empty', path: '/captain/finance', as: 'sibel.uysal' },
  {
    name: 'captain-finance-no-match',
    path: '/captain/finance',
    as: captain,
    act: lookForNothing,
  },
  { name: 'captain-finance-payouts', path: '/captain/finance?tab=payouts', as: captain },
  {
    name: 'captain-finance-no-iban',
    path: '/captain/finance?tab=payouts',
    as: 'zeynep.karaca',
  },
  { name: 'captain-finance-reports', path: '/captain/finance?tab=reports&days=90', as: captain },
  { name: 'captain-finance-year', path: '/captain/finance/2026', as: captain },
  { name: 'captain-company', path: '/captain/company', as: captain },
  { name: 'captain-company-empty', path: '/captain/company', as: 'zeynep.karaca' },
  { name: 'captain-security', path: '/captain/security', as: captain },
  { name: 'captain-profile', path: '/captain/profile', as: captain },
  {
    name: 'captain-profile-failed',
    path: '/captain/profile',
    as: captain,
    faults: [{ operation: 'getCaptainStatistics', status: 400 }],
  },
  { name: 'captain-chooser', path: '/captain', as: administrator },
  { name: 'captain-chooser-no-match', path: '/captain', as: administrator, act: lookForNothing },
  { name: 'captain-area-of-another', path: '/captain?captain=2', as: administrator },
];

/** Every screen that people see, in the states that are worth looking at. */
export const SCREENS: readonly Screen[] = [...pages, ...own, ...captains, ...ADMIN_SCREENS];
