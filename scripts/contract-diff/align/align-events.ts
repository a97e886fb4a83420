import { type Contract, METHODS } from '../contract.ts';
import type { Observation } from '../finding.ts';
import { isObject, type JsonObject, objectAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';
import { keepOrigin, type OperationPair, operationName, type UnmatchedOperation } from './align.ts';

/** Calls that the service makes: those in both contracts, and what became of the others. */
export interface EventAlignment {
  pairs: OperationPair[];
  removed: UnmatchedOperation[];
  observations: Observation[];
}

/** Matches webhooks by name and method. */
export function alignWebhooks(base: Contract, revision: Contract): EventAlignment {
  const found: EventAlignment = { pairs: [], removed: [], observations: [] };
  const [before, after] = [
    objectAt(base.document, 'webhooks'),
    objectAt(revision.document, 'webhooks'),
  ];
  const names = Object.keys(before ?? {});
  const isAllGone = names.length > 1 && Object.keys(after ?? {}).length === 0;
  for (const name of names) {
    const pointer = join('#/webhooks', name);
    const [left, right] = [objectAt(before, name) ?? {}, objectAt(after, name)];
    if (right) alignItems(base, left, right, pointer, name, found);
    else if (!isAllGone) {
      const operations = methodsOf(left).map((method) => nameOf(left, method, name));
      const message = `Webhook \`${name}\` was removed.`;
      const deprecated = methodsOf(left).every(
        (method) => objectAt(left, method)?.deprecated === true,
      );
      if (deprecated)
        found.removed.push(
          ...methodsOf(left).map((method) => lone(base, left, method, pointer, name)),
        );
      else found.observations.push(lost(pointer, message, operations));
    }
  }
  if (isAllGone) {
    const operations = names.flatMap((name) => {
      const item = objectAt(before, name) ?? {};
      return methodsOf(item).map((method) => nameOf(item, method, name));
    });
    found.observations.push(lost('#/webhooks', 'All webhooks were removed.', operations));
  }
  for (const name of Object.keys(after ?? {}).filter((each) => !before?.[each])) {
    const item = objectAt(after, name) ?? {};
    const operations = methodsOf(item).map((method) => nameOf(item, method, name));
    const message = `Webhook \`${name}\` was added.`;
    found.observations.push(come(join('#/webhooks', name), 'webhook-added', message, operations));
  }
  return found;
}

/**
 * Matches the callbacks of a pair of operations by name, then by the address that they call: the name of a
 * callback is not sent. Writes the revision's under the base's names.
 */
export function alignCallbacks(
  base: Contract,
  revision: Contract,
  pair: OperationPair,
): EventAlignment {
  const found: EventAlignment = { pairs: [], removed: [], observations: [] };
  const [before, after] = [objectAt(pair.base, 'callbacks'), objectAt(pair.revision, 'callbacks')];
  if (!before && !after) return found;
  const place = join(pair.pointer, 'callbacks');
  const operations = [pair.name];
  const [names, others] = [Object.keys(before ?? {}), Object.keys(after ?? {})];
  const renamed: JsonObject = {};
  const taken = new Set<string>();
  if (before && others.length === 0) {
    if (names.length > 0)
      found.observations.push(lost(place, 'All callbacks were removed.', operations));
    return found;
  }
  for (const name of names) {
    const left = objectAt(before, name) ?? {};
    const twin = others.includes(name)
      ? name
      : others.find(
          (each) =>
            !names.includes(each) &&
            !taken.has(each) &&
            Object.keys(objectAt(after, each) ?? {}).join() === Object.keys(left).join(),
        );
    const right = twin === undefined ? undefined : objectAt(after, twin);
    const at = join(place, name);
    if (!right || twin === undefined) {
      found.observations.push(lost(at, `Callback \`${name}\` was removed.`, operations));
      continue;
    }
    taken.add(twin);
    renamed[name] = right;
    for (const address of Object.keys(left)) {
      const [one, other] = [objectAt(left, address) ?? {}, objectAt(right, address)];
      const pointer = join(at, address);
      if (other) alignItems(base, one, other, pointer, pair.name.path, found, pair);
      else {
        const message = `Callback \`${name}\` no longer calls \`${address}\`.`;
        found.observations.push(lost(pointer, message, operations));
      }
    }
    for (const address of Object.keys(right).filter((each) => !left[each])) {
      const message = `Callback \`${twin}\` calls \`${address}\`.`;
      found.observations.push(come(join(at, address), 'callback-added', message, operations));
    }
  }
  for (const name of others.filter((each) => !taken.has(each))) {
    renamed[name] = objectAt(after, name) ?? {};
    const message = `Callback \`${name}\` was added.`;
    found.observations.push(come(join(place, name), 'callback-added', message, operations));
  }
  if (after) pair.revision.callbacks = keepOrigin(revision, renamed, after);
  return found;
}

function alignItems(
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
      const removed = lone(base, left, method, pointer, path);
      found.removed.push(
        owner ? { ...removed, name: { ...owner.name, method: method.toUpperCase() } } : removed,
      );
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
): UnmatchedOperation {
  const operation = objectAt(item, method) ?? {};
  const at = join(pointer, method);
  const origin = base.origins.get(operation) ?? at;
  return { name: operationName(operation, method, path), at, origin, operation };
}

function methodsOf(item: JsonObject): string[] {
  return METHODS.filter((method) => isObject(item[method]));
}

function nameOf(item: JsonObject, method: string, path: string) {
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

function come(
  pointer: string,
  rule: string,
  message: string,
  operations: Observation['operations'],
): Observation {
  return { rule, level: 'addition', side: 'revision', pointer, message, operations };
}
