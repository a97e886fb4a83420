import { isObject, type Json, type JsonObject, listAt, objectAt } from '../../lib/json.ts';
import { join, valueAt } from '../../lib/pointer.ts';

/** A schema as it is written, and where. */
export interface Node {
  value: JsonObject;
  pointer: string;
}

/** What schemas that hold together say, references followed and `allOf` taken apart. */
export interface View {
  /** All of them, none of which is only one of several alternatives. */
  schemas: readonly Node[];
  fields: ReadonlyMap<string, readonly Node[]>;
  /** Schemas of items and of values whose names are open, by their place. */
  inner: ReadonlyMap<string, readonly Node[]>;
  /** Of which one or several hold. */
  alternatives: readonly Node[];
}

export type Views = (nodes: readonly Node[]) => View;

/** The same text for the same schemas. */
export const keyOf = (nodes: readonly Node[]): string => {
  const [only, ...others] = nodes;
  return only && others.length === 0 ? only.pointer : nodes.map(({ pointer }) => pointer).join();
};

/** Views of the schemas of a document; the same schemas are always answered the same view. */
export function viewsOf(document: JsonObject): Views {
  const known = new Map<string, View>();
  return (nodes) => {
    const key = keyOf(nodes);
    const view = known.get(key) ?? viewOf(document, nodes);
    known.set(key, view);
    return view;
  };
}

function viewOf(document: JsonObject, nodes: readonly Node[]): View {
  const schemas = together(document, nodes);
  const fields = new Map<string, Node[]>();
  const inner = new Map<string, Node[]>();
  const alternatives: Node[] = [];
  for (const { value, pointer } of schemas) {
    const at = (...keys: (string | number)[]) => join(pointer, ...keys);
    for (const [name, property] of Object.entries(objectAt(value, 'properties') ?? {})) {
      add(fields, name, property, at('properties', name));
    }
    for (const key of ['items', 'additionalProperties', 'contains']) {
      add(inner, key, value[key], at(key));
    }
    for (const [pattern, schema] of Object.entries(objectAt(value, 'patternProperties') ?? {})) {
      add(inner, `patternProperties ${pattern}`, schema, at('patternProperties', pattern));
    }
    for (const [index, schema] of listAt(value, 'prefixItems').entries()) {
      add(inner, `prefixItems ${index}`, schema, at('prefixItems', index));
    }
    for (const key of ['oneOf', 'anyOf']) alternatives.push(...listed(value, key, pointer));
    alternatives.push(...subtypes(document, value));
  }
  return { schemas, fields, inner, alternatives: alternatives.filter((one) => !isNull(one)) };
}

const isNull = ({ value }: Node) => value.type === 'null';

function add(
  into: Map<string, Node[]>,
  name: string,
  value: Json | undefined,
  pointer: string,
): void {
  if (!isObject(value)) return;
  const known = into.get(name) ?? [];
  known.push({ value, pointer });
  into.set(name, known);
}

function listed(schema: JsonObject, key: string, pointer: string): Node[] {
  return listAt(schema, key).flatMap((value, index) =>
    isObject(value) ? [{ value, pointer: join(pointer, key, index) }] : [],
  );
}

/** Whatever holds together with some schemas: what they refer to, and their parts. */
function together(document: JsonObject, nodes: readonly Node[]): Node[] {
  const found = new Map<string, Node>();
  const open = [...nodes];
  for (const node of open) {
    if (found.has(node.pointer)) continue;
    found.set(node.pointer, node);
    const { value, pointer } = node;
    if (typeof value.$ref === 'string') {
      const target = valueAt(document, value.$ref);
      if (isObject(target)) open.push({ value: target, pointer: value.$ref });
    }
    open.push(...listed(value, 'allOf', pointer));
    for (const key of ['then', 'else']) {
      const part = value[key];
      if (isObject(part)) open.push({ value: part, pointer: join(pointer, key) });
    }
  }
  return [...found.values()];
}

/** What is made of a schema by `allOf`: its discriminator names them by their pointers, as `normalise/` wrote it. */
function subtypes(document: JsonObject, schema: JsonObject): Node[] {
  if (schema.oneOf !== undefined || schema.anyOf !== undefined) return [];
  const mapping = objectAt(objectAt(schema, 'discriminator'), 'mapping') ?? {};
  return Object.values(mapping).flatMap((target) => {
    const value =
      typeof target === 'string' && target.startsWith('#/') ? valueAt(document, target) : undefined;
    return isObject(value) ? [{ value, pointer: String(target) }] : [];
  });
}
