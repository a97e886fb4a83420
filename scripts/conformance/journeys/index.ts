import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_CREDENTIALS, OUT_OF_TIME } from '../exit-code.ts';
import { type Batch, CONTROL_SOURCE, inBatches, runBatch } from './batch.ts';
import { CONTRACT_SOURCE, openContract } from './compose.ts';
import type { Journey, JourneyContext } from './context.ts';
import { inputsOf } from './inputs.ts';
import { type Library, readLibrary } from './library.ts';
import { lookAround, reasonToSkip } from './surroundings.ts';
import { MOCK_CONTROL, type Workflow } from './workflow.ts';

export type { Journey, JourneyContext } from './context.ts';

/** How many runs of Respect go on at a time, beside the one with the mock's control. */
const WIDTH = 2;

/** Ids and summaries of all journeys, in their order. */
export async function listJourneys(): Promise<{ id: string; summary: string }[]> {
  const { journeys } = await readLibrary();
  return journeys.map(({ workflowId, summary }) => ({ id: workflowId, summary }));
}

const needsControl = ({ 'x-needs': needs = [] }: Workflow) => needs.includes(MOCK_CONTROL);

/** Unlike any name of an earlier run against the same service. */
const runName = (seed: number) => `${seed.toString(36)}x${Date.now().toString(36)}`;

/**
 * Runs the journeys in `openapi/workflows` against a service and answers what became of each. Findings and
 * coverage go to the logs of the context. Those that need the mock's control have a session of the mock
 * to themselves, so that its clock is nobody else's. Throws CannotRun when Respect does not run.
 */
export async function runJourneys(context: JourneyContext): Promise<Journey[]> {
  const { actors, contract, coverage, deadline, onProgress, only, seed } = context;
  const library = await readLibrary();
  const asked = library.journeys.filter(({ workflowId }) => only(workflowId));
  if (asked.length === 0) return [];
  const surroundings = await lookAround(context);
  const isOver = deadline !== undefined && Date.now() >= deadline;
  const journeys = new Map<string, Journey>();
  for (const workflow of asked) {
    const { workflowId: id, summary } = workflow;
    const reason = isOver ? OUT_OF_TIME : reasonToSkip(context, library, workflow, surroundings);
    if (reason !== undefined) journeys.set(id, { id, summary, outcome: 'skipped', reason });
  }
  const runnable = asked.filter(({ workflowId }) => !journeys.has(workflowId));
  const run = runName(seed);
  const folder = mkdtempSync(join(tmpdir(), 'pruva-contract-'));
  try {
    const contractFile = join(folder, 'contract.json');
    writeFileSync(contractFile, JSON.stringify(openContract(contract.document)));
    let begun = 0;
    const common = {
      inputs: inputsOf(actors, surroundings.now, run),
      onBegin: (workflowId: string) => {
        begun += 1;
        onProgress(begun, runnable.length, workflowId);
      },
    };
    const sources = { [CONTRACT_SOURCE]: contractFile };
    const ordinary = runnable.filter((one) => !needsControl(one));
    const together = ordinary.filter((one) => !one['x-alone']);
    const alone = ordinary.filter((one) => one['x-alone']);
    const batches: Batch[] = inBatches(together, WIDTH).map((workflows) => ({
      ...common,
      workflows,
      sources,
      headers: {},
    }));
    const controlled = runnable.filter(needsControl);
    if (controlled.length > 0) {
      batches.push({
        ...common,
        workflows: controlled,
        sources: {
          ...sources,
          [CONTROL_SOURCE]: join(library.folder, 'mock-control.openapi.yaml'),
        },
        headers: { 'x-mock-session': `journeys-${run}` },
      });
    }
    const runOne = (batch: Batch) => runBatch(context, library, batch);
    const outcomes = await Promise.all(batches.map(runOne));
    if (alone.length > 0) {
      outcomes.push(await runOne({ ...common, workflows: alone, sources, headers: {} }));
    }
    for (const journey of outcomes.flat()) journeys.set(journey.id, journey);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const { id, outcome, reason } of journeys.values()) {
    // A journey that nobody could sign in for, or that had no time, leaves a question open; one that only
    // the mock could answer does not.
    if (outcome !== 'skipped' || !isOpenQuestion(reason)) continue;
    coverage.skip({ source: id, operationId: firstOperation(library, id), reason });
  }
  return asked.flatMap(({ workflowId }) => journeys.get(workflowId) ?? []);
}

const isOpenQuestion = (reason: string) =>
  reason.startsWith(OUT_OF_TIME) || reason.startsWith(NO_CREDENTIALS);

function firstOperation(library: Library, workflowId: string): string {
  const steps = [library.find(workflowId), ...library.partsOf(workflowId)].flatMap(
    (workflow) => workflow.steps,
  );
  return (
    steps
      .find(({ operationId }) => operationId !== undefined)
      ?.operationId?.split('.')
      .at(-1) ?? ''
  );
}
