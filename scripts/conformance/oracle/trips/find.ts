import { type Actors, type Session, sessionOf } from '../../actors/actors.ts';
import type { Client } from '../../client/client.ts';
import type { Contract } from '../../contract/contract.ts';
import type { RunningMock } from '../mock-server.ts';
import { type Both, SIDES } from '../pair/sides.ts';
import { madeAlike } from './alike.ts';
import { type PastTrips, type Trip, tripsOf } from './past.ts';

/** What trips are looked for with. */
interface Search {
  contract: Contract;
  client: Client;
  actors: Actors;
  /** Whether trips that were made before the run may be reviewed. */
  allowForeignWrites: boolean;
  only(operationId: string): boolean;
}

/** How many trips are reviewed: two stand in lists in an order. */
const MOST = 2;

const NONE =
  'needs a COMPLETED booking of a customer whose credentials are given, without a review';
const NO_ADMIN = 'needs an administrator, who takes reviews back';
const NOT_ALIKE = 'needs a trip with names and a place that the mock can have, too';

/**
 * Trips that were made before, since no call brings one about: those of the customers whose credentials are given,
 * and as many of the mock's. They are reviewed where foreign writes are allowed, and their reviews are taken back.
 */
export async function findTrips(
  { contract, client, actors, allowForeignWrites, only }: Search,
  mock: RunningMock,
  mockClient: Client,
  admin: { tokens: Both<string> } | undefined,
): Promise<PastTrips> {
  if (!contract.operations.some(({ id, path }) => only(id) && path.includes('review')))
    return { all: [], why: NONE };
  if (!allowForeignWrites)
    return { all: [], why: 'needs --allow-foreign-writes, to review a trip that was made before' };
  if (!admin) return { all: [], why: NO_ADMIN };
  const known = (
    names: readonly ('CUSTOMER' | 'OTHER_CUSTOMER' | 'BOAT_OWNER' | 'OTHER_BOAT_OWNER')[],
  ) => names.flatMap((name) => actors.session(name) ?? []);
  const ours = await tripsOf(
    { client, contract },
    known(['CUSTOMER', 'OTHER_CUSTOMER']),
    known(['BOAT_OWNER', 'OTHER_BOAT_OWNER']),
  );
  if (ours.length === 0) return { all: [], why: NONE };
  const { customers, hosts } = await peopleOf(contract, mock, mockClient);
  const theirs = await tripsOf({ client: mockClient, contract }, customers, hosts);
  const pairs = paired(ours, theirs);
  const office = { contract, clients: { service: client, mock: mockClient }, admin };
  const all = await madeAlike(office, pairs);
  return { all, why: pairs.length > all.length ? NOT_ALIKE : NONE };
}

/** Everybody whom the mock lets in. */
async function peopleOf(contract: Contract, mock: RunningMock, client: Client) {
  const { method, path } = contract.operation('logIn');
  const sessions: Session[] = [];
  for (const { username, password } of mock.people) {
    const exchange = await client.send({
      operationId: 'logIn',
      actor: 'ANONYMOUS',
      method,
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const session = sessionOf(exchange, password);
    if (typeof session !== 'string') sessions.push(session);
  }
  return {
    customers: sessions.filter(({ role }) => role === 'CUSTOMER'),
    hosts: sessions.filter(({ role }) => role === 'BOAT_OWNER'),
  };
}

/** Puts trips beside each other so that whoever and whatever they name stands for one of the other side alone. */
export function paired(ours: readonly Trip[], theirs: readonly Trip[]): Both<Trip>[] {
  const pairs: Both<Trip>[] = [];
  const isHosted = ({ host }: Trip) => host !== undefined;
  const inOrder = (trips: readonly Trip[]) => [
    ...trips.filter(isHosted),
    ...trips.filter((trip) => !isHosted(trip)),
  ];
  const open = inOrder(theirs);
  for (const service of inOrder(ours)) {
    const index = open.findIndex((mock) => fits({ service, mock }, pairs));
    const [mock] = index < 0 ? [] : open.splice(index, 1);
    if (mock) pairs.push({ service, mock });
    if (pairs.length === MOST) break;
  }
  return pairs;
}

const NAMED: readonly ((trip: Trip) => string)[] = [
  ({ kind, offer }) => `${kind} ${offer}`,
  ({ customer }) => String(customer.userId),
  ({ hostId }) => String(hostId),
];

function fits(one: Both<Trip>, pairs: readonly Both<Trip>[]): boolean {
  if (one.service.kind !== one.mock.kind) return false;
  return NAMED.every((name) =>
    pairs.every((other) => {
      const [first, second] = SIDES.map((side) => name(one[side]) === name(other[side]));
      return first === second;
    }),
  );
}
