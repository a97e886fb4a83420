import type { Operation } from '../contract.ts';
import type { SweepContext } from './context.ts';
import { inParallel } from './pool.ts';
import { createRun, type Run, TIME_IS_UP, Unavailable } from './run.ts';
import { listTask, operationTask, type Task } from './tasks.ts';
import { createWorld } from './world/world.ts';

export type { SweepContext } from './context.ts';

/** How many checks are under way at a time. */
const WIDTH = 12;

/** Runs a task part by part; a part whose records cannot be had is skipped with the reason. */
async function work(run: Run, task: Task): Promise<void> {
  for (const part of task.parts) {
    if (run.outOfTime()) {
      for (const operationId of task.operationIds) run.skip(operationId, TIME_IS_UP);
      return;
    }
    try {
      await part();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      for (const operationId of task.operationIds) run.skip(operationId, error.message);
    }
  }
}

/** The operations of this run: those asked for, of which each shard takes its share. */
export function operationsInScope(context: SweepContext): Operation[] {
  const { contract, only, shard } = context;
  return contract.operations
    .filter(({ id }) => only(id))
    .filter((_operation, index) => index % shard.total === shard.index - 1);
}

/**
 * Examines every operation in scope: valid requests and their edges are accepted and do what they say,
 * every constraint broken on its own is refused, and so are those who may not; lists keep their
 * promises. Works on records that it makes, and takes them back. Findings, coverage and what was
 * skipped go to the logs of the context.
 */
export async function runSweep(context: SweepContext): Promise<void> {
  const run = createRun(context);
  const operations = operationsInScope(context);
  context.coverage.setScope(operations.map(({ id }) => id));
  const world = await createWorld(run);
  // Lists are looked at while nobody writes; then the rest.
  const reads = operations.flatMap((operation) => listTask(run, world, operation) ?? []);
  const others = operations.map((operation) => operationTask(run, world, operation));
  const total = reads.length + others.length;
  let done = 0;
  const step = async (task: Task) => {
    await work(run, task);
    done += 1;
    context.onProgress(done, total, task.label);
  };
  if (reads.length > 0) await world.furnish();
  await inParallel(reads, WIDTH, step);
  await inParallel(others, WIDTH, step);
  await world.cleanUp();
}
