import { describe, expect, it } from 'vitest';
import { deletionsOf } from '../../../openapi/model/annotations/deletes.ts';
import { noticesOf } from '../../../openapi/model/annotations/notifies.ts';
import { operationNamed, operationsOf, parametersOf } from '../../../openapi/model/document.ts';
import { PASSWORD } from '../../data/example/examples.ts';
import type { Rows, TableName, UserRecord } from '../../store/records.ts';
import { type Store, tableNames } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { SCENES } from '../../testing/scenes/scenes.ts';
import {
  type Ask,
  changesIn,
  createStage,
  document,
  exampleBody,
  type Outcome,
  ownersOf,
} from '../../testing/stage.ts';
import type { OperationId } from '../handler.ts';

const deletions = deletionsOf(document);
const notices = noticesOf(document);

/** The schemas that records of the tables are answered as; the others are the mock's own affair. */
const SCHEMAS: { readonly [N in TableName]?: string } = {
  users: 'User',
  companies: 'Company',
  captainProfiles: 'CaptainProfile',
  boats: 'Boat',
  boatFeatures: 'BoatFeature',
  boatImages: 'BoatImage',
  boatServices: 'BoatService',
  boatDocuments: 'BoatDocument',
  availabilities: 'Availability',
  tours: 'Tour',
  tourDates: 'TourDate',
  tourImages: 'TourImage',
  tourDocuments: 'TourDocument',
  bookings: 'Booking',
  payments: 'Payment',
  reviews: 'Review',
  reviewReplies: 'ReviewReply',
  messages: 'Message',
  notifications: 'UserNotification',
  applications: 'CaptainApplication',
};
const schemaOf = (table: string) => SCHEMAS[table as keyof Rows];

/** The schemas of the records that a call has removed. */
const removedIn = ({ changes }: Outcome): string[] =>
  changes.flatMap(({ table, after }) => (after === undefined ? (schemaOf(table) ?? []) : []));

const pathName = (id: string): string | undefined => {
  const entry = operationNamed(document, id);
  const parameters = entry ? parametersOf(document, entry.operation) : [];
  return parameters.find(({ in: place }) => place === 'path')?.name;
};

/** Deletes in a world whose bookings are over, as everybody in turn, and answers what went. */
async function deleteAll(id: string): Promise<{ done: number; removed: Set<string> }> {
  const removed = new Set<string>();
  let done = 0;
  const name = pathName(id);
  const { store } = createStage();
  const table = tableNames.find((one) => schemaOf(one) === deletions.get(id)?.of);
  const own = table ? store[table].all().slice(0, 40) : [];
  // What is deleted is named by its own id, or by that of the boat, tour or person it belongs to.
  const first = Array.from({ length: 60 }, (_, index) => index + 1);
  const ids = name ? [...new Set([...first, ...own.map((row) => row.id)])] : [0];
  const roles = [...Map.groupBy(store.users.all(), ({ role }) => role).values()];
  const people = roles.flatMap((users) => users.slice(0, 6));
  const bare = {
    body: id === 'removeReview' ? { reason: 'Hakaret içeriyor.' } : { password: PASSWORD },
  };
  const stage = createStage();
  for (const payment of stage.store.payments.all())
    if (payment.id % 2 === 0) stage.store.payments.remove(payment.id);
  stage.wait(1400);
  for (const { id: userId } of people) {
    const user = stage.store.users.get(userId);
    if (!user) continue;
    for (const value of ids) {
      const path = name ? { [name]: value } : {};
      const outcome = await stage.call(user, id as OperationId, { path, ...bare });
      if (outcome.status >= 300) continue;
      done += 1;
      for (const schema of removedIn(outcome)) removed.add(schema);
    }
  }
  return { done, removed };
}

/** Of conversations the address is made of two people; the mock hides them from one side. */
const ELSEWHERE = ['deleteConversation'];

describe('a deletion', () => {
  it.each([...deletions].filter(([id]) => !ELSEWHERE.includes(id)))(
    '%s takes along what x-deletes says, and nothing else',
    async (id, { of, takes }) => {
      const { done, removed } = await deleteAll(id);
      expect(done, 'something is deleted').toBeGreaterThan(0);
      const said = new Set([of, ...takes]);
      expect([...removed].filter((schema) => !said.has(schema))).toEqual([]);
      expect(removed).toContain(of);
    },
    20_000,
  );
});

/** What is told in a call: the types of the notifications, and whether mails went out without one. */
function toldIn(outcome: Outcome): string[] {
  const types = changesIn(outcome, 'notifications').flatMap(({ before, after }) =>
    before === undefined && after ? [after.type] : [],
  );
  const mails = changesIn(outcome, 'outbox').length;
  return types.length > 0 || mails === 0 ? types : ['mail'];
}

/** Who owns a record, as an operation asks for it, and an administrator. */
function peopleOf(store: Store, row: object, id: string): UserRecord[] {
  const owner = operationNamed(document, id)?.operation['x-access'].owner ?? 'none';
  const owners = owner === 'none' ? [] : ownersOf(store, row, owner.resource);
  const administrators = store.users.where('role', 'ADMIN').slice(0, 1);
  return [...owners.flatMap((one) => store.users.get(one) ?? []), ...administrators];
}

/** A day of a boat that an administrator can change: it lies ahead and nobody has booked it. */
function freeDay(store: Store) {
  const entry = store.availabilities
    .all()
    .find(
      ({ boatId, date }) =>
        boatId !== null &&
        date > TODAY &&
        store.bookings
          .where('boatId', boatId)
          .every(({ startDate, endDate }) => endDate < date || startDate > date),
    );
  if (!entry) throw new Error('every boat is booked');
  return entry;
}

/** Requests of operations whose example changes nothing in the world of the examples. */
const MORE: Record<string, (store: Store) => Ask> = {
  deleteAvailability: (store) => ({ path: { id: freeDay(store).id } }),
  setAvailabilityStatus: (store) => {
    const { id, isAvailable } = freeDay(store);
    return { path: { id }, query: { isAvailable: !isAvailable } };
  },
  setAvailabilityPriceOverride: (store) => ({
    path: { id: freeDay(store).id },
    query: { priceOverride: 4321 },
  }),
  setAvailabilityInstantConfirmation: (store) => {
    const { id, isInstantConfirmation } = freeDay(store);
    return { path: { id }, query: { isInstantConfirmation: !isInstantConfirmation } };
  },
};

/** Whose own tests show what they tell: their examples change nothing here. */
const ELSEWHERE_TOLD = ['createAvailabilityPeriod', 'updateAvailabilityPeriod', 'createReview'];

/** Everything that an operation tells when its example is sent, and when the states of a record are set by it. */
async function toldBy(id: string): Promise<Set<string>> {
  const told = new Set<string>();
  const body = exampleBody(id as OperationId);
  const name = pathName(id);
  for (const { id: userId } of createStage('example').store.users.all()) {
    for (const value of name ? [1, 2, 3, 4, 5] : [0]) {
      const stage = createStage('example');
      const path = name ? { [name]: value } : {};
      const user = stage.store.users.get(userId);
      const asked = { path, ...(Object.keys(body).length > 0 && { body }) };
      for (const type of toldIn(await stage.call(user, id as OperationId, asked))) told.add(type);
    }
  }
  const more = MORE[id];
  const stage = createStage();
  const [administrator] = stage.store.users.where('role', 'ADMIN');
  if (more)
    for (const type of toldIn(
      await stage.call(administrator, id as OperationId, more(stage.store)),
    ))
      told.add(type);
  for (const scene of Object.values(SCENES).flat()) {
    for (const begun of scene.begins[id] ?? []) {
      for (const { id: userId } of createStage('example').store.users.all()) {
        const begins = createStage('example');
        begun.prepare?.(begins);
        const user = begins.store.users.get(userId);
        const asked = begun.ask ?? { body };
        for (const type of toldIn(await begins.call(user, id as OperationId, asked)))
          told.add(type);
      }
    }
    const ask = scene.asks[id];
    if (!ask) continue;
    const states = [
      'PENDING',
      'CONFIRMED',
      'PARTIAL',
      'COMPLETED',
      'WAITING',
      'VERIFIED',
      'ACTIVE',
      'AVAILABLE',
    ];
    const targets = [...states, 'CANCELLED', 'FAILED', 'REFUSED', 'APPROVED', 'REJECTED'];
    for (const from of states) {
      for (const to of targets) {
        const staged = createStage();
        const row = scene.setUp(staged.store, from);
        const request = ask.ask(staged.store, row, to);
        for (const user of peopleOf(staged.store, ask.of?.(staged.store, row) ?? row, id))
          for (const type of toldIn(await staged.call(user, id as OperationId, request)))
            told.add(type);
      }
    }
  }
  return told;
}

const writes = operationsOf(document)
  .filter(({ method }) => method !== 'get')
  .map(({ operation }) => operation.operationId);

describe('x-notifies', () => {
  it.each(writes)(
    'names everything that %s tells',
    async (id) => {
      const said = (notices.get(id)?.notices ?? []).map(({ type = 'mail' }) => type);
      const told = await toldBy(id);
      expect([...told].filter((type) => !said.includes(type))).toEqual([]);
    },
    30_000,
  );

  it('names nothing that is never told', async () => {
    const silent: string[] = [];
    for (const [id] of notices) if ((await toldBy(id)).size === 0) silent.push(id);
    expect(silent.sort()).toEqual(ELSEWHERE_TOLD.toSorted());
  }, 60_000);
});
