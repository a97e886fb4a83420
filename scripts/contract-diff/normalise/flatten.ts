import {
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  sameJson,
  stringsAt,
} from '../lib/json.ts';
import { resolve } from '../lib/pointer.ts';

// With these a composition means something else than the sum of its parts.
const BOUND_TO_THEIR_PART = ['additionalProperties', 'unevaluatedProperties', 'patternProperties'];

/**
 * Writes every `allOf` whose parts do not contradict each other as one schema, in place, so that
 * moving a property or a requirement from one part to another is no change. Property schemas are
 * shared, not copied: they keep their origin in the part that declares them.
 */
export function flattenCompositions(document: JsonObject): void {
  const done = new WeakSet<object>();

  function visit(value: Json | undefined): void {
    if (typeof value !== 'object' || value === null || done.has(value)) return;
    done.add(value);
    for (const inner of Object.values(value)) visit(inner);
    if (isObject(value) && Array.isArray(value.allOf)) compose(value, value.allOf);
  }

  function compose(schema: JsonObject, parts: Json[]): void {
    const { allOf: _, ...own } = schema;
    let whole: JsonObject | undefined = own;
    for (const part of parts) {
      const meant = resolve(document, part, '#').value;
      // A part may be composed itself, and stand later in the document.
      visit(meant);
      if (!isObject(meant) || 'allOf' in meant || !whole) return;
      whole = mergeParts(whole, meant);
    }
    if (!whole) return;
    delete schema.allOf;
    Object.assign(schema, whole);
  }

  visit(document);
}

function mergeParts(left: JsonObject, right: JsonObject): JsonObject | undefined {
  const result: JsonObject = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const known = result[key];
    if (BOUND_TO_THEIR_PART.includes(key)) return undefined;
    if (known === undefined || sameJson(known, value)) {
      result[key] = value;
    } else if (key === 'required') {
      result.required = [...new Set([...stringsAt(left, key), ...stringsAt(right, key)])].sort();
    } else if (key === 'properties') {
      const properties = mergeProperties(objectAt(left, key) ?? {}, objectAt(right, key) ?? {});
      if (!properties) return undefined;
      result.properties = properties;
    } else {
      return undefined;
    }
  }
  return BOUND_TO_THEIR_PART.some((key) => key in left) ? undefined : result;
}

function mergeProperties(left: JsonObject, right: JsonObject): JsonObject | undefined {
  const shared = Object.keys(right).filter((name) => name in left);
  return shared.every((name) => sameJson(left[name], right[name]))
    ? { ...left, ...right }
    : undefined;
}
