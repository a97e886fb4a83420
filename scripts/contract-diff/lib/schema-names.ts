import { isObject, type Json, type JsonObject } from './json.ts';
import { join } from './pointer.ts';

/** Where schemas stand under names of their own: `$id` of a whole one, `$anchor` of a place in it. */
interface Names {
  resources: Map<string, string>;
  anchors: Map<string, string>;
  /** The schemas that `$dynamicRef` may mean by a name, whichever it was reached through. */
  dynamic: Map<string, string[]>;
}

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** What stands for a `$dynamicRef` that may mean several schemas: it is compared as it is written. */
const SEVERAL = '$dynamicRef to several schemas';
/** What these hold is named by the author, not by JSON Schema. */
const MAPS = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'],
  ...['dependencies', 'mapping', 'schemas'],
]);
/** What these hold is a value, whatever it looks like. */
const VALUES = new Set(['example', 'examples', 'default', 'const', 'enum', 'value']);
/** The document itself needs an address for names to be relative to; it is never asked for. */
const ROOT = 'https://document.invalid/';

type Visit = (schema: JsonObject, base: string, pointer: string) => void;

/**
 * A document in which every reference to a schema by a name of its own (`$id`, `$anchor`, JSON Schema 2020-12,
 * section 8.2) is one to its place, `#/…`. A reference to what the document does not name stays as it is, and
 * a document without such names is answered as it came. A `$dynamicRef` that may mean several schemas is told by all
 * of them.
 */
export function withPlaces(document: JsonObject): JsonObject {
  const names: Names = {
    resources: new Map([[ROOT, '#']]),
    anchors: new Map(),
    dynamic: new Map(),
  };
  walk(document, ROOT, '#', (schema, base, pointer) => {
    if (typeof schema.$id === 'string' && !names.resources.has(base)) {
      names.resources.set(base, pointer);
    }
    for (const key of ['$anchor', '$dynamicAnchor']) {
      const name = `${base}#${String(schema[key])}`;
      if (typeof schema[key] === 'string' && !names.anchors.has(name))
        names.anchors.set(name, pointer);
    }
    const { $dynamicAnchor: dynamic } = schema;
    if (typeof dynamic === 'string') {
      names.dynamic.set(dynamic, [...(names.dynamic.get(dynamic) ?? []), JSON.stringify(schema)]);
    }
  });
  if (names.resources.size === 1 && names.anchors.size === 0) return document;
  const named = structuredClone(document);
  walk(named, ROOT, '#', (schema, base) => {
    const { $dynamicRef } = schema;
    const meant = names.dynamic.get(String($dynamicRef).split('#')[1] ?? '') ?? [];
    if (meant.length > 1) {
      schema[SEVERAL] = meant;
      delete schema.$dynamicRef;
    }
    for (const key of REFERENCES) {
      const target = schema[key];
      if (typeof target === 'string') schema[key] = placeOf(target, base, names) ?? target;
    }
    // Nobody refers to them any more, and what stands within would be relative to them.
    for (const key of ['$id', '$anchor', '$dynamicAnchor']) delete schema[key];
  });
  return named;
}

function walk(value: Json, base: string, pointer: string, visit: Visit, isMap = false): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, base, join(pointer, index), visit);
    return;
  }
  if (!isObject(value)) return;
  const id = isMap ? undefined : value.$id;
  const own = (typeof id === 'string' && addressOf(id, base)) || base;
  if (!isMap) visit(value, own, pointer);
  for (const [key, item] of Object.entries(value)) {
    if (typeof item !== 'object' || (!isMap && (VALUES.has(key) || key.startsWith('x-')))) continue;
    walk(item, own, join(pointer, key), visit, !isMap && MAPS.has(key));
  }
}

/** The address of a name relative to another, without its fragment; undefined for what is none. */
function addressOf(name: string, base: string): string | undefined {
  return URL.parse(name, base)?.href.split('#')[0];
}

function placeOf(target: string, base: string, { resources, anchors }: Names): string | undefined {
  const address = addressOf(target, base);
  const resource = address === undefined ? undefined : resources.get(address);
  if (resource === undefined) return undefined;
  const fragment = target.split('#')[1] ?? '';
  if (fragment === '' || fragment.startsWith('/')) return `${resource}${fragment}`;
  return anchors.get(`${address}#${fragment}`);
}
