import type { IHttpResponse } from '@stoplight/prism-http';
import type { Handlers } from '../handlers/handler.ts';
import type { Schemas, UserRecord } from '../store/records.ts';
import type { Change, Store } from '../store/state.ts';
import type { EngineRequest } from './answer/answer.ts';
import type { Operation } from './contract/operation.ts';
import type { UpstreamPeople } from './upstream/people.ts';

/** What a service behind the mock said to a call. */
export type UpstreamAnswer =
  /** It answered; `bytes` when that is no text. */
  | { kind: 'answered'; response: IHttpResponse; bytes?: Uint8Array | undefined }
  /** It does not have the operation, or is not asked for it: the mock answers. */
  | { kind: 'missing' }
  /** It cannot be reached: the mock answers, and says why in one sentence. */
  | { kind: 'unreachable'; reason: string }
  /** It took the call and did not end it: nobody knows what it did. */
  | { kind: 'broken'; status: 502 | 504; reason: string };

/** A service behind the mock. */
export interface Upstream {
  ask(request: EngineRequest, operation: Operation): Promise<UpstreamAnswer>;
  /** Who it has signed in. */
  people: UpstreamPeople;
}

/** Answers calls as they were answered once; undefined for those that were not. */
export type Recording = (
  request: EngineRequest,
) => { response: IHttpResponse; bytes?: Uint8Array | undefined } | undefined;

/** What the mock does, apart from the contract: reloaded when a file of it changes. */
export interface Behaviour {
  handlers: Handlers;
  /** Brings what time has changed up to date, before a call: bookings that have ended, payments that have lapsed. */
  settle(store: Store, clock: { now: number; today: string }): void;
  /** The version of the record that an answer shows by a schema of the contract. */
  shownVersion(store: Store, schema: string, body: unknown): string | undefined;
  /** The version of the record that a call of an operation is about to write; undefined for none. */
  writtenVersion(operationId: string, call: unknown): string | undefined;
  /** Who changed that record last; undefined when nobody has through a call. */
  writtenLast(operationId: string, call: unknown): Schemas['LastChange'] | undefined;
  /** Remembers that somebody has changed rows, at an instant in milliseconds since 1970. */
  noteChanges(store: Store, changes: readonly Change[], user: UserRecord, now: number): void;
}
