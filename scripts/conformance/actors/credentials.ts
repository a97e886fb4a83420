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
  if (typeof token === 'string') return { token };
  if (typeof username === 'string' && typeof password === 'string') return { username, password };
  return undefined;
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
    credentials[actor] = credential;
  }
  return credentials;
}
