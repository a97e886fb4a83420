import type { Contract } from '../../contract/contract.ts';
import type { Ids } from '../compare/ids.ts';
import type { Kind, Kinds } from '../model/kinds.ts';
import type { People } from '../model/people.ts';
import type { Pool } from '../model/pool.ts';
import type { Thing } from '../model/types.ts';
import type { PairAnswer, SideAnswer, Template } from '../pair/pair.ts';
import type { Trips } from '../trips/trips.ts';

/** What a sequence is played in: people and records of its own, on both sides. */
export interface Scene {
  contract: Contract;
  kinds: Kinds;
  ids: Ids;
  pool: Pool;
  people: People;
  trips: Trips;
  /** The day that both services stand on. */
  today: string;
  /** The clock of the service, in milliseconds since 1970. */
  now(): number;
  /** By how many milliseconds it is ahead of the mock's. */
  skew: number;
  /** A word that no other sequence has. */
  word: string;
  /** Makes a record of a kind, with what it needs. Throws Unavailable when there is no way to. */
  make(kind: Kind): Promise<Thing>;
  /** Sends, compares and makes known what was answered. `label` names the records that come of it. */
  send(template: Template, label: string): Promise<PairAnswer>;
  /** What the mock alone answers to a reading. */
  foresee(template: Template): Promise<SideAnswer>;
}
