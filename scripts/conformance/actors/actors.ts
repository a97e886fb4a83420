import type { Client } from '../client/client.ts';
import { patiently } from '../client/patience.ts';
import { type Contract, roleOf } from '../contract/contract.ts';
import { isMissing } from '../contract/missing.ts';
import { NO_CREDENTIALS } from '../findings/reasons.ts';
import { numberAt, parsed, textAt } from '../lib/json.ts';
import { MARKED_NAME } from '../lib/marked-name.ts';
import { createRandom } from '../lib/random.ts';
import type { Actor, Exchange } from '../types.ts';
import type { Credential, Credentials } from './credentials.ts';

/** Somebody who is signed in. */
export interface Session {
  token: string;
  userId: number;
  accountId: number;
  email: string;
  username: string;
  role: string;
  /** Undefined for a token that was given from outside. */
  password: string | undefined;
}

/** Who can be acted as. */
export interface Actors {
  session(actor: Actor): Session | undefined;
  /** Why an actor cannot be acted as; begins with the words that make a run incomplete. */
  missing(actor: Actor): string;
  /** Deletes whoever was registered for this run and is there yet; answers how many stay. */
  dismiss(): Promise<number>;
  /** Deletes somebody whom the run registered in another way; answers whether they are gone. */
  leave(session: Session): Promise<boolean>;
  /** Registers one more customer; the reason as text when the service refuses. */
  register(): Promise<Session | string>;
  /** Registers somebody and has the administrator give them a role; the reason when that fails. */
  registerAs(role: string): Promise<Session | string>;
}

/** What came of signing in: who can be acted as, and what was wrong with the credentials given. */
interface SignIn {
  actors: Actors;
  problems: string[];
}

/** Whoever can sign in, in the order in which they do: the administrator makes captains of the others. */
export const ORDER: readonly Exclude<Actor, 'ANONYMOUS'>[] = [
  'ADMIN',
  'CUSTOMER',
  'OTHER_CUSTOMER',
  'BOAT_OWNER',
  'OTHER_BOAT_OWNER',
];

/** How many users are deleted at a time. */
const WIDTH = 8;

const JSON_TYPE = { 'content-type': 'application/json' };

/** A session from an answer that is shaped like the contract's AuthSession. */
export function sessionOf(exchange: Exchange, password: string | undefined): Session | string {
  const body = parsed(exchange.responseBody);
  const token = textAt(body, 'token');
  const userId = numberAt(body, 'userId');
  // What was never sent has no whole address.
  const path = URL.parse(exchange.url)?.pathname ?? exchange.url;
  const answered = `${exchange.method} ${path} answered ${exchange.status || exchange.responseBody}`;
  if (exchange.status >= 300 || exchange.status === 0) return answered;
  if (!token) return `${answered} without token`;
  if (userId === undefined) return `${answered} without userId`;
  return {
    token,
    userId,
    accountId: numberAt(body, 'accountId') ?? userId,
    email: textAt(body, 'email') ?? '',
    username: textAt(body, 'username') ?? '',
    role: textAt(body, 'role') ?? '',
    password,
  };
}

function createSignInCalls(client: Client, contract: Contract) {
  const send = (
    operationId: string,
    actor: Actor,
    body: unknown,
    more: { authorization?: string; id?: number } = {},
  ) => {
    const { method, path } = contract.operation(operationId);
    const headers: Record<string, string> = body === undefined ? {} : { ...JSON_TYPE };
    if (more.authorization !== undefined) headers.authorization = more.authorization;
    return patiently(() =>
      client.send({
        operationId,
        actor,
        method,
        path: path.replace('{id}', String(more.id ?? '')),
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  };
  return {
    send,
    async logIn(username: string, password: string) {
      const body = { username, password };
      return sessionOf(await send('logIn', 'ANONYMOUS', body, { authorization: '' }), password);
    },
    async byToken(token: string): Promise<Session | string> {
      const exchange = await send('getAccount', 'ANONYMOUS', undefined, {
        authorization: `Bearer ${token}`,
      });
      const account = parsed(exchange.responseBody);
      const userId = numberAt(account, 'userId');
      if (exchange.status !== 200 || userId === undefined) {
        return `the token was refused: GET /auth/account answered ${exchange.status}`;
      }
      return {
        token,
        userId,
        accountId: numberAt(account, 'id') ?? userId,
        email: textAt(account, 'email') ?? '',
        username: textAt(account, 'username') ?? '',
        role: textAt(account, 'role') ?? '',
        password: undefined,
      };
    },
  };
}

/**
 * Signs in everybody there are credentials for, then registers those who are missing: customers as
 * anybody may, boat owners with the help of the administrator. `seed` and the time name the new users.
 */
export async function signIn(
  client: Client,
  contract: Contract,
  credentials: Credentials,
  seed: number,
): Promise<SignIn> {
  const calls = createSignInCalls(client, contract);
  const random = createRandom(seed ^ Date.now());
  const sessions = new Map<Actor, Session>();
  const reasons = new Map<Actor, string>();
  const registered: Session[] = [];
  const problems: string[] = [];

  async function register(): Promise<Session | string> {
    const name = `sweep-${random.word(12)}`;
    const password = `deniz-${random.word(10)}`;
    const exchange = await calls.send(
      'registerAccount',
      'ANONYMOUS',
      {
        email: `${name}@example.com`,
        username: name,
        password,
        fullName: `Deneme ${MARKED_NAME} Yolcusu`,
        phoneNumber: '+905321234567',
      },
      { authorization: '' },
    );
    const session = sessionOf(exchange, password);
    if (typeof session !== 'string') registered.push(session);
    return session;
  }

  async function registerAs(role: string): Promise<Session | string> {
    if (!sessions.has('ADMIN')) return 'only an administrator gives out this role';
    const session = await register();
    if (typeof session === 'string') return session;
    const promoted = await calls.send('setUserRole', 'ADMIN', { role }, { id: session.userId });
    if (promoted.status !== 200) return `giving the role ${role} answered ${promoted.status}`;
    const again = await calls.logIn(session.username, session.password ?? '');
    if (typeof again === 'string') return again;
    registered[registered.indexOf(session)] = again;
    return again;
  }

  function remove(token: string): Promise<Exchange> {
    const authorization = `Bearer ${token}`;
    return calls.send('deleteAccount', 'ANONYMOUS', undefined, { authorization });
  }

  async function leave({ token, userId, username, password }: Session): Promise<boolean> {
    let answer = await remove(token);
    if (answer.status === 401 && password !== undefined) {
      // The session can be over while the user is there: shut out, or by another role or password.
      if (sessions.has('ADMIN'))
        await calls.send('setUserStatus', 'ADMIN', { isActive: true }, { id: userId });
      const again = await calls.logIn(username, password);
      if (typeof again !== 'string') answer = await remove(again.token);
    }
    const { status } = answer;
    // A service that lets nobody go has them still.
    if (status === 0 || isMissing(contract, contract.operation('deleteAccount'), answer))
      return false;
    return status < 300 || status === 401 || status === 404;
  }

  async function dismiss(): Promise<number> {
    let staying = 0;
    const waiting = registered.values();
    const worker = async () => {
      for (const session of waiting) if (!(await leave(session))) staying += 1;
    };
    await Promise.all(Array.from({ length: WIDTH }, worker));
    return staying;
  }

  async function given(actor: Actor, credential: Credential): Promise<Session | string> {
    if ('token' in credential) return inRole(actor, await calls.byToken(credential.token));
    const { username, password } = credential;
    const session = await calls.logIn(username, password);
    if (typeof session === 'string') return `${session} for the user name ${username}`;
    return inRole(actor, session);
  }

  function inRole(actor: Actor, session: Session | string): Session | string {
    if (typeof session !== 'string' && session.role !== roleOf(actor)) {
      return `they belong to a user with the role ${session.role}`;
    }
    return session;
  }

  for (const actor of ORDER) {
    const credential = credentials[actor];
    const role = roleOf(actor);
    let session: Session | string;
    if (credential) session = await given(actor, credential);
    else if (role === 'CUSTOMER') session = await register();
    else if (role === 'BOAT_OWNER') session = await registerAs(role);
    else session = 'nobody registers as an administrator; give --auth an ADMIN';
    if (typeof session === 'string') {
      reasons.set(actor, session);
      if (credential) problems.push(`The credentials of ${actor} do not work: ${session}.`);
    } else {
      sessions.set(actor, session);
      client.setToken(actor, session.token);
    }
  }

  return {
    problems,
    actors: {
      session: (actor) => sessions.get(actor),
      missing: (actor) => `${NO_CREDENTIALS} for ${actor}: ${reasons.get(actor) ?? 'unknown'}`,
      dismiss,
      leave,
      register,
      registerAs,
    },
  };
}
