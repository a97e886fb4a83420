import { editing } from '../change.ts';
import { change } from '../json-edit.ts';
import type { Mutation } from '../mutation.ts';

const oneMore = (value: unknown) => Number(value) + 1;

/** Backends whose figures are computed of something else than the contract says. */
export const figures: Mutation[] = [
  {
    name: 'deposit rounded down',
    what: 'checkBookingAvailability quotes a lira of deposit too little',
    rule: 'figure',
    at: ['checkBookingAvailability'],
    change: editing(
      'checkBookingAvailability',
      change('depositAmount', (value) => Number(value) - 1),
    ),
  },
  {
    name: 'held seats offered',
    what: 'listTourDateSeats counts a seat as free that is taken',
    rule: 'figure',
    at: ['listTourDateSeats'],
    change: editing('listTourDateSeats', change('[].freeSeats', oneMore)),
  },
  {
    name: 'conversation with one unread too many',
    what: 'listConversations counts a message that was read',
    rule: 'figure',
    at: ['listConversations'],
    change: editing('listConversations', change('[].unreadCount', oneMore)),
  },
  {
    name: 'one user too many',
    what: 'getAdminDashboard counts a customer who is none',
    rule: 'figure',
    at: ['getAdminDashboard'],
    change: editing('getAdminDashboard', change('totalCustomers', oneMore)),
  },
  {
    name: 'most expensive boat forgotten',
    what: 'listBoatStatisticsByType leaves the highest price of a type out',
    rule: 'figure',
    at: ['listBoatStatisticsByType'],
    change: editing(
      'listBoatStatisticsByType',
      change('[].maxDailyPrice', (value) => Number(value) - 100),
    ),
  },
];
