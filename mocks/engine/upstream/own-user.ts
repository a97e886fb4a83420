import { foldCase } from '../../rules/account/identity.ts';
import { instant } from '../../rules/calendar/day.ts';
import type { UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { UpstreamPerson } from './people.ts';

/** Above this an id is the service's alone: the mock counts on from its highest one. */
const MAX_OWN_ID = 1_000_000_000;

const isSame = (one: string | undefined, other: string): boolean =>
  one !== undefined && foldCase(one) === foldCase(other);

/** The record that stands for a person of the service behind, if the session has one. */
function recordOf({ users }: Store, person: UpstreamPerson): UserRecord | undefined {
  return (
    users.find(({ upstreamId }) => upstreamId === person.id) ??
    users.find(
      (user) =>
        user.upstreamId === undefined &&
        (isSame(person.username, user.username) || isSame(person.email, user.email)),
    )
  );
}

/** What the service answered about a person, with defaults for required fields it left out. */
function newRecord(person: UpstreamPerson, now: number): Omit<UserRecord, 'id' | 'accountId'> {
  const name = person.username ?? `kisi${person.id}`;
  return {
    email: person.email ?? `${person.id}@upstream.invalid`,
    username: name,
    fullName: person.fullName ?? name,
    phoneNumber: person.phoneNumber ?? '0000000000',
    firstName: person.firstName ?? null,
    lastName: person.lastName ?? null,
    dateOfBirth: person.dateOfBirth ?? null,
    profileImage: person.profileImage ?? null,
    isEmailVerified: person.isEmailVerified ?? false,
    isActive: true,
    createdAt: instant(now),
    role: person.role,
    // Signs in at the service alone.
    password: '',
    tokensValidFrom: 0,
    upstreamId: person.id,
  };
}

function create({ users }: Store, person: UpstreamPerson, now: number): UserRecord {
  const record = newRecord(person, now);
  const isFree = person.id <= MAX_OWN_ID && users.get(person.id) === undefined;
  const user = isFree
    ? users.put({ ...record, id: person.id, accountId: person.id })
    : users.insert({ ...record, accountId: person.id });
  const wished = person.accountId;
  const isTaken = (id: number) =>
    users.find((other) => other.id !== user.id && other.accountId === id) !== undefined;
  const accountId = wished !== undefined && !isTaken(wished) ? wished : freeAccount(users, user.id);
  return users.put({ ...user, accountId });
}

/** An account id that nobody has. */
function freeAccount(users: Store['users'], from: number): number {
  const taken = new Set(users.all().map(({ accountId }) => accountId));
  let id = from;
  while (taken.has(id)) id += 1;
  return id;
}

/**
 * The user of a session that a person of the service behind is: the one with the same user name or e-mail
 * address, or a new one. Its role and what else the service told are those of the service's last answer. It
 * has the service's id unless somebody of the mock has that; `swapOf` tells the two apart then.
 */
export function ownUser(store: Store, person: UpstreamPerson, now: number): UserRecord {
  const user = recordOf(store, person) ?? create(store, person, now);
  const { id: upstreamId, accountId: _, ...told } = person;
  const facts = { ...told, upstreamId };
  const changed = Object.entries(facts).filter(
    ([name, value]) => value !== undefined && value !== user[name as keyof UserRecord], // a fact is a field of the record
  );
  if (changed.length === 0) return user;
  return store.users.update(user.id, Object.fromEntries(changed)) ?? user;
}
