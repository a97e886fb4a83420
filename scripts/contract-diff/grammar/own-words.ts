import { isExtension } from '../lib/extension.ts';
import { isObject, type Json, type JsonObject } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';
import { GRAMMAR, isOpenApi30, type Kind, type Slot } from './grammar.ts';

/** Keywords of JSON Schema 2020-12 that a schema of OpenAPI 3.0 does not have (OpenAPI 3.0.4, schema object). */
const FOREIGN = new Set([
  ...['const', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'dependencies'],
  ...['patternProperties', 'propertyNames', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['prefixItems', 'contains', 'minContains', 'maxContains', 'additionalItems'],
  ...['contentEncoding', 'contentMediaType', 'contentSchema'],
]);

/** A document of OpenAPI 3.0 with none but its own keywords in its schemas; any other as it came. */
export function withOwnWords(document: JsonObject): JsonObject {
  if (!isOpenApi30(document)) return document;
  const read = readOne(document, 'document', '#', () => {});
  return isObject(read) ? read : document;
}

/** The keywords of a document that mean nothing where they stand, by their pointers. */
export function foreignWords(document: JsonObject): Map<string, Json> {
  const found = new Map<string, Json>();
  if (isOpenApi30(document)) {
    readOne(document, 'document', '#', (pointer, value) => found.set(pointer, value));
  }
  return found;
}

type Meet = (pointer: string, value: Json) => void;

const ADDRESSED: Slot = { kind: 'path', holds: 'patterned' };

function readOne(value: Json, kind: Kind, at: string, meet: Meet): Json {
  if (!isObject(value)) return value;
  // The keys of a callback are addresses.
  if (kind === 'callback') return readAll(value, ADDRESSED, at, meet);
  const entries = Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
    const pointer = join(at, key);
    if (kind === 'schema' && FOREIGN.has(key)) {
      meet(pointer, inner);
      return [];
    }
    const slot = GRAMMAR[kind].get(key);
    return [[key, slot ? readAll(inner, slot, pointer, meet) : inner]];
  });
  return Object.fromEntries(entries);
}

function readAll(value: Json, { kind, holds }: Slot, at: string, meet: Meet): Json {
  if (holds === 'one') return readOne(value, kind, at, meet);
  if (Array.isArray(value)) {
    return value.map((item, index) => readOne(item, kind, join(at, index), meet));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
    const isOther = isExtension(key, inner, { isMap: holds === 'named' });
    return [key, isOther ? inner : readOne(inner, kind, join(at, key), meet)];
  });
  return Object.fromEntries(entries);
}
