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
  const [kept, taken] = [[...partners.keys()], new Set(partners.values())];
  const operations = [pair.name];
  const alone = before.filter((each) => !partners.has(each));
  const gone = [...Map.groupBy(alone, ({ name }) => name)].flatMap(([name, addresses]): Gone[] => {
    const items = addresses.map((each): [string, JsonObject] => [placeOf(each), each.item]);
    const common = { path: pair.name.path, owner: pair.name, operations };
    if (!kept.some((each) => each.name === name)) {
      const message = `Callback \`${name}\` was removed.`;
      return [{ ...common, pointer: join(place, name), items, message }];
    }
    return addresses.map((each) => ({
      ...common,
      pointer: placeOf(each),
      items: [[placeOf(each), each.item]],
      message: `Callback \`${name}\` no longer calls \`${each.address}\`.`,
    }));
  });
  tellGone(base, found, gone, { pointer: place, isAll: after.length === 0, what: 'callbacks' });
  for (const each of after.filter((one) => !taken.has(one))) {
    const { name, address, item } = each;
    renamed[name] = { ...renamed[name], [address]: item };
    const isWhole = after.every((one) => one.name !== name || !taken.has(one));
    const message = isWhole
      ? `Callback \`${name}\` was added.`
      : `Callback \`${name}\` calls \`${address}\`.`;
    const pointer = isWhole ? join(place, name) : placeOf(each);
    if (!found.observations.some((told) => told.pointer === pointer && told.message === message))
      found.observations.push(come(pointer, 'callback-added', message, operations));
  }
  const written = objectAt(pair.revision, 'callbacks');
  if (written) pair.revision.callbacks = keepOrigin(revision, renamed, written);
  return found;
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
