import { type Contract, METHODS, type OperationName } from '../contract.ts';
import type { Observation } from '../finding.ts';
import { isObject, type JsonObject, objectAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';
import { type OperationPair, operationName, type UnmatchedOperation } from './align.ts';

/** Calls that the service makes: those in both contracts, and what became of the others. */
export interface EventAlignment {
  pairs: OperationPair[];
  removed: UnmatchedOperation[];
  observations: Observation[];
}

/** Calls that the service no longer makes. */
export interface Gone {
  pointer: string;
  path: string;
  /** The path items, each with where it stood. */
  items: [string, JsonObject][];
  message: string;
  operations: OperationName[];
  /** The operation whose callback it was. */
  owner?: OperationName;
}

/** What was announced is judged by its sunset; of the rest it is told once if nothing is left. */
export function tellGone(
  base: Contract,
  found: EventAlignment,
  gone: readonly Gone[],
  { pointer, isAll, what }: { pointer: string; isAll: boolean; what: string },
): void {
  const announced = gone.filter(({ items }) =>
    items.every(([, item]) =>
      methodsOf(item).every((method) => objectAt(item, method)?.deprecated === true),
    ),
  );
  for (const { items, path, owner } of announced) {
    for (const [at, item] of items) {
      for (const method of methodsOf(item)) {
        found.removed.push(lone(base, item, method, at, path, owner));
      }
    }
  }
  const lostOnes = gone.filter((each) => !announced.includes(each));
  if (isAll && lostOnes.length > 1) {
    const operations = [...new Set(lostOnes.flatMap((each) => each.operations))];
    found.observations.push(lost(pointer, `All ${what} were removed.`, operations));
    return;
  }
  for (const each of lostOnes)
    found.observations.push(lost(each.pointer, each.message, each.operations));
}

/** Pairs the operations of an event that stands in both contracts. */
export function alignItems(
  base: Contract,
  left: JsonObject,
  right: JsonObject,
  pointer: string,
  path: string,
  found: EventAlignment,
  owner?: OperationPair,
): void {
  for (const method of METHODS) {
    const [one, other] = [objectAt(left, method), objectAt(right, method)];
    const at = join(pointer, method);
    if (one && other) {
      const name = owner?.name ?? operationName(one, method, path);
      found.pairs.push({
        name,
        pointer: at,
        base: one,
        revision: other,
        renamed: [],
        isEvent: true,
      });
    } else if (one) {
      found.removed.push(lone(base, left, method, pointer, path, owner?.name));
    } else if (other) {
      const name = owner?.name ?? operationName(other, method, path);
      const message = `Operation \`${method.toUpperCase()} ${path}\` was added.`;
      found.observations.push(come(at, 'operation-added', message, [name]));
    }
  }
}

function lone(
  base: Contract,
  item: JsonObject,
  method: string,
  pointer: string,
  path: string,
  owner?: OperationName,
): UnmatchedOperation {
  const operation = objectAt(item, method) ?? {};
  const at = join(pointer, method);
  const origin = base.origins.get(operation) ?? at;
  const name = owner
    ? { ...owner, method: method.toUpperCase() }
    : operationName(operation, method, path);
  return { name, at, origin, operation };
}

export function methodsOf(item: JsonObject): string[] {
  return METHODS.filter((method) => isObject(item[method]));
}

export function nameOf(item: JsonObject, method: string, path: string) {
  return operationName(objectAt(item, method) ?? {}, method, path);
}

function lost(
  pointer: string,
  message: string,
  operations: Observation['operations'],
): Observation {
  return {
    rule: 'path-removed',
    level: 'breaking',
    side: 'base',
    pointer,
    message,
    breaks: ['readers'],
    operations,
  };
}

/** What is told of a call that the service makes from now on. */
export function come(
  pointer: string,
  rule: string,
  message: string,
  operations: Observation['operations'],
): Observation {
  return { rule, level: 'addition', side: 'revision', pointer, message, operations };
}
