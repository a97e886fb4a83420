import { type Random, randomOf } from '../../lib/random.ts';
import type { UserRecord } from '../../store/records.ts';
import { type Calendar, clock } from '../calendar.ts';
import { PASSWORD } from '../example/examples.ts';
import {
  guestsFromAbroad,
  type Language,
  turkishFirstNames,
  turkishLastNames,
  usernameOf,
} from '../text/names.ts';
import { captains } from './captains.ts';
import { foreignPhone, mobilePhone } from './identity.ts';
import { namedPeople } from './named.ts';

/** Ids of guests begin here. */
const FIRST_GUEST = 100;
const GUESTS_FROM_TURKEY = 250;

/** Somebody who books, with the language in which they write. */
export interface Guest {
  id: number;
  firstName: string;
  lastName: string;
  language: Language;
  /** Days since the account was made. */
  since: number;
}

interface UserFacts {
  id: number;
  firstName: string;
  lastName: string;
  since: number;
  role?: UserRecord['role'];
  phoneNumber?: string;
  isActive?: boolean;
  isEmailVerified?: boolean;
}

function userOf(calendar: Calendar, facts: UserFacts): UserRecord {
  const { id, firstName, lastName, since } = facts;
  const random = randomOf(`user ${id}`);
  const username = usernameOf(firstName, lastName);
  const isCaptain = facts.role === 'BOAT_OWNER';
  const born = { year: random.int(1962, isCaptain ? 1992 : 2003), day: random.int(0, 364) };
  return {
    id,
    accountId: 100 + id,
    email: `${username}@pruva.example`,
    username,
    fullName: `${firstName} ${lastName}`,
    phoneNumber: facts.phoneNumber ?? mobilePhone(id),
    role: facts.role ?? 'CUSTOMER',
    isActive: facts.isActive ?? true,
    createdAt: calendar.at(-since - (isCaptain ? 1 : 0), clock(random.int(8 * 60, 22 * 60))),
    firstName,
    lastName,
    dateOfBirth: new Date(Date.UTC(born.year, 0, 1 + born.day)).toISOString().slice(0, 10),
    profileImage: null,
    isEmailVerified: facts.isEmailVerified ?? true,
    password: PASSWORD,
    tokensValidFrom: 0,
  };
}

/** Guests from here and abroad; no two have the same name. */
export function createGuests(): Guest[] {
  const random = randomOf('guests');
  const taken = new Set([...namedPeople, ...captains].map(fullName));
  const abroad = guestsFromAbroad.map(([firstName, lastName, language]) => ({
    firstName,
    lastName,
    language,
  }));
  const turkish = Array.from({ length: GUESTS_FROM_TURKEY }, () => {
    const name = newName(random, taken);
    return { ...name, language: 'tr' as const };
  });
  return random
    .some([...turkish, ...abroad], turkish.length + abroad.length)
    .map((guest, index) => ({ ...guest, id: FIRST_GUEST + index, since: random.int(405, 1100) }));
}

function newName(random: Random, taken: Set<string>) {
  for (;;) {
    const name = {
      firstName: random.pick(turkishFirstNames),
      lastName: random.pick(turkishLastNames),
    };
    if (taken.has(fullName(name))) continue;
    taken.add(fullName(name));
    return name;
  }
}

const fullName = ({ firstName, lastName }: Pick<UserFacts, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** The accounts of named people, captains and guests, by rising id. */
export function createUsers(calendar: Calendar, guests: readonly Guest[]): UserRecord[] {
  const isNamed = new Set(namedPeople.map(({ id }) => id));
  return [
    ...namedPeople.map((person) => userOf(calendar, person)),
    ...captains
      .filter(({ id }) => !isNamed.has(id))
      .map((captain) => userOf(calendar, { ...captain, role: 'BOAT_OWNER' })),
    ...guests.map((guest) =>
      userOf(calendar, {
        ...guest,
        phoneNumber:
          guest.language === 'tr'
            ? mobilePhone(guest.id)
            : foreignPhone(guest.id, guest.language === 'de'),
      }),
    ),
  ];
}
