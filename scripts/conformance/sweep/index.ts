import type { Operation } from '../contract.ts';
import { checkAccepted, checkEdges } from './checks/accepts.ts';
import { checkExempt, checkPersons, checkTampering, checkTokens } from './checks/access.ts';
import { checkMethods } from './checks/methods.ts';
import { checkRefusals } from './checks/refuses.ts';
import type { Subject } from './checks/subject.ts';
import { checkUnknown } from './checks/unknown.ts';
import type { SweepContext } from './context.ts';
import { validRequest } from './plan.ts';
import { inParallel } from './pool.ts';
import { recipeOf } from './recipes/index.ts';
import { createRun, type Run, TIME_IS_UP, Unavailable } from './run.ts';
import { createWorld, type World } from './world/world.ts';

export type { SweepContext } from './context.ts';

/** How many checks are under way at a time. */
const WIDTH = 12;

interface Task {
  label: string;
  /** Operations that are skipped with the task. */
  operationIds: string[];
  work(): Promise<void>;
}

/** Runs a check; a fixture that cannot be had skips it with the reason. */
async function guarded(run: Run, task: Task) {
  try {
    await task.work();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    for (const operationId of task.operationIds) run.skip(operationId, error.message);
  }
}

async function examine(run: Run, world: World, operation: Operation) {
  const recipe = recipeOf(operation.id);
  const subject: Subject = {
    run,
    world,
    operation,
    recipe,
    valid: () => validRequest({ operation }, recipe, world),
  };
  await checkTokens(subject);
  await checkTampering(subject);
  if (recipe.unreachable === undefined) {
    const accepted = await checkAccepted(subject);
    if (accepted) await checkEdges(subject);
    await checkExempt(subject);
  } else run.skip(operation.id, recipe.unreachable);
  const request = await subject.valid();
  await checkPersons(subject, request);
  await checkRefusals(subject, request);
  await checkUnknown(subject, request);
}

/** The operations of this run: those asked for, of which each shard takes its share. */
export function operationsInScope(context: SweepContext): Operation[] {
  const { contract, only, shard } = context;
  return contract.operations
    .filter(({ id }) => only(id))
    .filter((_operation, index) => index % shard.total === shard.index - 1);
}

/**
 * Examines every operation in scope: valid requests and their edges are accepted, every constraint
 * broken on its own is refused, and so are those who may not. Works on records that it makes, and
 * takes them back. Findings, coverage and what was skipped go to the logs of the context.
 */
export async function runSweep(context: SweepContext): Promise<void> {
  const run = createRun(context);
  const operations = operationsInScope(context);
  context.coverage.setScope(operations.map(({ id }) => id));
  const world = await createWorld(run);
  const tasks: Task[] = operations.map((operation) => ({
    label: operation.id,
    operationIds: [operation.id],
    work: async () => {
      await checkMethods(run, operation);
      await examine(run, world, operation);
    },
  }));
  let done = 0;
  await inParallel(tasks, WIDTH, async (task) => {
    if (run.outOfTime()) for (const id of task.operationIds) run.skip(id, TIME_IS_UP);
    else await guarded(run, task);
    done += 1;
    context.onProgress(done, tasks.length, task.label);
  });
  await world.cleanUp();
}
