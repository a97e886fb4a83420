import { readFileSync } from 'node:fs';
import { isObject, parsed } from '../lib/json.ts';
import type { Actor } from '../types.ts';

/** How to act as somebody: a token that is there already, or a name and password to sign in with. */
export type Credential = { token: string } | { username: string; password: string };

/** Who a team gave credentials for. */
export type Credentials = Partial<Record<Actor, Credential>>;

const NAMES: readonly Exclude<Actor, 'ANONYMOUS'>[] = [
  'CUSTOMER',
  'OTHER_CUSTOMER',
  'BOAT_OWNER',
  'OTHER_BOAT_OWNER',
  'ADMIN',
];

function credentialOf(value: unknown): Credential | undefined {
  if (!isObject(value)) return undefined;
  const { token, username, password } = value;
  if (typeof token === 'string' && token !== '') return { token };
  if (typeof username === 'string' && typeof password === 'string') return { username, password };
  return undefined;
}

/** What a header cannot carry would end the run at its first request. */
function checkToken(token: string, what: string): void {
  if (/^[\x21-\x7e]+$/u.test(token)) return;
  if (/\s/u.test(token))
    throw new Error(`${what} has a space or a line break in it, or at its end: take it out.`);
  const [odd = ''] = /[^\x21-\x7e]/u.exec(token) ?? [];
  throw new Error(`${what} has ${JSON.stringify(odd)} in it, which no header can carry.`);
}

/**
 * The credentials of a JSON file: `{ "CUSTOMER": { "username", "password" }, "ADMIN": { "token" }, … }`.
 * Throws an Error that says what is wrong with the file.
 */
export function readCredentials(file: string): Credentials {
  const value = parsed(readFileSync(file, 'utf8'));
  if (!isObject(value)) throw new Error(`${file} holds no JSON object.`);
  const credentials: Credentials = {};
  for (const [name, entry] of Object.entries(value)) {
    const actor = NAMES.find((known) => known === name);
    const credential = credentialOf(entry);
    if (!actor) throw new Error(`${file}: ${name} is none of ${NAMES.join(', ')}.`);
    if (!credential) {
      throw new Error(`${file}: ${name} needs either "token" or "username" and "password".`);
    }
    if ('token' in credential) checkToken(credential.token, `${file}: the token of ${name}`);
    credentials[actor] = credential;
  }
  return credentials;
}
