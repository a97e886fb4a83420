import { dayOf } from '../../lib/calendar.ts';
import { isObject, type JsonObject, numberAt, recordsOf, textAt } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import type { Request } from '../request.ts';
import type { World } from '../world/world.ts';
import {
  atLeast,
  atMost,
  byCase,
  byFolding,
  byIdOrName,
  equals,
  type Filter,
  numberIn,
  samePlace,
  unique,
} from './filters.ts';

/** A list that can be narrowed down, and the whole that it is a part of. */
export interface Narrowing {
  operationId: string;
  /** The operation that answers all of it; the same one, without the filter, unless stated. */
  whole?: string;
  /** No list holds the whole: only what does not belong is looked for. */
  partial?: true;
  filters: Filter[];
  /** Who asks; whoever asks by default unless stated. */
  actors?: Actor[];
  /** What both requests carry; the path of the whole is that of the part unless stated. */
  request?(world: World): Promise<Partial<Request>>;
}

const dayOfReview = (record: JsonObject) => dayOf(textAt(record, 'createdAt') ?? '1970-01-01');

const reviewFilters = (where: string): Filter[] => [
  {
    place: `${where}.minRating`,
    values: () => [3, 5],
    test: (record, value) => (numberAt(record, 'rating') ?? 0) >= Number(value),
  },
  {
    place: `${where}.verified`,
    values: () => [true, false],
    test: (record, value) => record.isVerified === value,
  },
  {
    place: `${where}.withReplies`,
    values: () => [true, false],
    test: ({ replies }, value) => (Array.isArray(replies) && replies.length > 0) === value,
  },
  {
    place: `${where}.startDate`,
    values: (records) => unique([records.map(dayOfReview)[Math.floor(records.length / 2)]]),
    test: (record, value) => dayOfReview(record) >= String(value),
  },
  {
    place: `${where}.endDate`,
    values: (records) => unique([records.map(dayOfReview)[Math.floor(records.length / 2)]]),
    test: (record, value) => dayOfReview(record) <= String(value),
  },
  byCase(`${where}.keyword`, ['comment']),
];

const bookingFilters = (where: string): Filter[] => [
  equals(`${where}.kind`, 'kind'),
  equals(`${where}.status`, 'status'),
];

const isOfficial = (reply: JsonObject) => reply.isOfficial === true;

/** A day, or the day in Istanbul of an instant, held against one from the middle of the list. */
const onDay = (
  place: string,
  name: string,
  fits: (day: string, value: string) => boolean,
): Filter => {
  const day = (record: JsonObject) => dayOf(textAt(record, name) ?? '1970-01-01');
  return {
    place,
    values: (records) => unique([records.map(day).sort()[Math.floor(records.length / 2)]]),
    test: (record, value) => fits(day(record), String(value)),
  };
};

const boatFilters: Filter[] = [
  byFolding('body.name', ['name']),
  samePlace('body.location'),
  // Cards do not tell what a boat is let for: no boat is for this.
  { place: 'body.occasion', values: () => ['Ay yolculuğu'], test: () => false },
  atLeast('body.minCapacity', 'capacity'),
  equals('body.type', 'type'),
  equals('body.captainIncluded', 'captainIncluded'),
  equals('body.isInstantConfirmation', 'isInstantConfirmation'),
  atLeast('body.minCabins', 'cabins'),
  atLeast('body.minRating', 'rating'),
  atLeast('body.minPrice', 'fromPrice'),
  atMost('body.maxPrice', 'fromPrice'),
];

const CUSTOMER_AND_OWNER: Actor[] = ['CUSTOMER', 'BOAT_OWNER'];

/** The first and the last day of a period that an instant of the record lies in. */
const dayRange = (from: string, to: string, name: string): Filter[] => [
  onDay(from, name, (day, value) => day >= value),
  onDay(to, name, (day, value) => day <= value),
];

const categoryOf = ({ boatId }: JsonObject) => (boatId === null ? 'tour' : 'boat');

/** What only administrators narrow reviews down by, as far as a review shows it. */
const managedReviewFilters: Filter[] = [
  ...reviewFilters('query'),
  {
    place: 'query.category',
    values: () => ['boat', 'tour'],
    test: (record, value) => categoryOf(record) === value,
  },
  atMost('query.maxRating', 'rating'),
  equals('query.boatId', 'boatId'),
  equals('query.tourId', 'tourId'),
  numberIn('query.customerId', 'customer.id'),
];

/** What administrators narrow boats and tours down by; `owner` is the field of whose they are. */
const offerFilters = (owner: string): Filter[] => [
  equals('query.status', 'status'),
  equals('query.ownerId', owner),
  samePlace('query.location'),
];

const ADMIN: Actor[] = ['ADMIN'];

/** The lists of the administration. */
const ADMINISTRATION: Narrowing[] = [
  {
    operationId: 'listUsersPage',
    actors: ADMIN,
    filters: [
      equals('query.role', 'role'),
      equals('query.isActive', 'isActive'),
      ...dayRange('query.createdFrom', 'query.createdTo', 'createdAt'),
      byFolding('query.query', ['fullName', 'username', 'email', 'phoneNumber']),
    ],
  },
  {
    operationId: 'listAuditPage',
    actors: ADMIN,
    filters: [
      equals('query.act', 'act'),
      equals('query.recordType', 'recordType'),
      equals('query.recordId', 'recordId'),
      numberIn('query.actorId', 'actor.id'),
      ...dayRange('query.from', 'query.to', 'createdAt'),
      byFolding('query.query', ['recordName', 'reason', 'actor.fullName']),
    ],
  },
  {
    operationId: 'listDocumentsPage',
    actors: ADMIN,
    filters: [
      equals('query.kind', 'kind'),
      equals('query.state', 'state'),
      equals('query.documentType', 'documentType'),
      equals('query.validity', 'validity'),
      equals('query.ownerId', 'ownerId'),
      byFolding('query.query', ['documentName', 'boatName', 'tourName', 'ownerName']),
    ],
  },
  {
    operationId: 'listManagedBoatsPage',
    actors: ADMIN,
    filters: [
      ...offerFilters('ownerId'),
      byFolding('query.query', ['name', 'location', 'brandModel', 'ownerName']),
    ],
  },
  {
    operationId: 'listManagedToursPage',
    actors: ADMIN,
    filters: [
      ...offerFilters('guideId'),
      byFolding('query.query', ['name', 'location', 'ownerName']),
    ],
  },
  { operationId: 'listManagedReviewsPage', actors: ADMIN, filters: managedReviewFilters },
  {
    operationId: 'listReportedReviewsPage',
    actors: ADMIN,
    filters: [
      equals('query.state', 'state'),
      {
        place: 'query.category',
        values: () => ['boat', 'tour'],
        test: ({ review }, value) => isObject(review) && categoryOf(review) === value,
      },
    ],
  },
  {
    operationId: 'listPaymentsPage',
    actors: ADMIN,
    filters: [
      equals('query.status', 'status'),
      equals('query.type', 'type'),
      equals('query.bookingId', 'bookingId'),
      equals('query.paymentId', 'id'),
      equals('query.unresolved', 'isUnresolved'),
      byFolding('query.query', ['customerName', 'hostName', 'boatName', 'tourName']),
    ],
  },
  {
    operationId: 'listContactMessagesPage',
    actors: ADMIN,
    filters: [
      equals('query.state', 'state'),
      ...dayRange('query.from', 'query.to', 'createdAt'),
      byFolding('query.query', ['subject', 'name', 'email', 'message']),
    ],
  },
  { operationId: 'listAdminActivity', actors: ADMIN, filters: [equals('query.type', 'type')] },
];

/** Every list that can be narrowed down and whose records show whether they belong. */
export const NARROWINGS: Narrowing[] = [
  {
    operationId: 'searchBoatsByText',
    whole: 'listBoats',
    filters: [byFolding('query.query', ['name', 'brandModel', 'location'])],
  },
  { operationId: 'searchBoats', whole: 'listBoats', filters: boatFilters },
  { operationId: 'searchBoatsPage', whole: 'listBoats', filters: boatFilters },
  {
    operationId: 'listBoatsByCaptain',
    whole: 'listBoats',
    filters: [equals('path.id', 'ownerId')],
  },
  {
    operationId: 'searchToursByName',
    whole: 'listTours',
    filters: [byCase('query.name', ['name'])],
  },
  {
    operationId: 'searchToursByType',
    whole: 'listTours',
    filters: [equals('query.type', 'tourType')],
  },
  {
    operationId: 'searchToursByLocation',
    whole: 'listTours',
    filters: [samePlace('query.location')],
  },
  {
    operationId: 'searchToursByPriceRange',
    whole: 'listTours',
    filters: [atLeast('query.minPrice', 'price'), atMost('query.maxPrice', 'price')],
  },
  {
    operationId: 'searchToursByCapacity',
    whole: 'listTours',
    filters: [atLeast('query.minCapacity', 'capacity')],
  },
  {
    operationId: 'listTourDatesByStatus',
    whole: 'listTourDates',
    filters: [equals('query.status', 'availabilityStatus')],
  },
  {
    operationId: 'searchTourDatesByStartDate',
    whole: 'listTourDates',
    filters: [
      {
        place: 'query.startDate',
        values: (records) =>
          unique(
            records.slice(-2).map((record) => dayOf(textAt(record, 'startDate') ?? '1970-01-01')),
          ),
        test: (record, value) => dayOf(textAt(record, 'startDate') ?? '1970-01-01') === value,
      },
    ],
  },
  {
    operationId: 'listTourDatesByTourAndStatus',
    whole: 'listTourDatesByTour',
    filters: [equals('query.status', 'availabilityStatus')],
  },
  {
    operationId: 'listBoatServicesByBoatAndType',
    whole: 'listBoatServices',
    filters: [equals('path.type', 'serviceType')],
  },
  {
    operationId: 'listBoatServicesByType',
    whole: 'listBoatServices',
    partial: true,
    filters: [equals('path.type', 'serviceType')],
  },
  {
    operationId: 'searchBoatServices',
    whole: 'listBoatServices',
    filters: [byFolding('query.name', ['name'])],
  },
  { operationId: 'listReviews', filters: reviewFilters('query') },
  {
    operationId: 'listRecentReviews',
    whole: 'listReviews',
    // It holds the newest alone.
    partial: true,
    filters: [atLeast('query.minRating', 'rating'), equals('query.textLanguage', 'textLanguage')],
  },
  { operationId: 'queryReviews', whole: 'listReviews', filters: reviewFilters('body') },
  {
    operationId: 'listFilteredBoatReviewsPage',
    whole: 'listBoatReviews',
    filters: reviewFilters('query'),
  },
  {
    operationId: 'listFilteredTourReviewsPage',
    whole: 'listTourReviews',
    filters: reviewFilters('query'),
  },
  {
    operationId: 'searchReviews',
    whole: 'listReviews',
    filters: [byCase('query.keyword', ['comment'])],
  },
  {
    operationId: 'listReviewsByMinimumRating',
    whole: 'listReviews',
    filters: [
      {
        place: 'path.min',
        values: () => [2, 5],
        test: (record, value) => (numberAt(record, 'rating') ?? 0) >= Number(value),
      },
    ],
  },
  {
    operationId: 'listBookings',
    actors: CUSTOMER_AND_OWNER,
    filters: [
      ...bookingFilters('query'),
      equals('query.boatId', 'boatId'),
      equals('query.tourId', 'tourId'),
    ],
  },
  {
    operationId: 'listBookingsPage',
    actors: CUSTOMER_AND_OWNER,
    filters: [
      ...bookingFilters('query'),
      equals('query.boatId', 'boatId'),
      equals('query.tourId', 'tourId'),
      equals('query.customerId', 'customerId'),
      equals('query.hostId', 'hostId'),
      byIdOrName('query.query', ['customerName', 'boatName', 'tourName']),
      byFolding('query.query', ['customerName', 'boatName', 'tourName']),
      onDay('query.from', 'endDate', (day, value) => day >= value),
      onDay('query.to', 'startDate', (day, value) => day <= value),
      ...dayRange('query.createdFrom', 'query.createdTo', 'createdAt'),
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
      byFolding('query.query', ['tourName', 'customerName']),
    ],
  },
  {
    operationId: 'listOwnerDocumentsPage',
    actors: ['BOAT_OWNER'],
    filters: [
      equals('query.kind', 'kind'),
      equals('query.state', 'state'),
      equals('query.validity', 'validity'),
    ],
  },
  {
    operationId: 'listOwnerReviewsPage',
    actors: ['BOAT_OWNER'],
    filters: [
      ...reviewFilters('query').filter(({ place }) => /Date|keyword/.test(place)),
      equals('query.rating', 'rating'),
      equals('query.boatId', 'boatId'),
      equals('query.tourId', 'tourId'),
      {
        place: 'query.answered',
        values: () => [true, false],
        test: ({ replies }, value) => recordsOf(replies).some(isOfficial) === value,
      },
    ],
  },
  {
    operationId: 'listOwnerBookingsPage',
    filters: [
      ...bookingFilters('query'),
      equals('query.statuses', 'status'),
      equals('query.boatId', 'boatId'),
      equals('query.tourId', 'tourId'),
      byIdOrName('query.query', ['customerName', 'boatName', 'tourName']),
      byFolding('query.query', ['customerName', 'boatName', 'tourName']),
      byFolding('query.query', ['boatName', 'customerName', 'tourName']),
      byFolding('query.query', ['tourName', 'customerName', 'boatName']),
      onDay('query.from', 'endDate', (day, value) => day >= value),
      onDay('query.to', 'startDate', (day, value) => day <= value),
      onDay('query.createdFrom', 'createdAt', (day, value) => day >= value),
      onDay('query.createdTo', 'createdAt', (day, value) => day <= value),
    ],
  },
  {
    operationId: 'listBookingsByStatus',
    whole: 'listBookings',
    actors: CUSTOMER_AND_OWNER,
    filters: [equals('query.status', 'status')],
  },
  { operationId: 'listUsers', actors: ['ADMIN'], filters: [equals('query.role', 'role')] },
  {
    operationId: 'searchUsers',
    whole: 'listUsers',
    actors: ['ADMIN'],
    filters: [byFolding('query.q', ['fullName', 'username', 'email', 'phoneNumber'])],
  },
  {
    operationId: 'queryMessages',
    whole: 'listMessages',
    actors: ['CUSTOMER'],
    filters: [
      equals('body.conversationId', 'conversationId'),
      equals('body.readStatus', 'readStatus'),
      byCase('body.keyword', ['message']),
    ],
  },
  {
    operationId: 'listCaptainApplicationsPage',
    actors: ['ADMIN'],
    filters: [
      equals('query.status', 'status'),
      equals('query.userId', 'userId'),
      byFolding('query.query', [
        'fullName',
        'company.companyName',
        'professionalInfo.licenseNumber',
      ]),
    ],
  },
  ...ADMINISTRATION,
];
