import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Actors } from '../actors.ts';
import type { Client } from '../client.ts';
import type { Contract } from '../contract.ts';
import type { CoverageLog } from '../coverage-log.ts';
import { OUT_OF_TIME } from '../exit-code.ts';
import type { FindingLog } from '../finding-log.ts';
import { parsed, textAt } from '../json.ts';
import type { Actor, Exchange, Report } from '../types.ts';
import { CONTRACT_SOURCE, compose, openContract, stepOf } from './compose.ts';
import { inputsOf } from './inputs.ts';
import { firstFailure, judge } from './judge.ts';
import { type Library, readLibrary } from './library.ts';
import { actorsOf } from './needs.ts';
import { CONTROL_PATH, type Relay, startRelay } from './relay.ts';
import { isOutOfTime, type JourneyResult, runRespect } from './respect.ts';
import { MOCK_CONTROL, type Workflow } from './workflow.ts';

export type Journey = Report['journeys'][number];

/** What journeys are run with. */
export interface JourneyContext {
  contract: Contract;
  client: Client;
  actors: Actors;
  seed: number;
  /** Whether a workflow, by its id, is asked for. */
  only(workflowId: string): boolean;
  /** Milliseconds since 1970 at which the run ends; undefined for no end. */
  deadline: number | undefined;
  findings: FindingLog;
  coverage: CoverageLog;
  onProgress(done: number, total: number, label: string): void;
}

/** Name of the mock's control among the sources of the workflows, and its description. */
const CONTROL_SOURCE = 'mockControl';
const CONTROL_FILE = 'mock-control.openapi.yaml';

/** How many runs of Respect go on at a time, beside that of the mock's control. */
const WIDTH = 2;

const ACTORS: readonly Actor[] = ['CUSTOMER', 'OTHER_CUSTOMER', 'BOAT_OWNER', 'OTHER_BOAT_OWNER', 'ADMIN'];

/** Ids and summaries of all journeys, in their order. */
export async function listJourneys(): Promise<{ id: string; summary: string }[]> {
  const library = await readLibrary();
  return library.journeys.map(({ workflowId, summary }) => ({ id: workflowId, summary }));
}

/**
 * Runs the journeys in `openapi/workflows` against a service and answers what became of each. Findings and
 * coverage go to the logs of the context. Throws CannotRun when Respect does not run.
 */
export async function runJourneys(context: JourneyContext): Promise<Journey[]> {
  const library = await readLibrary();
  const asked = library.journeys.filter(({ workflowId }) => context.only(workflowId));
  if (asked.length === 0) return [];
  const { now, hasControl } = await lookAround(context, asked);
  const skipped = new Map<string, string>();
  for (const { workflowId, 'x-needs': needs = [] } of asked) {
    const reason = reasonToSkip(context, library, workflowId, needs, hasControl);
    if (reason !== undefined) skipped.set(workflowId, reason);
  }
  const runnable = asked.filter(({ workflowId }) => !skipped.has(workflowId));
  const isControlled = ({ 'x-needs': needs = [] }: Workflow) => needs.includes(MOCK_CONTROL);
  const batches = [
    ...inBatches(runnable.filter((one) => !isControlled(one)), WIDTH).map((workflows) => ({ workflows, controlled: false })),
    { workflows: runnable.filter(isControlled), controlled: true },
  ].filter(({ workflows }) => workflows.length > 0);
  const progress = { done: 0, total: runnable.length };
  const values = inputsOf(context.actors, now, runName(context.seed));
  const folder = mkdtempSync(join(tmpdir(), 'pruva-contract-'));
  try {
    const contractFile = join(folder, 'contract.json');
    writeFileSync(contractFile, JSON.stringify(openContract(context.contract.document)));
    const outcomes = await Promise.all(
      batches.map(({ workflows, controlled }) =>
        runBatch(context, library, workflows, { contractFile, controlled, values, progress }),
      ),
    );
    const found = new Map(outcomes.flat().map((journey) => [journey.id, journey]));
    return asked.map(
      ({ workflowId: id, summary }) =>
        found.get(id) ?? { id, summary, outcome: 'skipped', reason: skipped.get(id) ?? '' },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
