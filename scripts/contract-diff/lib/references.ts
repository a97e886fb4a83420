import { isObject, type Json, type JsonObject, objectAt } from './json.ts';
import { join, keysOf, valueAt } from './pointer.ts';

/** Every `$ref` under `value`, in order of appearance, repeated ones once. */
function referencesIn(value: Json | undefined, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, found);
  } else if (isObject(value)) {
    if (typeof value.$ref === 'string') found.add(value.$ref);
    for (const target of Object.values(
      objectAt(objectAt(value, 'discriminator'), 'mapping') ?? {},
    )) {
      // A mapping names schemas by pointer too, without calling it a reference.
      if (typeof target === 'string' && target.startsWith('#')) found.add(target);
    }
    for (const item of Object.values(value)) referencesIn(item, found);
  }
  return found;
}

/** Every component pointer reached from `start` through any number of references. */
export function reachableFrom(document: JsonObject, start: Json | undefined): Set<string> {
  const reached = new Set<string>();
  const open = [...referencesIn(start)];
  for (let target = open.pop(); target !== undefined; target = open.pop()) {
    const name = componentOf(target);
    if (name === undefined || reached.has(name)) continue;
    reached.add(name);
    open.push(...referencesIn(valueAt(document, name)));
  }
  return reached;
}

/** `#/components/schemas/Boat` for that pointer and every one below it; undefined elsewhere. */
export function componentOf(pointer: string): string | undefined {
  const keys = keysOf(pointer);
  return keys[0] === 'components' ? join('#', ...keys.slice(0, 3)) : undefined;
}
