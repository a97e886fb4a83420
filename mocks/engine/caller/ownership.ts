import type { OwnerRule } from '../../../openapi/model/document.ts';
import { forbidden, notFound, type Refusal } from '../../rules/common/refusal.ts';
import type { TableName, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Operation } from '../contract/operation.ts';
import { namesAnother } from '../contract/session-ids.ts';

/** `x-ownership` of the contract: resource → fields that hold the id of a user who owns it. */
export type OwnershipFields = Readonly<Record<string, readonly string[]>>;

const TABLE_OF_RESOURCE: Record<string, TableName> = {
  notification: 'notifications',
  boat: 'boats',
  tour: 'tours',
  bookingCustomer: 'bookings',
  bookingHost: 'bookings',
  bookingParty: 'bookings',
  paymentCustomer: 'payments',
  paymentHost: 'payments',
  reviewAuthor: 'reviews',
  messageSender: 'messages',
  messageRecipient: 'messages',
  messageParty: 'messages',
  application: 'applications',
};

/** Parts of an offer are kept in tables of their own; the path says in which. */
const TABLE_OF_PATH: Record<string, TableName> = {
  'boat-documents': 'boatDocuments',
  'boat-features': 'boatFeatures',
  'boat-images': 'boatImages',
  'boat-services': 'boatServices',
  'tour-dates': 'tourDates',
  'tour-documents': 'tourDocuments',
  'tour-images': 'tourImages',
  availabilities: 'availabilities',
  reviews: 'reviews',
};

function tableOf(operation: Operation, resource: string): TableName {
  const [, first = ''] = operation.path.split('/');
  const table = TABLE_OF_RESOURCE[resource] ?? TABLE_OF_PATH[first];
  if (!table) throw new Error(`No table holds the ${resource} of ${operation.id}.`);
  return table;
}

const asRecord = (value: unknown) => value as Record<string, unknown>; // a row, read by the contract's field names

/** What a dotted field leads through; a deleted boat or tour still tells whose it was. */
function recordOf(store: Store, kind: string, id: number): object | undefined {
  if (kind === 'boat') return store.boats.get(id) ?? store.formerBoats.get(id);
  if (kind === 'tour') return store.tours.get(id) ?? store.formerTours.get(id);
  if (kind === 'booking') return store.bookings.get(id);
  throw new Error(`x-ownership leads through ${kind}, which the mock does not know.`);
}

/** The value behind a dotted field, through the records it names: `boat.ownerId` by way of `boatId`. */
function valueAt(store: Store, record: unknown, field: string): unknown {
  const [head = '', ...rest] = field.split('.');
  if (rest.length === 0) return asRecord(record)[head];
  const id = asRecord(record)[`${head}Id`];
  if (rest.join('.') === 'id') return id;
  const next = typeof id === 'number' ? recordOf(store, head, id) : undefined;
  return next && valueAt(store, next, rest.join('.'));
}

/** Ids that name a person or a conversation say themselves whose they are. */
function isOwnId(resource: string, id: unknown, user: UserRecord): boolean | undefined {
  if (resource === 'user' || resource === 'captainProfile') return id === user.id;
  if (resource === 'account') return id === user.accountId;
  if (resource === 'conversation') return String(id).split('_').slice(1).includes(String(user.id));
  return undefined;
}

/**
 * Refuses a caller who does not own what the operation touches: 404 when there is no such record, 403
 * when it is somebody else's. `undefined` when nothing stands against it, or when only the handler
 * can tell (`from: session` and `from: result`).
 */
export function checkOwnership(
  operation: Operation,
  fields: OwnershipFields,
  store: Store,
  user: UserRecord,
  input: { path: object; query: object; body: unknown },
): Refusal | undefined {
  const rule: 'none' | OwnerRule = operation.owner;
  if (rule !== 'none' && rule.exempt?.includes(user.role)) return undefined;
  if (namesAnother(operation.sessionFields, input.body, user)) return forbidden();
  if (rule === 'none') return undefined;
  const [place = '', name = ''] = rule.from.split('.');
  if (place !== 'path' && place !== 'query' && place !== 'body') return undefined;
  const id = asRecord(input[place] ?? {})[name];
  if (id === undefined || id === null) return undefined;
  const own = isOwnId(rule.resource, id, user);
  if (own !== undefined) return own ? undefined : forbidden();
  const record = store[tableOf(operation, rule.resource)].get(Number(id));
  if (!record) return operation.answersExistence ? undefined : notFound();
  const owners = (fields[rule.resource] ?? []).map((field) => valueAt(store, record, field));
  return owners.includes(user.id) ? undefined : forbidden();
}
