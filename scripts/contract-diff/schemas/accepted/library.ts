import { isOpenApi30 } from '../../grammar/grammar.ts';
import { isObject, type Json, type JsonObject, listAt } from '../../lib/json.ts';
import { join, valueAt } from '../../lib/pointer.ts';
import { isDescribing } from './describing.ts';
import type { Node, Shape } from './shape.ts';

/** The whole document that references point into. */
export interface Library {
  document: JsonObject;
  /** OpenAPI 3.0 ignores what stands beside a reference. */
  hasSiblings: boolean;
  known: Map<string, Shape[]>;
}

/** Whether what stands beside a reference counts in that version of OpenAPI. */
export const countsSiblings = (version: Json | undefined): boolean =>
  !isOpenApi30({ openapi: version ?? null });

/** A document that schemas can be looked up in. */
export function libraryOf(document: JsonObject, version: Json | undefined): Library {
  return { document, hasSiblings: countsSiblings(version), known: new Map() };
}

/** The pointer that a schema refers to. */
export function referenceOf(schema: Json): string | undefined {
  if (!isObject(schema)) return undefined;
  const target = schema.$ref ?? schema.$dynamicRef ?? schema.$recursiveRef;
  return typeof target === 'string' ? target : undefined;
}

/** The schemas that a keyword of a schema lists, where they stand. */
export function membersOf(schema: JsonObject, keyword: string, pointer: string): Node[] {
  return listAt(schema, keyword).map((value, index) => ({
    value,
    pointer: join(pointer, keyword, index),
  }));
}

/** The node behind mere references and wrappers of one. */
export function behind(library: Library, node: Node): Node {
  const seen = new Set<string>();
  let current = node;
  while (isObject(current.value) && !seen.has(current.pointer)) {
    seen.add(current.pointer);
    const next = soleNode(library, current);
    if (!next) break;
    // A wrapper around one schema written in place stands for it.
    const isWritten = next.pointer.startsWith(`${current.pointer}/`) && isSaid(next);
    if (isWritten) break;
    current = next;
  }
  return current;
}

function isSaid({ value }: Node): boolean {
  return referenceOf(value) === undefined;
}

/** What a schema that says nothing of its own passes on to. */
function soleNode(library: Library, { value, pointer }: Node): Node | undefined {
  if (!isObject(value)) return undefined;
  const target = referenceOf(value);
  const isPlain = target !== undefined && (!library.hasSiblings || isVoid(value));
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => membersOf(value, key, pointer));
  if (target !== undefined && isPlain && parts.length === 0) {
    return { value: valueAt(library.document, target) ?? true, pointer: target };
  }
  return target === undefined && parts.length === 1 && isVoid(value) ? parts[0] : undefined;
}

// Resolved where they are met, names of a place, or said of the schema instead of its values.
const PASSED_ON = new Set([
  ...['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf'],
  ...['$defs', '$anchor', '$dynamicAnchor', '$id', '$schema'],
  ...['readOnly', 'writeOnly', 'default', 'discriminator', 'xml'],
]);

/** Whether a schema says nothing of its own beside what it refers to or is composed of. */
export function isVoid(schema: JsonObject): boolean {
  return Object.keys(schema).every((key) => PASSED_ON.has(key) || isDescribing(key));
}
