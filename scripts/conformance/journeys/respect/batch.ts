import { isMissing } from '../../contract/missing.ts';
import { CannotRun } from '../../lib/cannot-run.ts';
import { createAnswerCheck } from '../../sweep/checks/answer.ts';
import type { Actor, Exchange } from '../../types.ts';
import { ACTORS, type Journey, type JourneyContext, lacking, outOfTime } from '../context.ts';
import { type Evidence, firstFailure, judge } from '../judge.ts';
import type { LeftBehind } from '../left-behind.ts';
import type { Library } from '../workflows/library.ts';
import { calledWorkflow, type Workflow } from '../workflows/workflow.ts';
import { CONTRACT_SOURCE, compose, stepName, stepOf } from './compose.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';
import { isOutOfTime, type JourneyResult, runRespect } from './respect.ts';

/** Name of the mock's control among the sources of the workflows. */
export const CONTROL_SOURCE = 'mockControl';

/** Workflows that are run one after another by one Respect. */
export interface Batch {
  workflows: readonly Workflow[];
  /** Absolute paths of the files behind the source descriptions, by name. */
  sources: Record<string, string>;
  /** Sent with every request of the batch. */
  headers: Record<string, string>;
  /** What the workflows are given. */
  inputs: Record<string, unknown>;
  /** Hears of each workflow when it begins. */
  onBegin(workflowId: string): void;
}

/** What a batch is run with. */
export interface BatchContext extends JourneyContext {
  made: Pick<LeftBehind, 'note'>;
}

/**
 * Runs the workflows of a batch; findings and coverage go to the logs of the context. Throws CannotRun when
 * Respect does not run them all.
 */
export async function runBatch(
  context: BatchContext,
  library: Library,
  { workflows, sources, headers, inputs, onBegin }: Batch,
): Promise<Journey[]> {
  const { actors, asks, client, contract, coverage, deadline, findings, signal } = context;
  const tokens = new Map<string, Actor>();
  for (const actor of ACTORS) {
    const session = actors.session(actor);
    if (session) tokens.set(session.token, actor);
  }
  const ids = workflows.map(({ workflowId }) => workflowId);
  const begun = new Set<string>();
  const isNew = (id: string) => ids.includes(id) && !begun.has(id);
  let current = '';
  /** The last step of a journey itself, not of a part. */
  let latest = '';
  const breaches = new Map<string, string>();
  /** The first call of a journey to what the service does not have, and nobody asked for. */
  const lacks = new Map<string, Exchange>();
  const check = createAnswerCheck(contract, {
    ...findings,
    report(finding, exchange) {
      const { rule, place, expected, seen } = finding;
      if (!breaches.has(current)) {
        const what = `${exchange.operationId}: ${rule} at ${place}`;
        breaches.set(current, `${what}, expected ${expected}, seen ${seen}`);
      }
      findings.report({ ...finding, source: current }, exchange);
    },
  });
  const proxy = await startRecordingProxy({
    client,
    headers,
    actorOf: (token) => tokens.get(token),
    // What has begun goes on to its end, where it takes back what it made.
    isClosed: (step) => signal?.aborted === true && !isOf(library, step, latest),
    operationOf(step) {
      const workflowId = workflowOf(step);
      if (ids.includes(workflowId)) latest = step;
      if (isNew(workflowId)) {
        begun.add(workflowId);
        current = workflowId;
        onBegin(workflowId);
      }
      const operationId = stepOf(library, step)?.operationId?.split('.').at(-1);
      return operationId !== undefined && contract.has(operationId) ? operationId : undefined;
    },
    onExchange(exchange) {
      const { operationId, status, actor } = exchange;
      if (operationId === '') return;
      coverage.record(operationId, status, actor);
      context.made.note(exchange);
      const operation = contract.operation(operationId);
      const isLacking = !asks(operationId) && isMissing(contract, operation, exchange);
      if (!isLacking) check(operation, exchange);
      else if (!lacks.has(current)) lacks.set(current, exchange);
    },
  });
  try {
    const results = await runRespect({
      document: compose(library, ids, sources, inputs),
      workflowIds: ids,
      servers: { [CONTRACT_SOURCE]: proxy.address, [CONTROL_SOURCE]: proxy.controlAddress },
      timeout: deadline === undefined ? undefined : deadline - Date.now(),
    });
    return workflows.map((workflow) => {
      if (signal?.aborted && isNew(workflow.workflowId)) return outOfTime(workflow);
      const { workflowId: id } = workflow;
      const journey = journeyOf(
        context,
        library,
        proxy,
        { workflow, lack: lacks.get(id) },
        results,
      );
      const breach = breaches.get(id);
      // An answer that breaks the contract fails the journey that got it, even when it goes on.
      if (journey.outcome !== 'passed' || breach === undefined) return journey;
      return { ...journey, outcome: 'failed', reason: breach };
    });
  } finally {
    await proxy.close();
  }
}

function journeyOf(
  context: JourneyContext,
  library: Library,
  proxy: RecordingProxy,
  { workflow, lack }: { workflow: Workflow; lack: Exchange | undefined },
  results: readonly JourneyResult[],
): Journey {
  const { client, findings, signal } = context;
  const { workflowId: id, summary } = workflow;
  const result = results.find(({ workflowId }) => workflowId === id);
  if (!result) throw new CannotRun(`Redocly Respect did not run the workflow ${id}.`);
  const failed = firstFailure(result);
  if (!failed) return { id, summary, outcome: 'passed', reason: '' };
  const isRefused = signal?.aborted === true && failed.exchange === undefined;
  if (isOutOfTime(failed) || isRefused) return outOfTime(workflow);
  // What fails before such a call is judged, what fails at it or after is not.
  const failedAt = failed.exchange ?? proxy.exchanges.length;
  if (lack && proxy.exchanges.indexOf(lack) <= failedAt) return lacking(workflow, lack, context);
  const evidence: Evidence = {
    stepOf: (name) => stepOf(library, name),
    exchangeOf: ({ exchange, step }) =>
      exchange === undefined
        ? proxy.exchanges.findLast(
            (one) => one.operationId === operationIdOf(library, step) && one.status === 0,
          )
        : proxy.exchanges[exchange],
    secretOf: client.secretOf,
  };
  const { finding, ...why } = judge(result, failed, evidence);
  if (finding) findings.add(finding);
  return { id, summary, outcome: 'failed', ...why };
}

/** Whether a step belongs to the journey whose own step was the `latest`: one of its own, or of a part that comes next. */
function isOf(library: Library, step: string, latest: string): boolean {
  const id = workflowOf(latest);
  if (id === '') return false;
  if (workflowOf(step) === id) return true;
  const { steps } = library.find(id);
  const toCome = steps.slice(steps.findIndex(({ stepId }) => stepName(id, stepId) === latest) + 1);
  const next = toCome.findIndex((one) => calledWorkflow(one) === undefined);
  return toCome
    .slice(0, next < 0 ? toCome.length : next)
    .flatMap((one) => calledWorkflow(one) ?? [])
    .flatMap((part) => [part, ...library.partsOf(part).map(({ workflowId }) => workflowId)])
    .includes(workflowOf(step));
}

const workflowOf = (step: string) => step.split('__')[0] ?? '';
const operationIdOf = (library: Library, step: string) =>
  stepOf(library, step)?.operationId?.split('.').at(-1);
