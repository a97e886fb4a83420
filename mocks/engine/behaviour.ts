import type { IHttpResponse } from '@stoplight/prism-http';
import type { Handlers } from '../handlers/handler.ts';
import type { Store } from '../store/state.ts';
import type { EngineRequest } from './answer.ts';
import type { Operation } from './operation.ts';

/** A service behind the mock; undefined when it does not have the operation yet. */
export type Upstream = (
  request: EngineRequest,
  operation: Operation,
) => Promise<IHttpResponse | undefined>;

/** What the mock does, apart from the contract: reloaded when a file of it changes. */
export interface Behaviour {
  handlers: Handlers;
  /** Brings what time has changed up to date, before a call: bookings that have ended, payments that have lapsed. */
  settle(store: Store, clock: { now: number; today: string }): void;
  /** The version of the record that an answer shows by a schema of the contract. */
  shownVersion(store: Store, schema: string, body: unknown): string | undefined;
  /** The version of the record that a call of an operation is about to write; undefined for none. */
  writtenVersion(operationId: string, call: unknown): string | undefined;
}
