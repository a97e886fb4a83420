import { editing } from '../change.ts';
import { add, change, list } from '../json-edit.ts';
import type { Mutation } from '../mutation.ts';

const oneMore = (value: unknown) => Number(value) + 1;
const oneLonger = add('count', 1);

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
  {
    name: 'queue longer than its list',
    what: 'listAdminQueues counts a document that does not wait',
    rule: 'figure',
    at: ['listAdminQueues'],
    change: editing(
      'listAdminQueues',
      list((rows) => rows.map((row, index) => (index === 1 ? oneLonger(row) : row))),
    ),
  },
  {
    name: 'what waits longest forgotten',
    what: 'listAdminQueues does not say since when anything waits',
    rule: 'figure',
    at: ['listAdminQueues'],
    change: editing(
      'listAdminQueues',
      change('[].oldestAt', () => null),
    ),
  },
  {
    name: 'revenue of a month too high',
    what: 'getCaptainDashboard adds what nobody has paid to the revenue of the month',
    rule: 'figure',
    at: ['getCaptainDashboard'],
    change: editing('getCaptainDashboard', change('thisMonthRevenue', oneMore)),
  },
  {
    name: 'revenue of a report too high',
    what: 'getFinanceReport adds what nobody has paid to the revenue',
    rule: 'figure',
    at: ['getFinanceReport'],
    change: editing('getFinanceReport', change('totals.revenue', oneMore)),
  },
];
