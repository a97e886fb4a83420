import { type JsonObject, numberAt, textAt } from '../../json.ts';
import type { Actor } from '../../types.ts';
import { dayOf } from '../calendar.ts';
import type { Request, Scalar } from '../request.ts';
import type { World } from '../world/world.ts';
import { folded, lowered, pieceOf, raised } from './text.ts';

/** Whether a record belongs to what a value asks for. */
type Test = (record: JsonObject, value: Scalar) => boolean;

/** One thing that narrows a list down. */
export interface Filter {
  /** `query.status`, `path.type`, `body.minCapacity`. */
  place: string;
  /** Values worth asking for, from the records there are. */
  values(records: JsonObject[], world: World): Scalar[];
  test: Test;
}

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

const unique = (values: (Scalar | undefined)[]) =>
  [...new Set(values)].filter((value): value is Scalar => value !== undefined).slice(0, 3);

const scalar = (value: unknown): Scalar | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;

const field = (name: string) => (records: JsonObject[]) =>
  unique(records.map((record) => scalar(record[name])));

const numbers = (records: JsonObject[], name: string) =>
  records.flatMap((record) => numberAt(record, name) ?? []).sort((a, b) => a - b);

/** The value in the middle: something lies on either side of it, and itself at the edge. */
const middle = (name: string) => (records: JsonObject[]) => {
  const sorted = numbers(records, name);
  return unique([sorted[Math.floor(sorted.length / 2)]]);
};

export const equals = (place: string, name: string): Filter => ({
  place,
  values: field(name),
  test: (record, value) => String(record[name]) === String(value),
});

const atLeast = (place: string, name: string): Filter => ({
  place,
  values: middle(name),
  test: (record, value) => (numberAt(record, name) ?? Number.NaN) >= Number(value),
});

const atMost = (place: string, name: string): Filter => ({
  place,
  values: middle(name),
  test: (record, value) => (numberAt(record, name) ?? Number.NaN) <= Number(value),
});

/** Text that any of the fields contains, by the rules that `fold` stands for. */
const contains = (
  place: string,
  names: string[],
  fold: (text: string) => string,
  variants: ((text: string) => string)[],
): Filter => ({
  place,
  values: (records) => {
    const pieces = records
      .slice(0, 2)
      .map((record) => pieceOf(textAt(record, names[0] ?? '') ?? '', 5))
      .filter((piece) => piece.length > 1);
    return [...new Set(pieces.flatMap((piece) => variants.map((vary) => vary(piece))))];
  },
  test: (record, value) =>
    names.some((name) => fold(textAt(record, name) ?? '').includes(fold(String(value)))),
});

const same = (text: string) => text;
const byFolding = (place: string, names: string[]) =>
  contains(place, names, folded, [same, raised, folded]);
const byCase = (place: string, names: string[]) => contains(place, names, lowered, [same, raised]);

/** The same place, whatever its letters carry. */
const samePlace = (place: string): Filter => ({
  place,
  values: (records) =>
    [...new Set(records.map((record) => textAt(record, 'location') ?? ''))]
      .filter((text) => text !== '')
      .slice(0, 2)
      .flatMap((text) => [text, folded(text)]),
  test: (record, value) => folded(textAt(record, 'location') ?? '') === folded(String(value)),
});

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

const boatFilters: Filter[] = [
  byFolding('body.name', ['name']),
  samePlace('body.location'),
  atLeast('body.minCapacity', 'capacity'),
  equals('body.type', 'type'),
  atLeast('body.minPrice', 'dailyPrice'),
  atMost('body.maxPrice', 'dailyPrice'),
];

const CUSTOMER_AND_OWNER: Actor[] = ['CUSTOMER', 'BOAT_OWNER'];

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
    filters: bookingFilters('query'),
  },
  { operationId: 'listOwnerBookingsPage', filters: bookingFilters('query') },
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
    filters: [byCase('query.q', ['fullName', 'username', 'email', 'phoneNumber'])],
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
    filters: [equals('query.status', 'status')],
  },
];
