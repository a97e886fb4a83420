import type { Actors } from '../actors/actors.ts';
import type { Client } from '../client/client.ts';
import type { Contract } from '../contract/contract.ts';
import type { CoverageLog } from '../findings/coverage-log.ts';
import type { FindingLog } from '../findings/finding-log.ts';

/** What a sweep is run with. */
export interface SweepContext {
  contract: Contract;
  client: Client;
  actors: Actors;
  seed: number;
  /** Whether an operation, by its operationId, is asked for. */
  only(operationId: string): boolean;
  /** Which share of the checks is run; `index` counts from 1. */
  shard: { index: number; total: number };
  /** Milliseconds since 1970 at which no further check begins; undefined for no end. */
  deadline: number | undefined;
  /** Once aborted, no further check begins. */
  signal?: AbortSignal | undefined;
  /** Whether the time is shared among the kinds of checks, and the seed says which of each come first. */
  isSample?: boolean;
  /** Whether records that the run did not create may be written. */
  allowForeignWrites: boolean;
  /** Whether what is made stays. */
  keep?: boolean;
  findings: FindingLog;
  coverage: CoverageLog;
  onProgress(done: number, total: number, label: string): void;
}
