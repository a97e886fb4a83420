import type { Actor } from '../../types.ts';
import type { Both, Id, PerSide } from '../pair/sides.ts';
import type { Kind } from './kinds.ts';

/** A record that the run made, on both sides. */
export interface Thing {
  kind: Kind;
  ids: Both<Id>;
  /** What it is in a request. */
  ref: PerSide;
  /** Stays the same when other steps of the sequence are left out. */
  label: string;
  /** Who offers it, and who ordered or wrote it. */
  host: Person | undefined;
  customer: Person | undefined;
  /** Records that it was answered together with, or that it names. */
  relatives: Set<Thing>;
  /** Its `status` when it was last seen, `gone` once deleted, `there` when it has none. */
  state: string;
  /** Its name, title or location as last seen. */
  texts: Map<string, string>;
  /** Its version as last read. */
  etag: Both<string> | undefined;
}

/** Somebody who is signed in on both sides. */
export interface Person {
  actor: Actor;
  role: string;
  user: Thing;
  account: Thing;
  tokens: Both<string>;
  /** Sessions from before a change of role or password. */
  formerTokens: Both<string>[];
  username: string;
  email: string;
  password: string;
}

export type Named = Exclude<Actor, 'ANONYMOUS'>;
