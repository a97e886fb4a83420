import type { Contract } from '../contract.ts';
import { type JsonObject, objectAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';
import { keepOrigin, type OperationPair } from './align.ts';
import { alignItems, come, type EventAlignment, type Gone, tellGone } from './align-events.ts';

/** One address that an operation has called. */
interface Callback {
  name: string;
  address: string;
  item: JsonObject;
}

const callbacksIn = (operation: JsonObject): Callback[] => {
  const callbacks = objectAt(operation, 'callbacks') ?? {};
  return Object.keys(callbacks).flatMap((name) => {
    const addresses = objectAt(callbacks, name) ?? {};
    return Object.keys(addresses).map((address) => ({
      name,
      address,
      item: objectAt(addresses, address) ?? {},
    }));
  });
};

/**
 * Matches the callbacks of a pair of operations by the address that they call, where several call it by name first: the
 * name of a callback is not sent. Writes the revision's under the base's names.
 */
export function alignCallbacks(
  base: Contract,
  revision: Contract,
  pair: OperationPair,
): EventAlignment {
  const found: EventAlignment = { pairs: [], removed: [], observations: [] };
  const [before, after] = [callbacksIn(pair.base), callbacksIn(pair.revision)];
  if (before.length + after.length === 0) return found;
  const place = join(pair.pointer, 'callbacks');
  const placeOf = ({ name, address }: Callback) => join(place, name, address);
  const partners = partnersOf(before, after);
  const renamed: { [name: string]: JsonObject } = {};
  for (const [left, right] of partners) {
    alignItems(base, left.item, right.item, placeOf(left), pair.name.path, found, pair);
    renamed[left.name] = { ...renamed[left.name], [left.address]: right.item };
  }
  const operations = [pair.name];
  const pointerOf = ({ name, address }: Alone) =>
    join(place, name, ...(address === undefined ? [] : [address]));
  const gone = alone(before, new Set(partners.keys())).map(
    (each): Gone => ({
      path: pair.name.path,
      owner: pair.name,
      operations,
      pointer: pointerOf(each),
      items: each.callbacks.map((one) => [placeOf(one), one.item]),
      message:
        each.address !== undefined
          ? `Callback \`${each.name}\` no longer calls \`${each.address}\`.`
          : `Callback \`${each.name}\` was removed.`,
    }),
  );
  tellGone(base, found, gone, { pointer: place, isAll: after.length === 0, what: 'callbacks' });
  for (const each of alone(after, new Set(partners.values()))) {
    for (const { name, address, item } of each.callbacks)
      renamed[name] = { ...renamed[name], [address]: item };
    const message =
      each.address !== undefined
        ? `Callback \`${each.name}\` calls \`${each.address}\`.`
        : `Callback \`${each.name}\` was added.`;
    found.observations.push(come(pointerOf(each), 'callback-added', message, operations));
  }
  const written = objectAt(pair.revision, 'callbacks');
  if (written) pair.revision.callbacks = keepOrigin(revision, renamed, written);
  return found;
}

/** What only one contract has: a callback as a whole, or one address of a callback that the other has too. */
interface Alone {
  name: string;
  /** Undefined for a whole callback. */
  address?: string;
  callbacks: Callback[];
}

function alone(all: readonly Callback[], matched: ReadonlySet<Callback>): Alone[] {
  return [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, callbacks]): Alone[] => {
    const left = callbacks.filter((each) => !matched.has(each));
    if (left.length === callbacks.length) return [{ name, callbacks }];
    return left.map((each) => ({ name, address: each.address, callbacks: [each] }));
  });
}

function partnersOf(before: readonly Callback[], after: readonly Callback[]) {
  const found = new Map<Callback, Callback>();
  const left = new Set(after);
  for (const isFit of [(one: Callback, other: Callback) => one.name === other.name, () => true]) {
    for (const one of before.filter((each) => !found.has(each))) {
      const twin = [...left].find((other) => other.address === one.address && isFit(one, other));
      if (!twin) continue;
      found.set(one, twin);
      left.delete(twin);
    }
  }
  return found;
}
