import { isObject, type Json, type JsonObject, objectAt } from './json.ts';
import { membersOf } from './members.ts';
import { join, keysOf, valueAt } from './pointer.ts';

/** Every `$ref` under `value`, in order of appearance, repeated ones once. */
function referencesIn(
  value: Json | undefined,
  found = new Set<string>(),
  isMap = false,
): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, found);
  } else if (isObject(value)) {
    for (const key of ['$ref', '$dynamicRef', '$recursiveRef']) {
      const target = value[key];
      if (typeof target === 'string') found.add(target);
    }
    const mapping = objectAt(objectAt(value, 'discriminator'), 'mapping') ?? {};
    for (const target of Object.values(mapping)) {
      // A mapping names schemas by pointer too, without calling it a reference.
      if (typeof target === 'string' && target.startsWith('#')) found.add(target);
    }
    for (const { value: item, isMap: isNamed } of membersOf(value, isMap)) {
      referencesIn(item, found, isNamed);
    }
  }
  return found;
}

/** What the components of one document refer to; each is looked at once. */
export interface References {
  /** What `value` refers to itself: components by their pointers, other targets as they are written. */
  direct: (value: Json | undefined) => string[];
  /** Every component reached from `start` through any number of references. */
  reachable: (start: Json | undefined) => Set<string>;
}

/** The references of a document. */
export function referencesOf(document: JsonObject): References {
  const known = new Map<string, string[]>();
  const direct = (value: Json | undefined) => [
    ...new Set([...referencesIn(value)].map((target) => componentOf(target) ?? target)),
  ];
  const ofComponent = (name: string): string[] => {
    const found = known.get(name) ?? direct(valueAt(document, name));
    known.set(name, found);
    return found;
  };
  return {
    direct,
    reachable(start) {
      const reached = new Set<string>();
      const open = direct(start);
      for (let name = open.pop(); name !== undefined; name = open.pop()) {
        if (reached.has(name) || !name.startsWith('#/components/')) continue;
        reached.add(name);
        open.push(...ofComponent(name));
      }
      return reached;
    },
  };
}

/** `#/components/schemas/Boat` for that pointer and every one below it; undefined elsewhere. */
export function componentOf(pointer: string): string | undefined {
  if (!pointer.startsWith('#/components/')) return undefined;
  const keys = keysOf(pointer);
  return join('#', ...keys.slice(0, 3));
}

/** Whether two values of two documents are written the same, and so is all that they refer to. */
export type Sameness = (base: Json | undefined, revision: Json | undefined) => boolean;

/** Tells what is the same in two documents without a closer look. */
export function samenessOf(base: JsonObject, revision: JsonObject): Sameness {
  const [before, after] = [referencesOf(base), referencesOf(revision)];
  const changed = changedComponents(base, revision, after);
  return (one, other) =>
    JSON.stringify(one) === JSON.stringify(other) &&
    // An anchor or a pointer into an operation is looked at more closely.
    before.direct(one).every((name) => name.startsWith('#/components/') && !changed.has(name));
}

function changedComponents(
  base: JsonObject,
  revision: JsonObject,
  references: References,
): Set<string> {
  const users = new Map<string, string[]>();
  const changed = new Set<string>();
  const open: string[] = [];
  const [before, after] = [
    objectAt(base, 'components') ?? {},
    objectAt(revision, 'components') ?? {},
  ];
  for (const kind of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [had, has] = [objectAt(before, kind) ?? {}, objectAt(after, kind) ?? {}];
    for (const name of new Set([...Object.keys(had), ...Object.keys(has)])) {
      const pointer = join('#/components', kind, name);
      if (JSON.stringify(had[name]) !== JSON.stringify(has[name])) open.push(pointer);
      for (const target of references.direct(has[name])) {
        users.set(target, [...(users.get(target) ?? []), pointer]);
        if (!target.startsWith('#/components/')) open.push(pointer);
      }
    }
  }
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (changed.has(name)) continue;
    changed.add(name);
    open.push(...(users.get(name) ?? []));
  }
  return changed;
}
