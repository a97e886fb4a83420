import { isObject, type Json, type JsonObject, listAt } from '../../lib/json.ts';
import { join, valueAt } from '../../lib/pointer.ts';
import { withoutShared } from './exclusive.ts';
import { intersect } from './intersect.ts';
import { shapeOf } from './read-shape.ts';
import { type Alternative, anything, type Node, type Place, type Shape } from './shape.ts';

/** What a schema accepts, as alternatives without compositions. */
export interface Cases {
  shapes: Shape[];
  /** Whether a `oneOf` refuses what fits more than one of them. */
  isExclusive: boolean;
}

/** The whole document that references point into. */
export interface Library {
  document: JsonObject;
  /** OpenAPI 3.0 ignores what stands beside a reference. */
  hasSiblings: boolean;
  known: Map<string, Cases>;
}

// More alternatives than this are compared as written: their products would grow without end.
const MAX_SHAPES = 150;

/** A document that schemas can be looked up in. */
export function libraryOf(document: JsonObject, version: Json | undefined): Library {
  const hasSiblings = !(typeof version === 'string' && version.startsWith('3.0'));
  return { document, hasSiblings, known: new Map() };
}

/** The pointer that a schema refers to. */
export function referenceOf(schema: Json): string | undefined {
  if (!isObject(schema)) return undefined;
  const target = schema.$ref ?? schema.$dynamicRef ?? schema.$recursiveRef;
  return typeof target === 'string' ? target : undefined;
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
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    listAt(value, key).map((item, index) => ({ value: item, pointer: join(pointer, key, index) })),
  );
  if (target !== undefined && isPlain && parts.length === 0) {
    return { value: valueAt(library.document, target) ?? true, pointer: target };
  }
  return target === undefined && parts.length === 1 && isVoid(value) ? parts[0] : undefined;
}

const SAYS_NOTHING = new Set([
  ...['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'title', 'description'],
  ...[
    'example',
    'examples',
    'externalDocs',
    '$comment',
    '$defs',
    '$anchor',
    '$dynamicAnchor',
    '$id',
  ],
  ...['deprecated', 'readOnly', 'writeOnly', 'default', 'discriminator', 'xml', '$schema'],
]);

function isVoid(schema: JsonObject): boolean {
  return Object.keys(schema).every((key) => SAYS_NOTHING.has(key) || key.startsWith('x-'));
}

/** What a schema accepts; a schema that is composed of itself adds nothing to itself. */
export function casesOf(library: Library, node: Node, within: readonly string[] = []): Cases {
  const { value, pointer } = node;
  if (value === false) return { shapes: [], isExclusive: false };
  if (!isObject(value) || within.includes(pointer)) return alone(anything(pointer));
  const known = library.known.get(pointer);
  if (known) return known;
  const cases = resolve(library, value, pointer, [...within, pointer]);
  // Inside a circle the answer depends on where it was entered.
  if (within.length === 0) library.known.set(pointer, cases);
  return cases;
}

/** What satisfies every node of a place. */
export function casesOfPlace(library: Library, place: Place, pointer: string): Cases {
  const [first, ...others] = place;
  if (!first) return alone(anything(pointer));
  let cases = casesOf(library, first);
  for (const node of others) cases = both(cases, casesOf(library, node), first.pointer);
  return cases;
}

function alone(shape: Shape): Cases {
  return { shapes: [shape], isExclusive: false };
}

function resolve(
  library: Library,
  schema: JsonObject,
  pointer: string,
  within: readonly string[],
): Cases {
  const target = referenceOf(schema);
  const inner = (node: Node) => casesOf(library, node, within);
  const referred = target && { value: valueAt(library.document, target) ?? true, pointer: target };
  if (referred && !library.hasSiblings) return inner(referred);
  const parts: Cases[] = referred ? [inner(referred)] : [];
  for (const [index, item] of listAt(schema, 'allOf').entries()) {
    parts.push(inner({ value: item, pointer: join(pointer, 'allOf', index) }));
  }
  const kept = insideOut(schema);
  if (kept) parts.push(inner({ value: kept, pointer: join(pointer, 'not', 'not') }));
  for (const keyword of ['anyOf', 'oneOf']) {
    if (Array.isArray(schema[keyword]))
      parts.push(unionOf(library, schema, pointer, keyword, within));
  }
  const [only] = parts;
  let cases: Cases;
  if (only && parts.length === 1 && isVoid(schema)) {
    // A wrapper around one schema written in place is that schema, where the wrapper stands.
    const isWrapped = only.shapes.every((shape) => isInPlace(shape, schema, pointer));
    const shapes = only.shapes.map((shape) => ({ ...shape, pointer }));
    cases = isWrapped ? { ...only, shapes } : only;
  } else {
    cases = alone(shapeOf(schema, pointer));
    for (const part of parts) cases = both(cases, part, pointer);
  }
  cases = { ...cases, shapes: cases.shapes.map((shape) => evaluate(shape, schema, pointer)) };
  // A word of OpenAPI 3.0 alone.
  if (schema.nullable !== true || library.hasSiblings) return cases;
  const empty: Shape = { ...anything(pointer), types: new Set(['null']) };
  const values = cases.shapes.map((shape) => ({ ...shape, values: withNull(shape.values) }));
  return { ...cases, shapes: [...values, empty] };
}

function isInPlace({ pointer, from }: Shape, schema: JsonObject, place: string): boolean {
  const keywords = ['allOf', 'anyOf', 'oneOf'].filter((key) => listAt(schema, key).length === 1);
  return from === undefined && keywords.some((key) => pointer === join(place, key, 0));
}

/** What is refused twice is what is asked for. */
function insideOut({ not: refused }: JsonObject): Json | undefined {
  return isObject(refused) && Object.keys(refused).join() === 'not' ? refused.not : undefined;
}

function withNull(values: Json[] | undefined): Json[] | undefined {
  return values && !values.includes(null) ? [...values, null] : values;
}

function unionOf(
  library: Library,
  schema: JsonObject,
  pointer: string,
  keyword: string,
  within: readonly string[],
): Cases {
  const found = listAt(schema, keyword).map((item, index) => {
    const place = join(pointer, keyword, index);
    const { shapes } = casesOf(library, { value: item, pointer: place }, within);
    const from: Alternative = { keyword, pointer: place, reference: referenceOf(item) };
    return { shapes, from, isNull: shapes.every(isOnlyNull) };
  });
  const several = found.filter(({ isNull }) => !isNull).length > 1;
  const all = found.map(({ shapes }) => shapes);
  const kept = keyword === 'oneOf' ? withoutShared(all) : all;
  const shapes = found.flatMap(({ from, isNull }, index) =>
    (kept[index] ?? []).map((shape) => (several && !isNull ? { ...shape, from } : shape)),
  );
  return { shapes, isExclusive: keyword === 'oneOf' && shapes.length > 1 };
}

function isOnlyNull({ types, values }: Shape): boolean {
  return [...types].join() === 'null' || (values?.length === 1 && values[0] === null);
}

/** What satisfies both. */
function both(one: Cases, other: Cases, pointer: string): Cases {
  const isExclusive = one.isExclusive || other.isExclusive;
  if (one.shapes.length * other.shapes.length > MAX_SHAPES) {
    const [more, less] = one.shapes.length > other.shapes.length ? [one, other] : [other, one];
    const texts = more.shapes.map(({ pointer: at }) => at);
    const opaque = { alternatives: texts };
    const shapes = less.shapes.map((shape) => ({
      ...shape,
      opaque: { ...shape.opaque, ...opaque },
    }));
    return { shapes, isExclusive };
  }
  const shapes = one.shapes.flatMap((left) =>
    other.shapes.map((right) => intersect(left, right, pointer)),
  );
  return { shapes: shapes.filter(({ types }) => types.size > 0), isExclusive };
}

/** With every composition resolved, what is not evaluated is what is neither named nor spoken of. */
function evaluate(shape: Shape, schema: JsonObject, pointer: string): Shape {
  const result = { ...shape };
  for (const [keyword, isSaid] of [
    ['unevaluatedProperties', shape.isAdditionalSaid],
    ['unevaluatedItems', shape.isItemsSaid || shape.contains !== undefined],
  ] as const) {
    const value = schema[keyword];
    if (value === undefined || value === true || isSaid) continue;
    if (shape.conditions.length > 0) {
      result.opaque = { ...result.opaque, [keyword]: value };
      continue;
    }
    const place = [{ value, pointer: join(pointer, keyword) }];
    if (keyword === 'unevaluatedProperties') {
      result.additional = place;
      result.isAdditionalSaid = true;
    } else {
      result.items = place;
      result.isItemsSaid = true;
    }
  }
  return result;
}
