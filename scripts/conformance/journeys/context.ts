import type { Actors } from '../actors/actors.ts';
import type { Client } from '../client/client.ts';
import type { Contract } from '../contract/contract.ts';
import type { CoverageLog } from '../findings/coverage-log.ts';
import type { FindingLog } from '../findings/finding-log.ts';
import { OUT_OF_TIME } from '../findings/verdict.ts';
import type { Actor, Report } from '../types.ts';
import type { Workflow } from './workflows/workflow.ts';

export type Journey = Report['journeys'][number];

/** A journey that there was no time for. */
export const outOfTime = ({ workflowId, summary }: Workflow): Journey => ({
  id: workflowId,
  summary,
  outcome: 'skipped',
  reason: OUT_OF_TIME,
});

/** What journeys are run with. */
export interface JourneyContext {
  contract: Contract;
  /** The folder of the Arazzo workflows. */
  workflows: string;
  client: Client;
  actors: Actors;
  seed: number;
  /** Whether a workflow, by its id, is asked for. */
  only(workflowId: string): boolean;
  /** Milliseconds since 1970 at which the run ends; undefined for no end. */
  deadline: number | undefined;
  /** Once aborted, no further journey begins. */
  signal?: AbortSignal | undefined;
  findings: FindingLog;
  coverage: CoverageLog;
  onProgress(done: number, total: number, label: string): void;
}

/** Everybody who may be signed in. */
export const ACTORS: readonly Actor[] = [
  'CUSTOMER',
  'OTHER_CUSTOMER',
  'BOAT_OWNER',
  'OTHER_BOAT_OWNER',
  'ADMIN',
];
