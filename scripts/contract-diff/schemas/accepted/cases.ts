import { isObject, type Json, type JsonObject, listAt } from '../../lib/json.ts';
import { join, valueAt } from '../../lib/pointer.ts';
import { byType, typesAsked } from './by-type.ts';
import { withoutShared } from './exclusive.ts';
import { isVoid, type Library, membersOf, referenceOf } from './library.ts';
import { type Part, productOf } from './product.ts';
import { shapeOf } from './read-shape.ts';
import { refusalOf } from './refused.ts';
import {
  type Alternative,
  anything,
  type Condition,
  type Node,
  type Place,
  type Shape,
} from './shape.ts';
import { said } from './simplify/trivial.ts';

/** What a schema accepts, as alternatives without compositions; a schema that is composed of itself adds nothing to itself. */
export function casesOf(library: Library, node: Node, within: readonly string[] = []): Shape[] {
  const { value, pointer } = node;
  if (value === false) return [];
  if (!isObject(value) || within.includes(pointer)) return [anything(pointer)];
  const known = library.known.get(pointer);
  if (known) return known;
  const cases = resolve(library, value, pointer, [...within, pointer]);
  // Inside a circle the answer depends on where it was entered.
  if (within.length === 0) library.known.set(pointer, cases);
  return cases;
}

/** What satisfies every node of a place. */
export function casesOfPlace(library: Library, place: Place, pointer: string): Shape[] {
  if (place.length === 0) return [anything(pointer)];
  const parts = place.map((node) => ({ node, shapes: casesOf(library, node) }));
  return productOf(parts, place[0]?.pointer ?? pointer);
}

function resolve(
  library: Library,
  schema: JsonObject,
  pointer: string,
  within: readonly string[],
): Shape[] {
  const target = referenceOf(schema);
  const inner = (node: Node): Part => ({ node, shapes: casesOf(library, node, within) });
  const referred = target && { value: valueAt(library.document, target) ?? true, pointer: target };
  if (referred && !library.hasSiblings) return inner(referred).shapes;
  const parts: Part[] = referred ? [inner(referred)] : [];
  for (const node of membersOf(schema, 'allOf', pointer)) parts.push(inner(node));
  const refusal = refusalOf(library, schema, pointer);
  for (const node of refusal.asked) parts.push(inner(node));
  for (const [index, nodes] of refusal.oneOfAsked.entries()) {
    const shapes = nodes.flatMap((node) => inner(node).shapes);
    const value = { anyOf: nodes.map((node) => node.value) };
    parts.push({ node: { value, pointer: `${pointer}#not${index}` }, shapes });
  }
  for (const keyword of ['anyOf', 'oneOf']) {
    const list = schema[keyword];
    if (!Array.isArray(list)) continue;
    const union = listOf(library, pointer, keyword);
    const shapes = unionOf(library, list, union, keyword, within);
    parts.push({ node: { value: { [keyword]: list }, pointer: union }, shapes });
  }
  const [only] = parts;
  let cases: Shape[];
  if (only && parts.length === 1 && isVoid(schema)) {
    // A wrapper around one schema written in place is that schema, where the wrapper stands.
    const isWrapped = only.shapes.every((shape) => isInPlace(shape, schema, pointer));
    cases = isWrapped ? only.shapes.map((shape) => ({ ...shape, pointer })) : only.shapes;
  } else {
    const shape = shapeOf(schema, pointer);
    const conditions = shape.conditions.filter((each) => typesAsked(each) === undefined);
    for (const condition of shape.conditions) {
      const shapes = byType(condition, pointer, inner);
      if (shapes) parts.push({ node: conditionOf(schema, pointer), shapes });
    }
    const own = { ...shape, conditions, refused: refusal.refused };
    cases = productOf([{ node: { value: schema, pointer }, shapes: [own] }, ...parts], pointer);
  }
  cases = cases.map((shape) => evaluate(shape, schema, pointer));
  // A word of OpenAPI 3.0 alone.
  if (schema.nullable !== true || library.hasSiblings || isListedWithoutNull(schema)) return cases;
  const empty: Shape = { ...anything(pointer), types: new Set(['null']) };
  return [...cases.map((shape) => ({ ...shape, values: withNull(shape.values) })), empty];
}

/** The condition of a schema alone, where it is kept beside other alternatives. */
function conditionOf(schema: JsonObject, pointer: string): Node {
  const words = Object.entries(schema).filter(([key]) => ['if', 'then', 'else'].includes(key));
  return { value: Object.fromEntries(words), pointer: `${pointer}#if` };
}

function isInPlace({ pointer, from }: Shape, schema: JsonObject, place: string): boolean {
  const keywords = ['allOf', 'anyOf', 'oneOf'].filter((key) => listAt(schema, key).length === 1);
  return from === undefined && keywords.some((key) => pointer === join(place, key, 0));
}

/**
 * `nullable` adds null to the types beside it, and values that are listed there hold all the same (OpenAPI 3.0.4, schema
 * object). Without a type beside it it says nothing by the letter; it is read as it is meant.
 */
const isListedWithoutNull = ({ type, enum: values }: JsonObject): boolean =>
  type !== undefined && Array.isArray(values) && !values.includes(null);

function withNull(values: Json[] | undefined): Json[] | undefined {
  return values && !values.includes(null) ? [...values, null] : values;
}

/** Where the alternatives of a schema are listed. A union that is kept beside others stands where its list does. */
function listOf(library: Library, pointer: string, keyword: string): string {
  return Array.isArray(valueAt(library.document, pointer)) ? pointer : join(pointer, keyword);
}

function unionOf(
  library: Library,
  list: Json[],
  union: string,
  keyword: string,
  within: readonly string[],
): Shape[] {
  const found = list.map((item, index) => {
    const place = join(union, index);
    const shapes = casesOf(library, { value: item, pointer: place }, within);
    const from: Alternative = { keyword, pointer: place, reference: referenceOf(item) };
    return { shapes, from, isNull: shapes.every(isOnlyNull) };
  });
  const several = found.filter(({ isNull }) => !isNull).length > 1;
  const all = found.map(({ shapes }) => shapes);
  const kept = keyword === 'oneOf' ? withoutShared(all) : all;
  return found.flatMap(({ from, isNull }, index) =>
    (kept[index] ?? []).map((shape) => {
      const choices =
        keyword === 'oneOf' ? new Map(shape.choices).set(union, from.pointer) : shape.choices;
      return several && !isNull ? { ...shape, choices, from } : { ...shape, choices };
    }),
  );
}

function isOnlyNull({ types, values }: Shape): boolean {
  return [...types].join() === 'null' || (values?.length === 1 && values[0] === null);
}

/** Whether a condition may speak of a property or an item, instead of asking for some to be there. */
function mayName({ when, follows, otherwise }: Condition): boolean {
  const nodes = [...follows, ...otherwise, ...(typeof when === 'string' ? [] : [when])];
  return nodes.some(
    ({ value }) => isObject(value) && Object.keys(said(value)).some((key) => key !== 'required'),
  );
}

/** An item that `contains` speaks of is evaluated; any other follows what is left over. */
function orContained(contained: Place, left: Place): Node {
  const allOf = contained.map(({ value }) => value);
  const others = left.map(({ value }) => value);
  return { value: { anyOf: [{ allOf }, ...others] }, pointer: `${left[0]?.pointer}#contains` };
}

/** With every composition resolved, what is not evaluated is what is neither named nor spoken of. */
function evaluate(shape: Shape, schema: JsonObject, pointer: string): Shape {
  const result = { ...shape };
  for (const [keyword, isSaid] of [
    ['unevaluatedProperties', shape.isAdditionalSaid],
    ['unevaluatedItems', shape.isItemsSaid],
  ] as const) {
    const value = schema[keyword];
    if (value === undefined || value === true || isSaid) continue;
    // What a condition or a union names besides is not known here; how it is said is compared as a whole.
    if (shape.conditions.some(mayName) || shape.unions.length > 0)
      result.opaque = { ...result.opaque, [keyword]: value };
    const place = [{ value, pointer: join(pointer, keyword) }];
    if (keyword === 'unevaluatedProperties') {
      result.additional = place;
      result.isAdditionalSaid = true;
    } else {
      result.items = shape.contains ? [orContained(shape.contains.schema, place)] : place;
      result.isItemsSaid = true;
    }
  }
  return result;
}
