import type { Actor } from '../../../types.ts';
import { byFolding, byIdOrName, equals, type Filter } from '../filters.ts';
import { dayRange, onDay } from './days.ts';
import type { Narrowing } from './narrowing.ts';

const CUSTOMER_AND_OWNER: Actor[] = ['CUSTOMER', 'BOAT_OWNER'];

const bookingFilters: Filter[] = [equals('query.kind', 'kind'), equals('query.status', 'status')];

/** Days that a trip touches, and that it was booked on. */
const days: Filter[] = [
  onDay('query.from', 'endDate', (day, value) => day >= value),
  onDay('query.to', 'startDate', (day, value) => day <= value),
  ...dayRange('query.createdFrom', 'query.createdTo', 'createdAt'),
];

/** Lists of bookings and of what they bring in. */
export const BOOKINGS: Narrowing[] = [
  {
    operationId: 'listBookings',
    actors: CUSTOMER_AND_OWNER,
    filters: [
      ...bookingFilters,
      equals('query.boatId', 'boatId'),
      equals('query.tourId', 'tourId'),
    ],
  },
  {
    operationId: 'listBookingsPage',
    actors: CUSTOMER_AND_OWNER,
    filters: [
      ...bookingFilters,
      equals('query.boatId', 'boatId'),
      equals('query.tourId', 'tourId'),
      equals('query.customerId', 'customerId'),
      equals('query.hostId', 'hostId'),
      byIdOrName('query.query', ['customerName', 'boatName', 'tourName']),
      byFolding('query.query', ['customerName', 'boatName', 'tourName']),
      ...days,
    ],
  },
  {
    operationId: 'listFinanceTransactionsPage',
    filters: [
      equals('query.statuses', 'status'),
      equals('query.kind', 'kind'),
      equals('query.boatId', 'boatId'),
      equals('query.tourId', 'tourId'),
      equals('query.query', 'bookingId'),
      byFolding('query.query', ['customerName', 'tourName']),
    ],
  },
  {
    operationId: 'listOwnerBookingsPage',
    filters: [
      ...bookingFilters,
      equals('query.statuses', 'status'),
      equals('query.boatId', 'boatId'),
      equals('query.tourId', 'tourId'),
      byIdOrName('query.query', ['customerName', 'boatName', 'tourName']),
      byFolding('query.query', ['customerName', 'boatName', 'tourName']),
      ...days,
    ],
  },
  {
    operationId: 'listBookingsByStatus',
    whole: 'listBookings',
    actors: CUSTOMER_AND_OWNER,
    filters: [equals('query.status', 'status')],
  },
];
