import type { Operation } from '../../contract/contract.ts';
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

/** Somebody other than the first of that role, now and then. */
function mostly(first: Named, other: Named, seed: string): Named {
  return hashOf(`${seed} who`) % 5 === 0 ? other : first;
}

/** Who may do it: whoever the contract lets, to the records that are named. */
export async function rightful(
  operation: Operation,
  things: readonly Thing[],
  people: People,
  seed: string,
): Promise<Person | undefined> {
  const { owner, roles } = operation;
  const customer = () =>
    things.find((thing) => thing.customer)?.customer ??
    people.get(mostly('CUSTOMER', 'OTHER_CUSTOMER', seed));
  const host = () =>
    things.find((thing) => thing.host)?.host ??
    people.get(mostly('BOAT_OWNER', 'OTHER_BOAT_OWNER', seed));
  const turn = hashOf(`${seed} turn`);
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
    const named = things.find(({ kind }) => kind === 'user' || kind === 'account');
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
