import type { OwnerRule } from '../../../openapi/model/document.ts';
import type { UserRecord } from '../../store/records.ts';
import type { UpstreamPerson } from './people.ts';

/** Two ids that change places. */
type Pair = readonly [number, number];

/** Ids of one person that are others at the service behind than in the mock. */
export interface Swap {
  user: Pair | undefined;
  account: Pair | undefined;
}

const pairOf = (theirs: number | undefined, ours: number): Pair | undefined =>
  theirs === undefined || theirs === ours ? undefined : [theirs, ours];

/** What has to change places between a caller of the service and the mock; undefined when nothing has. */
export function swapOf(person: UpstreamPerson, user: UserRecord): Swap | undefined {
  const swap = {
    user: pairOf(person.id, user.id),
    account: pairOf(person.accountId, user.accountId),
  };
  return swap.user || swap.account ? swap : undefined;
}

const USER_FIELDS = new Set([
  ...['userId', 'ownerId', 'guideId', 'customerId', 'hostId'],
  ...['senderId', 'recipientId', 'participantIds'],
]);
/** Fields that hold a person with an `id`. */
const PEOPLE_FIELDS = new Set(['customer', 'sender', 'recipient', 'otherUser']);

function swapped(value: unknown, pair: Pair | undefined): unknown {
  if (!pair) return value;
  const isText = typeof value === 'string';
  const [theirs, ours] = pair;
  const other = Number(value) === theirs ? ours : Number(value) === ours ? theirs : undefined;
  if (other === undefined || (!isText && typeof value !== 'number')) return value;
  return isText ? String(other) : other;
}

/** What the `id` of an object is the id of. */
function pairOfId(field: string, value: object, swap: Swap): Pair | undefined {
  if (PEOPLE_FIELDS.has(field) || 'accountId' in value) return swap.user;
  return 'userId' in value && 'username' in value ? swap.account : undefined;
}

/**
 * A body with the ids of a person changed to the other side's; the same for what comes in and what goes
 * out, so that nobody is taken for somebody else. `field` is the name that it stands under.
 */
export function swapInBody(value: unknown, swap: Swap, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => swapInBody(item, swap, field));
  if (typeof value !== 'object' || value === null) {
    if (USER_FIELDS.has(field)) return swapped(value, swap.user);
    return field === 'accountId' ? swapped(value, swap.account) : value;
  }
  const entries = Object.entries(value).map(([name, member]) => [
    name,
    name === 'id' ? swapped(member, pairOfId(field, value, swap)) : swapInBody(member, swap, name),
  ]);
  return Object.fromEntries(entries);
}

/** The parameters of one place, `path` or `query`, with the ids of a person changed likewise. */
export function swapInParameters(
  place: 'path' | 'query',
  values: Record<string, unknown>,
  owner: 'none' | OwnerRule,
  swap: Swap,
): Record<string, unknown> {
  const all = { ...values };
  for (const [name, value] of Object.entries(values)) {
    const isOwner = owner !== 'none' && owner.from === `${place}.${name}`;
    const isAccount = isOwner && owner.resource === 'account';
    const isUser = USER_FIELDS.has(name) || (isOwner && USER_RESOURCES.has(owner.resource));
    if (isAccount) all[name] = swapped(value, swap.account);
    else if (isUser) all[name] = swapped(value, swap.user);
  }
  return all;
}

const USER_RESOURCES = new Set(['user', 'captainProfile']);
