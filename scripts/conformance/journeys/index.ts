import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_CREDENTIALS, NOT_THERE, OUT_OF_TIME } from '../findings/reasons.ts';
import { asWord } from '../lib/random.ts';
import { type Capabilities, detectCapabilities, reasonToSkip } from './capabilities.ts';
import { type Journey, type JourneyContext, outOfTime } from './context.ts';
import { inputsOf } from './inputs/inputs.ts';
import { inputsInSession } from './inputs/mock-session.ts';
import { createLeftBehind } from './left-behind.ts';
import { planPhases } from './plan.ts';
import { type BatchContext, runBatch } from './respect/batch.ts';
import { outlineOf } from './respect/outline.ts';
import { type Library, readLibrary } from './workflows/library.ts';
import type { Workflow } from './workflows/workflow.ts';

/** Ids and summaries of all journeys of a folder of Arazzo workflows, in their order. */
export async function listJourneys(folder: string): Promise<{ id: string; summary: string }[]> {
  const { journeys } = await readLibrary(folder);
  return journeys.map(({ workflowId, summary }) => ({ id: workflowId, summary }));
}

/** What became of each journey, and how many records of a kind they have left behind. */
interface Journeys {
  journeys: Journey[];
  left: Record<string, number>;
}

/**
 * Runs the journeys of the contract against a service and answers what became of each. Findings and
 * coverage go to the logs of the context. Throws CannotRun when Respect does not run.
 */
export async function runJourneys(context: JourneyContext): Promise<Journeys> {
  const { coverage, only } = context;
  const library = await readLibrary(context.workflows);
  const asked = library.journeys.filter(({ workflowId }) => only(workflowId));
  if (asked.length === 0) return { journeys: [], left: {} };
  const capabilities = await detectCapabilities(context);
  const journeys = new Map<string, Journey>();
  for (const workflow of asked) {
    const { workflowId: id, summary } = workflow;
    const reason = reasonToSkip(context, library, workflow, capabilities);
    if (reason !== undefined) journeys.set(id, { id, summary, outcome: 'skipped', reason });
  }
  const runnable = asked.filter(({ workflowId }) => !journeys.has(workflowId));
  const made = createLeftBehind(context);
  let left: Record<string, number>;
  try {
    const played = await runAll({ ...context, made }, library, capabilities, runnable);
    for (const journey of played) journeys.set(journey.id, journey);
  } finally {
    left = await made.cleanUp();
  }
  for (const { id, outcome, reason } of journeys.values()) {
    // A journey that nobody could sign in for, or that had no time, leaves a question open; one that only
    // the mock could answer does not.
    if (outcome !== 'skipped' || !isOpenQuestion(reason)) continue;
    coverage.skip({ source: id, operationId: firstOperation(library, id), reason });
  }
  return { journeys: asked.flatMap(({ workflowId }) => journeys.get(workflowId) ?? []), left };
}

const hasEnded = ({ deadline, signal }: JourneyContext) =>
  signal?.aborted === true || (deadline !== undefined && Date.now() >= deadline);

async function runAll(
  context: BatchContext,
  library: Library,
  { now, hasControl }: Capabilities,
  workflows: readonly Workflow[],
): Promise<Journey[]> {
  const { actors, contract, onProgress, seed } = context;
  // Unlike the name of any earlier run against the same service.
  const run = `${asWord(seed)}x${asWord(Date.now())}`;
  const folder = mkdtempSync(join(tmpdir(), 'pruva-contract-'));
  try {
    const contractFile = join(folder, 'contract.json');
    writeFileSync(contractFile, JSON.stringify(outlineOf(contract)));
    const session = `journeys-${run}`;
    let begun = 0;
    const phases = planPhases(workflows, {
      contractFile,
      folder: library.folder,
      session,
      sessionInputs: hasControl ? await inputsInSession(context, session) : {},
      inputs: inputsOf(actors, now, run),
      onBegin: (workflowId) => {
        begun += 1;
        onProgress(begun, workflows.length, workflowId);
      },
    });
    const journeys: Journey[] = [];
    for (const phase of phases) {
      const ended = await Promise.all(
        phase.map((batch) =>
          hasEnded(context) ? batch.workflows.map(outOfTime) : runBatch(context, library, batch),
        ),
      );
      journeys.push(...ended.flat());
    }
    return journeys;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isOpenQuestion = (reason: string) =>
  [OUT_OF_TIME, NO_CREDENTIALS, NOT_THERE].some((one) => reason.startsWith(one));

/** The operation that a workflow calls first. */
function firstOperation(library: Library, workflowId: string): string {
  const workflows = [library.find(workflowId), ...library.partsOf(workflowId)];
  const [first = ''] = workflows.flatMap(({ steps }) =>
    steps.flatMap(({ operationId }) => operationId?.split('.').at(-1) ?? []),
  );
  return first;
}
