import type { JsonObject } from '../../lib/json.ts';
import type { Request } from '../request.ts';
import type { World } from '../world/world.ts';
import { collect, wholeRequest } from './collect.ts';
import type { Mismatch } from './confirmed.ts';

/** `createdAt desc`, the next key deciding where the one before is equal. */
type Keys = readonly `${string} ${'asc' | 'desc'}`[];

const NEWEST: Keys = ['createdAt desc'];
const OLDEST: Keys = ['createdAt asc'];
const FIRST_DAY: Keys = ['startDate asc'];
const POPULAR: Keys = ['reviewCount desc', 'rating desc', 'id asc'];
const PLACE: Keys = ['displayOrder asc'];
const MOST_BOATS: Keys = ['boatCount desc'];

/** The order that the contract promises for a list as a whole. */
export const ORDERS: Readonly<Record<string, Keys>> = {
  listBoats: POPULAR,
  listBoatsByCaptain: POPULAR,
  searchBoats: POPULAR,
  searchBoatsPage: POPULAR,
  listBoatsPage: POPULAR,
  listBoatLocations: MOST_BOATS,
  listBoatStatisticsByLocation: MOST_BOATS,
  listBoatStatisticsByType: MOST_BOATS,
  listBoatAvailabilities: ['date desc'],
  listTourAvailabilities: ['date desc'],
  listBoatAvailabilitiesByRange: ['date asc'],
  listBoatAvailableDays: ['date asc'],
  listTourAvailabilitiesByRange: ['date asc'],
  listBoatCalendarDays: ['date asc'],
  listTourCalendarDays: ['date asc'],
  listBoatTimeSlots: ['startTime asc'],
  listBoatDocuments: PLACE,
  listTourDocuments: PLACE,
  listOrderedTourImages: PLACE,
  listBoatServicesByType: ['price asc'],
  listBookings: NEWEST,
  listBookingsPage: NEWEST,
  listBookingsByStatus: NEWEST,
  listBookingsByDateRange: FIRST_DAY,
  listOwnerBookingsPage: NEWEST,
  listCustomerBookings: NEWEST,
  listActiveCustomerBookings: FIRST_DAY,
  listBoatBookings: NEWEST,
  listTourBookings: NEWEST,
  listBoatBookingsByRange: FIRST_DAY,
  listBoatRangeBookings: FIRST_DAY,
  listUserBookings: NEWEST,
  listBookingPayments: NEWEST,
  listCaptainApplicationsPage: NEWEST,
  listBlogPosts: ['publishedAt desc'],
  listDestinations: MOST_BOATS,
  listFinanceTransactions: ['date desc'],
  listFinanceTransactionsPage: ['date desc'],
  listPendingPayoutsPage: ['dueOn asc'],
  listOwnerDocumentsPage: ['expiryDate asc'],
  listOwnerReviewsPage: NEWEST,
  listOwnerOfferRatings: ['totalReviews desc'],
  listMessages: NEWEST,
  queryMessages: NEWEST,
  listConversationMessages: OLDEST,
  listSentMessages: NEWEST,
  listReceivedMessages: NEWEST,
  listUserMessages: NEWEST,
  listUnreadMessages: NEWEST,
  listUnreadNotifications: NEWEST,
  listNotificationsPage: NEWEST,
  listReviewReplies: OLDEST,
  listUserReviewReplies: NEWEST,
  listReviews: NEWEST,
  listReviewsPage: NEWEST,
  listRecentReviews: NEWEST,
  queryReviews: NEWEST,
  listReviewsByMinimumRating: NEWEST,
  searchReviews: NEWEST,
  listBoatReviews: NEWEST,
  listBoatReviewsPage: NEWEST,
  listFilteredBoatReviewsPage: NEWEST,
  listRecentBoatReviews: NEWEST,
  listBoatRatingTrends: ['date asc'],
  listTourReviews: NEWEST,
  listTourReviewsPage: NEWEST,
  listFilteredTourReviewsPage: NEWEST,
  listRecentTourReviews: NEWEST,
  listTourRatingTrends: ['date asc'],
  listCustomerReviews: NEWEST,
  listUserReviews: NEWEST,
  listTourDates: FIRST_DAY,
  listTourDatesByStatus: FIRST_DAY,
  searchTourDatesByStartDate: FIRST_DAY,
  listTourDatesByTour: FIRST_DAY,
  listTourDatesByTourAndStatus: FIRST_DAY,
  listUsers: ['id asc'],
  listUsersPage: NEWEST,
  listAuditPage: NEWEST,
  listContactMessagesPage: NEWEST,
  listDocumentsPage: ['uploadedAt asc'],
  listManagedBoatsPage: NEWEST,
  listManagedToursPage: NEWEST,
  listManagedReviewsPage: NEWEST,
  listReportedReviewsPage: ['firstReportedAt asc'],
  listReviewTrends: ['date asc'],
  listPaymentsPage: NEWEST,
  listAdminActivity: NEWEST,
};

/** What the words of a sort stand for in the records, where the two differ. */
const FIELDS: Readonly<Record<string, string>> = { price: 'fromPrice', popularity: 'reviewCount' };

type Ranked = { value: string | number; known: boolean };

function rank(record: JsonObject, field: string): Ranked {
  const value = record[field];
  if (typeof value === 'number') return { value, known: true };
  return { value: typeof value === 'string' ? value : '', known: typeof value === 'string' };
}

const ALPHABET = new Intl.Collator('tr');

/** Names come by the Turkish alphabet, anything else by its value. */
function compare(field: string, left: string | number, right: string | number): number {
  if (/name$/i.test(field)) return ALPHABET.compare(String(left), String(right));
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Whether one record may stand before another. What is null has no place that anybody promised. */
export function inOrder(a: JsonObject, b: JsonObject, keys: Keys): boolean {
  for (const key of keys) {
    const [field = '', direction] = key.split(' ');
    const [left, right] = [rank(a, field), rank(b, field)];
    if (!left.known || !right.known) return true;
    const order = compare(field, left.value, right.value);
    if (order === 0) continue;
    return order < 0 === (direction === 'asc');
  }
  return true;
}

async function orderMismatches(
  world: World,
  request: Request,
  keys: Keys,
  place: string,
): Promise<Mismatch[]> {
  const { records, answer } = await collect(world, request);
  const index = records.findIndex((record, position) => {
    const next = records[position + 1];
    return next !== undefined && !inOrder(record, next, keys);
  });
  if (index < 0) return [];
  const field = keys[0]?.split(' ')[0] ?? '';
  const [a, b] = [records[index]?.[field], records[index + 1]?.[field]];
  const seen = `${field} ${a} before ${field} ${b}`;
  return [{ rule: 'sort', place, expected: `sorted by ${keys.join(', then ')}`, seen, answer }];
}

/** The sorts that an operation offers: the parameters that ask for one, and its order. */
function sortsOf(world: World, operationId: string) {
  const operation = world.run.operation(operationId);
  const { schemas } = world.run.context.contract;
  const choices = (name: string) => {
    const parameter = operation.parameters.find((one) => one.name === name);
    const property = operation.body && schemas.flatten(operation.body.schema).properties[name];
    const schema = parameter?.schema ?? property;
    const values = schema ? (schemas.flatten(schema).enum ?? []) : [];
    return { values: values.map(String), inBody: property !== undefined };
  };
  const sorts: { given: Record<string, string>; keys: Keys; inBody: boolean }[] = [];
  const keysOf = (field: string, direction: string): Keys => {
    if (field === 'popularity') return POPULAR;
    const way = direction === 'asc' ? 'asc' : 'desc';
    return [`${FIELDS[field] ?? field} ${way}`];
  };
  for (const sort of choices('sort').values) {
    const [field = '', direction = ''] = sort.split(',');
    // Which record is the newest is told by nothing in it.
    if (field === 'newest') continue;
    sorts.push({ given: { sort }, keys: keysOf(field, direction), inBody: false });
  }
  const { values, inBody } = choices('sortBy');
  for (const sortBy of values) {
    for (const sortDirection of choices('sortDirection').values) {
      sorts.push({ given: { sortBy, sortDirection }, keys: keysOf(sortBy, sortDirection), inBody });
    }
  }
  return sorts;
}

/** Whether something is promised about the order of an operation's list. */
export function isOrdered(world: World, operationId: string): boolean {
  return operationId in ORDERS || sortsOf(world, operationId).length > 0;
}

/** A list comes in the order that the contract promises, and in the one that is asked for. */
export async function sortMismatches(world: World, operationId: string): Promise<Mismatch[]> {
  const request = await wholeRequest(world, operationId);
  const mismatches: Mismatch[] = [];
  const keys = ORDERS[operationId];
  if (keys) mismatches.push(...(await orderMismatches(world, request, keys, 'default')));
  for (const { given, keys: asked, inBody } of sortsOf(world, operationId)) {
    const body = { ...(request.body as object | undefined), ...given }; // wholeRequest makes an object of every body
    const sorted = inBody
      ? { ...request, body }
      : { ...request, query: { ...request.query, ...given } };
    const place = Object.values(given).join(',');
    mismatches.push(...(await orderMismatches(world, sorted, asked, place)));
  }
  return mismatches;
}
