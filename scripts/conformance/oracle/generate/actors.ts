import type { Operation } from '../../contract/contract.ts';
import { isPersonKind } from '../model/kinds.ts';
import type { People } from '../model/people.ts';
import { hashOf } from '../model/pool.ts';
import type { Named, Person, Thing } from '../model/types.ts';

const CUSTOMERS = [
  'bookingCustomer',
  'reviewAuthor',
  'paymentCustomer',
  'messageSender',
  'application',
];
const PARTIES = ['bookingParty', 'messageParty', 'conversation', 'notification'];
const PEOPLE = ['user', 'account', 'captainProfile'];

/** Says who of those who may is taken. */
interface Turn {
  /** The second of a role where the records name nobody. */
  isOther: boolean;
  turn: number;
}

/** The turns in which the host of a record is taken rather than its customer, and the other way round. */
export const TURNS = {
  host: { isOther: false, turn: 2 },
  customer: { isOther: false, turn: 3 },
} as const satisfies Record<string, Turn>;

/** Who may do it: whoever the contract lets, to the records that are named. */
export function rightful(
  operation: Operation,
  things: readonly Thing[],
  people: People,
  seed: string,
): Promise<Person | undefined> {
  const isOther = hashOf(`${seed} who`) % 5 === 0;
  return rightfulIn({ isOther, turn: hashOf(`${seed} turn`) }, operation, things, people);
}

/** The same, with the choice made. */
export async function rightfulIn(
  { isOther, turn }: Turn,
  operation: Operation,
  things: readonly Thing[],
  people: People,
): Promise<Person | undefined> {
  const { owner, roles } = operation;
  const customer = () =>
    things.find((thing) => thing.customer)?.customer ??
    people.get(isOther ? 'OTHER_CUSTOMER' : 'CUSTOMER');
  const host = () =>
    things.find((thing) => thing.host)?.host ??
    people.get(isOther ? 'OTHER_BOAT_OWNER' : 'BOAT_OWNER');
  if (roles.every((role) => role === 'ADMIN')) return people.get('ADMIN');
  if (roles.includes('ANONYMOUS')) {
    if (operation.method !== 'GET') return undefined;
    return [undefined, undefined, host, customer][turn % 4]?.();
  }
  const both = roles.includes('CUSTOMER') && roles.includes('BOAT_OWNER');
  if (owner === 'none') return roles.includes('CUSTOMER') ? customer() : host();
  const isExempt = owner.exempt?.includes('ADMIN') && roles.includes('ADMIN');
  if (isExempt && turn % 7 === 0) return people.get('ADMIN');
  if (CUSTOMERS.includes(owner.resource)) return customer();
  if (owner.resource === 'messageRecipient') return host();
  if (PARTIES.includes(owner.resource)) return both && turn % 2 === 0 ? host() : customer();
  if (PEOPLE.includes(owner.resource)) {
    const named = things.find(({ kind }) => isPersonKind(kind));
    if (named?.customer) return named.customer;
    return !roles.includes('CUSTOMER') || (both && turn % 2 === 0) ? host() : customer();
  }
  return roles.includes('BOAT_OWNER') ? host() : customer();
}

const OTHERS: readonly (Named | 'ANONYMOUS')[] = [
  'OTHER_CUSTOMER',
  'OTHER_BOAT_OWNER',
  'ANONYMOUS',
  'CUSTOMER',
  'BOAT_OWNER',
];

/** Somebody else than who may, nobody included. */
export async function somebodyElse(
  may: Person | undefined,
  people: People,
  seed: string,
): Promise<Person | undefined> {
  const others = OTHERS.filter((name) => name !== (may?.actor ?? 'ANONYMOUS'));
  const name = others[hashOf(`${seed} other`) % others.length] ?? 'ANONYMOUS';
  return name === 'ANONYMOUS' ? undefined : people.get(name);
}
