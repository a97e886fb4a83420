import type { JsonObject } from './json.ts';
import { once } from './once.ts';
import { valueAt } from './pointer.ts';
import { walk } from './walk.ts';

/** One of the documents that refer to each other. */
export interface Part {
  document: JsonObject;
  /** Where it was read: what its references are relative to unless a `$id` says otherwise. */
  address: string;
}

/** A place in one of them. */
interface Place {
  part: Part;
  pointer: string;
}

/** Where schemas stand under names of their own: `$id` of a whole one, `$anchor` of a place in it. */
interface Names {
  resources: Map<string, Place>;
  anchors: Map<string, Place>;
  /** The schemas that `$dynamicRef` may mean by a name, whichever it was reached through. */
  dynamic: Map<string, string[]>;
}

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** What stands for a `$dynamicRef` that may mean several schemas: it is compared as it is written. */
const SEVERAL = '$dynamicRef to several schemas';
/** The document itself needs an address for names to be relative to; it is never asked for. */
const ROOT = 'https://document.invalid/';

/**
 * A document in which every reference to a schema by a name of its own (`$id`, `$anchor`, JSON Schema 2020-12,
 * section 8.2) is one to its place, `#/…`. A reference to what the document does not name stays as it is, and
 * a document without such names is answered as it came. A `$dynamicRef` that may mean several schemas is told by all
 * of them.
 */
export const withPlaces = once((document: JsonObject): JsonObject => {
  const [part] = placedIn([{ document, address: ROOT }]);
  return part?.document ?? document;
});

/**
 * The same of several documents: a reference from one to another is its address and the place,
 * `file:///a.yaml#/…`. They are answered as they came where none of them has such a name.
 */
export function placedIn(parts: readonly Part[]): readonly Part[] {
  const names = namesOf(parts);
  const isPlain = names.resources.size === parts.length && names.anchors.size === 0;
  return isPlain ? parts : parts.map((part) => ({ ...part, document: placed(part, names) }));
}

function namesOf(parts: readonly Part[]): Names {
  const names: Names = { resources: new Map(), anchors: new Map(), dynamic: new Map() };
  for (const part of parts) names.resources.set(part.address, { part, pointer: '#' });
  for (const part of parts) {
    walk(part.document, part.address, (schema, around, pointerOf) => {
      const base = baseOf(schema, around);
      if (typeof schema.$id === 'string' && !names.resources.has(base)) {
        names.resources.set(base, { part, pointer: pointerOf() });
      }
      for (const key of ['$anchor', '$dynamicAnchor']) {
        const name = `${base}#${String(schema[key])}`;
        if (typeof schema[key] === 'string' && !names.anchors.has(name))
          names.anchors.set(name, { part, pointer: pointerOf() });
      }
      const { $dynamicAnchor: dynamic } = schema;
      if (typeof dynamic === 'string') {
        names.dynamic.set(dynamic, [...(names.dynamic.get(dynamic) ?? []), JSON.stringify(schema)]);
      }
      return base;
    });
  }
  return names;
}

function placed(part: Part, names: Names): JsonObject {
  const named = structuredClone(part.document);
  walk(named, part.address, (schema, around) => {
    const base = baseOf(schema, around);
    const { $dynamicRef } = schema;
    const meant = names.dynamic.get(String($dynamicRef).split('#')[1] ?? '') ?? [];
    if (meant.length > 1) {
      schema[SEVERAL] = meant;
      delete schema.$dynamicRef;
    }
    for (const key of REFERENCES) {
      const target = schema[key];
      const place =
        typeof target === 'string' ? placeOf(target, [base, part.address], names) : null;
      if (place) schema[key] = `${place.part === part ? '' : place.part.address}${place.pointer}`;
    }
    // Nobody refers to them any more, and what stands within would be relative to them.
    for (const key of ['$id', '$anchor', '$dynamicAnchor']) delete schema[key];
    return base;
  });
  return named;
}

/** The address that names within a schema are relative to. */
function baseOf({ $id }: JsonObject, around: string): string {
  return (typeof $id === 'string' && addressOf($id, around)) || around;
}

/** The address of a name relative to another, without its fragment; undefined for what is none. */
export function addressOf(name: string, base: string): string | undefined {
  return URL.parse(name, base)?.href.split('#')[0];
}

/**
 * What a reference means: relative to the nearest `$id`, or else to its document, which is how most tools read it
 * where the former has no such place.
 */
function placeOf(target: string, bases: readonly string[], names: Names): Place | undefined {
  const places = bases.flatMap((base) => placeFrom(target, base, names) ?? []);
  return (
    places.find(({ part, pointer }) => valueAt(part.document, pointer) !== undefined) ?? places[0]
  );
}

function placeFrom(target: string, base: string, { resources, anchors }: Names): Place | undefined {
  const address = addressOf(target, base);
  const resource = address === undefined ? undefined : resources.get(address);
  if (resource === undefined) return undefined;
  const fragment = target.split('#')[1] ?? '';
  if (fragment !== '' && !fragment.startsWith('/')) return anchors.get(`${address}#${fragment}`);
  return { ...resource, pointer: `${resource.pointer}${fragment}` };
}
