import type { Actors } from '../actors/actors.ts';
import type { Client } from '../client/client.ts';
import type { Contract } from '../contract/contract.ts';
import type { CoverageLog } from '../findings/coverage-log.ts';
import type { FindingLog } from '../findings/finding-log.ts';
import { NOT_THERE, OUT_OF_TIME } from '../findings/reasons.ts';
import type { Actor, Exchange, Report } from '../types.ts';
import type { Workflow } from './workflows/workflow.ts';

export type Journey = Report['journeys'][number];

/** A journey that there was no time for. */
export const outOfTime = ({ workflowId, summary }: Workflow): Journey => ({
  id: workflowId,
  summary,
  outcome: 'skipped',
  reason: OUT_OF_TIME,
});

/** A journey that needs what the service does not have, and nobody asked for. */
export const lacking = (
  { workflowId, summary }: Workflow,
  { operationId, status }: Exchange,
  { isNamed }: Pick<JourneyContext, 'isNamed'>,
): Journey => {
  const reason = `${operationId}, which answered ${status}, and nobody asked for it`;
  const how = isNamed ? `${NOT_THERE}: needs` : 'needs';
  return { id: workflowId, summary, outcome: 'skipped', reason: `${how} ${reason}` };
};

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
  /** Whether an operation, by its operationId, is asked for. */
  asks(operationId: string): boolean;
  /** Whether workflows are asked for by name, so that one which cannot be played leaves a question open. */
  isNamed: boolean;
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
