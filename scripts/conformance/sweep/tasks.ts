import type { Operation } from '../contract/contract.ts';
import { checkAccepted, checkEdges, checkExamples } from './checks/accepts.ts';
import {
  checkAllowed,
  checkExempt,
  checkPersons,
  checkTampering,
  checkTokens,
} from './checks/access.ts';
import { checkAlias } from './checks/aliases.ts';
import { checkLanguage } from './checks/language.ts';
import { checkPartialWrites } from './checks/partial.ts';
import { checkPreconditions } from './checks/preconditions.ts';
import { checkExactlyOne } from './checks/refusals/exactly-one.ts';
import { checkMethods } from './checks/refusals/methods.ts';
import { checkSessionIds, checkUnknownNames } from './checks/refusals/names.ts';
import { checkOddTexts } from './checks/refusals/odd-texts.ts';
import { checkRefusals } from './checks/refusals/refuses.ts';
import { checkUnknown, checkUnknownInBody } from './checks/refusals/unknown.ts';
import { checkServerSet } from './checks/server-set.ts';
import type { Subject } from './checks/subject.ts';
import { checkUnique } from './checks/unique.ts';
import { derivedMismatches } from './figures/derived.ts';
import { FIGURES } from './figures/index.ts';
import { hasFigures } from './figures/of-record.ts';
import { LIFECYCLES } from './lifecycles/index.ts';
import { createSteps } from './lifecycles/lifecycle.ts';
import { type Mismatch, reportConfirmed } from './lists/confirmed.ts';
import {
  canNarrow,
  filterMismatches,
  isOwnList,
  limitMismatches,
  ownershipMismatches,
} from './lists/filter-check.ts';
import { isOrdered, sortMismatches } from './lists/orders.ts';
import { isPaged, pagingMismatches } from './lists/paging.ts';
import { exampleRequest, validRequest } from './plan.ts';
import { recipeOf } from './recipes/index.ts';
import type { Request } from './request.ts';
import { type Run, Unavailable } from './run.ts';
import type { World } from './world/world.ts';

/** One piece of the sweep. */
export interface Task {
  label: string;
  /** The operations it is about; it is run when one of them is asked for. */
  operationIds: readonly string[];
  /** Its parts, each skipped by itself when a record that it needs cannot be had. */
  parts: (() => Promise<void>)[];
}

/** Everything about one operation taken by itself. */
export function operationTask(run: Run, world: World, operation: Operation): Task {
  const recipe = recipeOf(operation.id);
  const subject: Subject = {
    run,
    world,
    operation,
    recipe,
    valid: () => validRequest({ operation }, recipe, world),
  };
  return {
    label: operation.id,
    operationIds: [operation.id],
    parts: [
      () => checkMethods(run, operation),
      () => checkTokens(subject),
      () => checkTampering(subject),
      async () => {
        if (recipe.unreachable !== undefined) run.skip(operation.id, recipe.unreachable);
        else if (await checkAccepted(subject)) {
          await checkExamples(subject);
          await checkEdges(subject);
        }
      },
      async () => {
        if (recipe.unreachable !== undefined) return;
        await checkExempt(subject);
        await checkAllowed(subject);
      },
      async () => {
        if (recipe.unreachable === undefined) await checkAlias(subject);
      },
      async () => {
        if (recipe.unreachable !== undefined) return;
        await checkPreconditions(subject);
        await checkPartialWrites(subject);
        await checkLanguage(subject);
      },
      async () => checkPersons(subject, await subject.valid()),
      async () => checkRefusals(subject, await subject.valid()),
      async () => checkUnknownNames(subject, await subject.valid()),
      async () => checkSessionIds(subject, await subject.valid()),
      async () => checkExactlyOne(subject, await subject.valid()),
      async () => {
        if (recipe.unreachable === undefined) await checkServerSet(subject);
      },
      async () => {
        if (recipe.unreachable === undefined) await checkUnique(subject);
      },
      async () => checkOddTexts(subject, await subject.valid()),
      async () => checkUnknown(subject, await validOrExample(subject)),
      async () => checkUnknownInBody(subject, await subject.valid()),
    ],
  };
}

/** An unknown record is as unknown where no known one can be had. */
async function validOrExample(subject: Subject): Promise<Request> {
  try {
    return await subject.valid();
  } catch (error) {
    const example = exampleRequest(subject.operation);
    const nobody =
      example.actor !== 'ANONYMOUS' && !subject.run.context.actors.session(example.actor);
    if (error instanceof Unavailable && !nobody) return example;
    throw error;
  }
}

/**
 * The lifecycles that show the effects of a selected operation. Of several machines, the one runs it
 * that has the first of its selected operations in its share.
 */
export function lifecycleTasks(
  world: World,
  selected: readonly Operation[],
  share: readonly Operation[],
): Task[] {
  const ids = new Set(selected.map(({ id }) => id));
  const own = new Set(share.map(({ id }) => id));
  return LIFECYCLES.flatMap((lifecycle) => {
    const [first, ...more] = lifecycle.operationIds.filter((id) => ids.has(id));
    if (first === undefined || !own.has(first)) return [];
    return {
      label: lifecycle.name,
      operationIds: [first, ...more].filter((id) => own.has(id)),
      parts: [() => lifecycle.run(createSteps(world, lifecycle.name))],
    };
  });
}

/** What lists promise: pages, orders, filters, limits, and whose records they hold. */
export function listTask(run: Run, world: World, operation: Operation): Task | undefined {
  const { id } = operation;
  const looks: (() => Promise<Mismatch[]>)[] = [];
  if (operation.method === 'GET' || isPaged(world, operation)) {
    if (isPaged(world, operation)) looks.push(() => pagingMismatches(world, operation));
    if (isOrdered(world, id)) looks.push(() => sortMismatches(world, id));
    if (isOwnList(world, id)) looks.push(() => ownershipMismatches(world, id));
    if (operation.parameters.some(({ name }) => name === 'limit')) {
      looks.push(() => limitMismatches(world, id));
    }
  }
  if (canNarrow(id)) looks.push(() => filterMismatches(world, id));
  for (const figure of FIGURES) {
    if (figure.operationId === id) looks.push(() => figure.look(world));
  }
  if (operation.method === 'GET' && hasFigures(run.context.contract, id))
    looks.push(() => derivedMismatches(world, operation));
  if (looks.length === 0) return undefined;
  const parts = looks.map((look) => () => reportConfirmed(run, look));
  return { label: `lists of ${id}`, operationIds: [id], parts };
}
