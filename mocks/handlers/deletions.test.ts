import { describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { PASSWORD } from '../data/example/examples.ts';
import { buildWorld } from '../data/scenario/scenarios.ts';
import { compare } from '../rules/common/order.ts';
import { isRefusal } from '../rules/common/refusal.ts';
import type { UserRecord } from '../store/records.ts';
import { createStore, type Store, tableNames } from '../store/state.ts';
import { callOf } from '../testing/call.ts';
import { lostReferences, type Reference } from '../testing/references.ts';
import type { OperationId } from './handler.ts';
import { handlers } from './index.ts';

const world = buildWorld('default', '2027-03-02');
/** No booking lies ahead any more, so that nothing is kept for one. */
const YEARS_LATER = '2030-03-02';
/** Deletions that take place per operation, on different records, before the store is looked through. */
const ENOUGH = 60;

/**
 * What stays on purpose when the record that it refers to is deleted. A person's past acts stay without
 * the name, because others took part in them; bookings and reviews go on naming a deleted boat or tour.
 */
const STAYS: readonly string[] = [
  'bookings.boatId',
  'bookings.tourId',
  'reviews.boatId',
  'reviews.tourId',
  'formerBoats.ownerId',
  'formerTours.guideId',
  'bookings.customerId',
  'bookings.services.serviceId',
  'reviews.customerId',
  'reviewReplies.userId',
  'reviewFlags.userId',
  'reviewFlags.decided.byId',
  'applications.reviewedById',
  'contactMessages.changed.byId',
  'messages.senderId',
  'messages.recipientId',
];

const deletions = Object.entries(
  contract.paths as Record<string, { delete?: { operationId: string } }>,
).flatMap(([path, item]) =>
  item.delete ? [{ path, id: item.delete.operationId as OperationId }] : [],
);

/** Who tries it: administrators, then captains, then customers. */
const callersOf = (store: Store): UserRecord[] =>
  store.users.all().toSorted((a, b) => compare(a.role, b.role));

/** Ids to try: of the table whose name the operation bears, else of all that occur. */
function idsFor(store: Store, path: string, operation: string): (number | string)[] {
  if (!path.includes('{')) return [0];
  if (path.includes('/conversation/'))
    return [...new Set(store.messages.all().map((one) => one.conversationId))];
  const spoken = `${operation} ${path}`.toLowerCase();
  const tables = tableNames.filter((name) => spoken.includes(name.slice(0, -1).toLowerCase()));
  return [
    ...new Set(
      tables.flatMap((name) =>
        store[name]
          .all()
          .slice(0, 300)
          .map(({ id }) => id),
      ),
    ),
  ];
}

/** Deletes until enough has been deleted; answers what lost its record, and how often it worked. */
function deleteSome(path: string, operation: OperationId) {
  const store = createStore(world);
  let done = 0;
  for (const user of callersOf(store)) {
    for (const id of idsFor(store, path, operation)) {
      if (done >= ENOUGH) return { done, lost: lostReferences(store) };
      const handle = handlers[operation] as (call: unknown) => { status: number }; // the call is made up for any operation
      const call = callOf(store, {
        user,
        path: { id } as never,
        body: { password: PASSWORD } as never,
        today: YEARS_LATER,
      });
      const answer = handle(call);
      if (!isRefusal(answer)) done += 1;
    }
  }
  return { done, lost: lostReferences(store) };
}

const outlived = new Set<string>();

const toText = ({ table, rowId, field, target, id }: Reference) =>
  `${table} ${rowId} still refers by ${field} to ${id} of ${target}`;
function stays({ table, field }: Reference): boolean {
  outlived.add(`${table}.${field}`);
  return STAYS.includes(`${table}.${field}`);
}

describe('a deletion', () => {
  it.each(deletions)('by $id leaves nothing behind', ({ path, id }) => {
    const { done, lost } = deleteSome(path, id);
    expect(
      done,
      `${id} deleted nothing: no record of the default scenario can be deleted by it`,
    ).toBeGreaterThan(0);
    expect(
      lost.filter((one) => !stays(one)).map(toText),
      `${id} leaves records of what it deletes. Delete them in its rule (mocks/rules/<resource>/), or, when they are to stay, name the field in STAYS`,
    ).toEqual([]);
  });

  it('outlives nothing that is not named', () => {
    const unused = STAYS.filter((field) => !outlived.has(field));
    expect(unused, 'no deletion leaves these fields any more: take them from STAYS').toEqual([]);
  });
});
