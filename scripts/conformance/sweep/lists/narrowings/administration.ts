import { isObject, type JsonObject } from '../../../lib/json.ts';
import type { Actor } from '../../../types.ts';
import { atMost, byFolding, equals, type Filter, numberIn, samePlace } from '../filters.ts';
import { dayRange } from './days.ts';
import type { Narrowing } from './narrowing.ts';
import { reviewFilters } from './reviews.ts';

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
export const ADMINISTRATION: Narrowing[] = [
  { operationId: 'listUsers', actors: ADMIN, filters: [equals('query.role', 'role')] },
  {
    operationId: 'searchUsers',
    whole: 'listUsers',
    actors: ADMIN,
    filters: [byFolding('query.q', ['fullName', 'username', 'email', 'phoneNumber'])],
  },
  {
    operationId: 'listCaptainApplicationsPage',
    actors: ADMIN,
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
