import type { Operation } from '../contract.ts';
import { checkAccepted, checkEdges } from './checks/accepts.ts';
import { checkExempt, checkPersons, checkTampering, checkTokens } from './checks/access.ts';
import { checkMethods } from './checks/methods.ts';
import { checkRefusals } from './checks/refuses.ts';
import type { Subject } from './checks/subject.ts';
import { checkUnknown } from './checks/unknown.ts';
import {
  canNarrow,
  filterDoubts,
  isOwnList,
  limitDoubts,
  ownershipDoubts,
} from './lists/filter-check.ts';
import { isOrdered, sortDoubts } from './lists/orders.ts';
import { isPaged, pagingDoubts } from './lists/paging.ts';
import { type Doubt, settled } from './lists/settled.ts';
import { validRequest } from './plan.ts';
import { recipeOf } from './recipes/index.ts';
import type { Run } from './run.ts';
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
        else if (await checkAccepted(subject)) await checkEdges(subject);
      },
      async () => {
        if (recipe.unreachable === undefined) await checkExempt(subject);
      },
      async () => {
        const request = await subject.valid();
        await checkPersons(subject, request);
        await checkRefusals(subject, request);
        await checkUnknown(subject, request);
      },
    ],
  };
}

/** What lists promise: pages, orders, filters, limits, and whose records they hold. */
export function listTask(run: Run, world: World, operation: Operation): Task | undefined {
  const { id } = operation;
  const looks: (() => Promise<Doubt[]>)[] = [];
  if (operation.method === 'GET' || isPaged(world, operation)) {
    if (isPaged(world, operation)) looks.push(() => pagingDoubts(world, operation));
    if (isOrdered(world, id)) looks.push(() => sortDoubts(world, id));
    if (isOwnList(world, id)) looks.push(() => ownershipDoubts(world, id));
    if (operation.parameters.some(({ name }) => name === 'limit')) {
      looks.push(() => limitDoubts(world, id));
    }
  }
  if (canNarrow(id)) looks.push(() => filterDoubts(world, id));
  if (looks.length === 0) return undefined;
  const parts = looks.map((look) => () => settled(run, look));
  return { label: `lists of ${id}`, operationIds: [id], parts };
}
