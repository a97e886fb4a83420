import { OUT_OF_TIME } from '../findings/reasons.ts';
import { createRandom } from '../lib/random.ts';
import type { SweepContext } from './context.ts';
import { inParallel } from './pool.ts';
import { type Answer, createRun, isInconclusive, type Run, short, Unavailable } from './run.ts';
import { lifecycleTasks, listTask, operationTask, type Task } from './tasks.ts';
import { createWorld } from './world/world.ts';

/** How many checks are under way at a time. */
const CONCURRENCY = 12;

/**
 * Runs a task part by part; a part whose records cannot be had is skipped with the reason. Answers whether there was
 * time for all of it.
 */
async function work(run: Run, task: Task): Promise<boolean> {
  for (const part of task.parts) {
    if (run.outOfTime()) {
      for (const operationId of task.operationIds) run.skip(operationId, OUT_OF_TIME);
      return false;
    }
    try {
      await part();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      for (const operationId of task.operationIds) run.skip(operationId, error.message);
      if (error.refusal) reportRefusal(run, error.refusal);
    }
  }
  return true;
}

/** The records of the sweep are made by valid requests, so that refusing one is a finding as well. */
function reportRefusal(run: Run, answer: Answer) {
  if (isInconclusive(answer)) return;
  const expected = 'a valid request is accepted (2xx)';
  run.report({ rule: 'valid-refused', place: '', expected, seen: short(answer) }, answer);
}

/** The share that one of several machines takes. */
export function shareOf<T>(all: readonly T[], { index, total }: SweepContext['shard']): T[] {
  return all.filter((_one, position) => position % total === index - 1);
}

/** The same tasks with some of their parts alone. */
const partsOf = (tasks: readonly Task[], from: number, to?: number): Task[] =>
  tasks
    .map((task) => ({ ...task, parts: task.parts.slice(from, to) }))
    .filter(({ parts }) => parts.length > 0);

/** When a phase ends that has such a share of what is left to do. */
function phaseEnd({ deadline, isSample }: SweepContext, share: number): number | undefined {
  if (deadline === undefined || !isSample) return deadline;
  return Date.now() + Math.max(0, deadline - Date.now()) * share;
}

/** The same in an order that follows from the seed. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  return all
    .map((one) => ({ one, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/**
 * Examines every operation in scope: valid requests and their edges are accepted and do what they say,
 * every constraint broken on its own is refused, and so are those who may not; lists keep their
 * promises. Works on records that it makes, and takes them back. Findings, coverage and what was
 * skipped go to the logs of the context.
 */
export async function runSweep(context: SweepContext): Promise<Record<string, number>> {
  const run = createRun(context);
  const selected = context.contract.operations.filter(({ id }) => context.only(id));
  const operations = shareOf(selected, context.shard);
  context.coverage.setScope(operations.map(({ id }) => id));
  const world = await createWorld(run);
  // Lists are looked at while nobody writes, and effects while nobody else does.
  const ofOperations = operations.map((operation) => operationTask(run, world, operation));
  // A sample begins with what each operation answers at all.
  const [first, further] = context.isSample
    ? [partsOf(ofOperations, 0, 1), partsOf(ofOperations, 1)]
    : [[], ofOperations];
  const phases = [
    operations.flatMap((operation) => listTask(run, world, operation) ?? []),
    first,
    lifecycleTasks(world, selected, operations),
    further,
  ];
  const total = phases.reduce((sum, tasks) => sum + tasks.length, 0);
  let done = 0;
  if (phases[0] && phases[0].length > 0) await world.seedRecords();
  let left = total;
  for (const phase of phases) {
    const tasks = context.isSample ? shuffled(phase, context.seed) : phase;
    run.deadline = phaseEnd(context, phase.length / Math.max(left, 1));
    left -= phase.length;
    await inParallel(tasks, CONCURRENCY, async (task) => {
      if (!(await work(run, task))) return;
      done += 1;
      if (!context.signal?.aborted) context.onProgress(done, total, task.label);
    });
  }
  return context.keep ? {} : world.cleanUp();
}
