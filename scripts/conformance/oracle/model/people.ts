import { sessionOf } from '../../actors/actors.ts';
import { Unavailable } from '../../sweep/run.ts';
import type { Actor } from '../../types.ts';
import type { PairAnswer, Template } from '../pair/pair.ts';
import { type Both, onBoth, SIDES } from '../pair/sides.ts';
import type { Pool } from './pool.ts';
import type { Named, Person } from './types.ts';

export interface People {
  /** Somebody of that name; registered when first asked for. Throws Unavailable when that is refused. */
  get(actor: Named): Promise<Person>;
  /** Somebody else with that part, whom nobody who asks for it is given. */
  another(actor: Named): Promise<Person>;
  /** Those who have been asked for. */
  known(): Person[];
  /** Somebody is no more: who asks next is given somebody new. */
  forget(person: Person): void;
  /** Takes over a new session of somebody. */
  renew(person: Person, tokens: Both<string>): void;
}

interface Needs {
  send(template: Template): Promise<PairAnswer>;
  pool: Pool;
  /** The administrators of both sides; undefined without credentials. */
  admin: Person | undefined;
  /** A word that nobody else has. */
  word: string;
}

/** The administrator of a scene, where there is one. */
export const adminOf = (people: People): Person | undefined =>
  people.known().find(({ actor }) => actor === 'ADMIN');

/** The people of one sequence: made when they are first needed, with nothing behind them. */
export function createPeople({ send, pool, admin, word }: Needs): People {
  const people = new Map<Actor, Promise<Person>>();
  const made: Person[] = [];
  const others = new Set<Person>();
  if (admin) {
    people.set('ADMIN', Promise.resolve(admin));
    made.push(admin);
  }

  function sessionsOf(answer: PairAnswer, password: string) {
    return onBoth((side) => {
      const session = sessionOf(answer[side].exchange, password);
      if (typeof session === 'string') throw new Unavailable(`needs somebody new: ${session}`);
      return session;
    });
  }

  async function register(actor: Named): Promise<Person> {
    const username = `oracle-${word}-${made.length}-${actor.toLowerCase().replaceAll('_', '-')}`;
    const email = `${username}@example.com`;
    const password = 'deniz-2026';
    const body = { email, username, password, fullName: NAMES[actor], phoneNumber: PHONES[actor] };
    const answer = await send({ operationId: 'registerAccount', by: undefined, body });
    const sessions = sessionsOf(answer, password);
    const user = pool.add(
      'user',
      onBoth((side) => sessions[side].userId),
      `${actor}`,
    );
    const account = pool.add(
      'account',
      onBoth((side) => sessions[side].accountId),
      `${actor}`,
    );
    const tokens = onBoth((side) => sessions[side].token);
    const base = {
      actor,
      role: 'CUSTOMER',
      user,
      account,
      tokens,
      formerTokens: [],
      username,
      email,
    };
    const person: Person = { ...base, password };
    for (const thing of [user, account]) {
      thing.customer = person;
      thing.host = person;
    }
    user.relatives.add(account);
    made.push(person);
    return person;
  }

  async function captain(actor: Named): Promise<Person> {
    if (!admin) throw new Unavailable('needs an administrator, who makes a captain');
    const person = await register(actor);
    const { ref } = person.user;
    const path = { id: ref };
    const body = { role: 'BOAT_OWNER' };
    await send({ operationId: 'setUserRole', by: admin, path, body });
    const { username, password } = person;
    const answer = await send({
      operationId: 'logIn',
      by: undefined,
      body: { username, password },
    });
    const sessions = sessionsOf(answer, password);
    person.tokens = onBoth((side) => sessions[side].token);
    person.role = 'BOAT_OWNER';
    return person;
  }

  return {
    get(actor) {
      const found = people.get(actor);
      if (found) return found;
      if (actor === 'ADMIN') throw new Unavailable('needs an administrator');
      const isCaptain = actor === 'BOAT_OWNER' || actor === 'OTHER_BOAT_OWNER';
      const person = isCaptain ? captain(actor) : register(actor);
      people.set(actor, person);
      return person;
    },
    async another(actor) {
      const person = await register(actor);
      others.add(person);
      return person;
    },
    known: () => [...made],
    forget(person) {
      if (!others.has(person)) people.delete(person.actor);
      person.user.state = 'gone';
    },
    renew(person, tokens) {
      if (SIDES.every((side) => tokens[side] === person.tokens[side])) return;
      person.formerTokens.push(person.tokens);
      person.tokens = tokens;
    },
  };
}

const NAMES: Readonly<Record<Named, string>> = {
  CUSTOMER: 'İrem Şahingöz',
  OTHER_CUSTOMER: 'Çağrı Öztürk',
  BOAT_OWNER: 'Ilgın Deniz',
  OTHER_BOAT_OWNER: 'Gülşen Ilıcalı',
  ADMIN: '',
};

/** What somebody says of themselves when a form asks for it again. */
export function saidBy({ actor }: Person) {
  const name: Named = actor === 'ANONYMOUS' ? 'ADMIN' : actor;
  const [firstName = '', lastName = ''] = NAMES[name].split(' ');
  return { firstName, lastName, phoneNumber: PHONES[name] };
}

const PHONES: Readonly<Record<Named, string>> = {
  CUSTOMER: '+905321234501',
  OTHER_CUSTOMER: '+905321234502',
  BOAT_OWNER: '+905321234503',
  OTHER_BOAT_OWNER: '+905321234504',
  ADMIN: '',
};
