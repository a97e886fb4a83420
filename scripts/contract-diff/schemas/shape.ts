import { canonical, isObject, type Json, type JsonObject, listAt, stringsAt } from '../lib/json.ts';
import { child, join } from '../lib/pointer.ts';
import { canonicalPattern } from './patterns.ts';

/** What JSON tells apart; `fraction` is a number that is not whole. */
export const TYPES = [
  'array',
  'boolean',
  'fraction',
  'integer',
  'null',
  'object',
  'string',
] as const;
export type Type = (typeof TYPES)[number];

/** A schema where it is written. */
export interface Node {
  value: Json;
  pointer: string;
}

/** All of these hold at once; none means that anything goes. */
export type Place = readonly Node[];

export interface Bound {
  value: number;
  isExclusive: boolean;
}

/** A requirement that holds only for some values. */
export interface Condition {
  /** The keyword that says so, and where it stands. */
  keyword: string;
  pointer: string;
  /** The property whose presence is asked for, or the schema that is. */
  when: string | Node;
  follows: Place;
  otherwise: Place;
}

/** Where a shape comes from, when it is one of several. */
export interface Alternative {
  keyword: string;
  pointer: string;
  reference?: string;
}

/**
 * What a schema without alternatives accepts: every composition is resolved, every keyword stands by
 * itself. What stands below (properties, items) keeps the place where it is written.
 */
export interface Shape {
  pointer: string;
  from?: Alternative;
  types: ReadonlySet<Type>;
  /** The only values that are accepted. */
  values?: Json[];
  lower?: Bound;
  upper?: Bound;
  factors: number[];
  patterns: string[];
  formats: string[];
  /** `minLength` and its kin, by keyword. */
  sizes: Record<string, number>;
  isUnique: boolean;
  required: ReadonlySet<string>;
  properties: ReadonlyMap<string, Place>;
  patternProperties: ReadonlyMap<string, Place>;
  additional: Place;
  /** Whether the schema speaks about properties that it does not name, be it to allow them all. */
  isAdditionalSaid: boolean;
  propertyNames: Place;
  prefix: Place[];
  items: Place;
  isItemsSaid: boolean;
  contains?: { schema: Place; least: number; most?: number };
  conditions: Condition[];
  refused: Node[];
  /** Keywords that can only be compared as a whole. */
  opaque: Record<string, Json>;
}

/** Accepts everything. */
export function anything(pointer: string): Shape {
  return {
    pointer,
    types: new Set(TYPES),
    factors: [],
    patterns: [],
    formats: [],
    sizes: {},
    isUnique: false,
    required: new Set(),
    properties: new Map(),
    patternProperties: new Map(),
    additional: [],
    isAdditionalSaid: false,
    propertyNames: [],
    prefix: [],
    items: [],
    isItemsSaid: false,
    conditions: [],
    refused: [],
    opaque: {},
  };
}

const SIZES = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];

// Resolved elsewhere, said of the schema instead of its values, or without a meaning of their own.
const NOT_OPAQUE = new Set([
  ...['$ref', '$dynamicRef', '$recursiveRef', '$id', '$schema', '$anchor', '$dynamicAnchor'],
  ...[
    '$recursiveAnchor',
    '$vocabulary',
    '$comment',
    '$defs',
    'definitions',
    'allOf',
    'anyOf',
    'oneOf',
  ],
  ...[
    'title',
    'description',
    'example',
    'examples',
    'externalDocs',
    'default',
    'deprecated',
    'xml',
  ],
  ...[
    'readOnly',
    'writeOnly',
    'nullable',
    'discriminator',
    'unevaluatedProperties',
    'unevaluatedItems',
  ],
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...[
    'multipleOf',
    'pattern',
    'format',
    'uniqueItems',
    'required',
    'properties',
    'patternProperties',
  ],
  ...['additionalProperties', 'propertyNames', 'prefixItems', 'items', 'contains', 'minContains'],
  ...['maxContains', 'if', 'then', 'else', 'not', 'dependentRequired', 'dependentSchemas'],
  ...['dependencies', ...SIZES],
]);

/** What the keywords of one schema object say by themselves, its compositions left out. */
export function shapeOf(schema: JsonObject, pointer: string): Shape {
  const shape = anything(pointer);
  const inner = (...keys: (string | number)[]): Node => {
    let value: Json | undefined = schema;
    for (const key of keys) value = child(value, String(key));
    return { value: value ?? true, pointer: join(pointer, ...keys) };
  };
  const members = (key: string) =>
    Object.keys(isObject(schema[key]) ? schema[key] : {}).map((name): [string, Node] => [
      name,
      inner(key, name),
    ]);
  const one = (key: string): Place => (schema[key] === undefined ? [] : [inner(key)]);

  shape.types = typesOf(schema.type);
  shape.values = valuesOf(schema);
  shape.lower = boundOf(schema, 'minimum', 'exclusiveMinimum', 1);
  shape.upper = boundOf(schema, 'maximum', 'exclusiveMaximum', -1);
  if (typeof schema.multipleOf === 'number') shape.factors.push(schema.multipleOf);
  if (typeof schema.pattern === 'string') shape.patterns.push(schema.pattern);
  if (typeof schema.format === 'string') shape.formats.push(schema.format);
  for (const key of SIZES) {
    const size = schema[key];
    if (typeof size === 'number') shape.sizes[key] = size;
  }
  // JSON Schema has no word for the size of a file; it is judged as the length of a text is.
  const bytes = schema['x-max-bytes'];
  if (typeof bytes === 'number') shape.sizes.maxLength = bytes;
  shape.isUnique = schema.uniqueItems === true;
  shape.required = new Set(stringsAt(schema, 'required'));
  shape.properties = new Map(members('properties').map(([name, node]) => [name, [node]]));
  shape.patternProperties = new Map(
    members('patternProperties').map(([name, node]) => [canonicalPattern(name), [node]]),
  );
  shape.additional = one('additionalProperties');
  shape.isAdditionalSaid = schema.additionalProperties !== undefined;
  shape.propertyNames = one('propertyNames');
  shape.prefix = listAt(schema, 'prefixItems').map((_, index) => [inner('prefixItems', index)]);
  shape.items = one('items');
  shape.isItemsSaid = schema.items !== undefined;
  if (schema.contains !== undefined) {
    shape.contains = {
      schema: one('contains'),
      least: typeof schema.minContains === 'number' ? schema.minContains : 1,
      most: typeof schema.maxContains === 'number' ? schema.maxContains : undefined,
    };
  }
  shape.refused = [...one('not')];
  shape.conditions = conditionsOf(schema, inner, members);
  for (const [key, value] of Object.entries(schema)) {
    if (!NOT_OPAQUE.has(key) && !key.startsWith('x-')) shape.opaque[key] = value;
  }
  return shape;
}

function conditionsOf(
  schema: JsonObject,
  inner: (...keys: string[]) => Node,
  members: (key: string) => [string, Node][],
): Condition[] {
  const found: Condition[] = [];
  if (schema.if !== undefined && (schema.then !== undefined || schema.else !== undefined)) {
    const [when, isNegated] = unnegated(inner('if'));
    const [yes, no] = isNegated ? (['else', 'then'] as const) : (['then', 'else'] as const);
    const place = (key: string) => (schema[key] === undefined ? [] : [inner(key)]);
    const pointer = inner(schema.then === undefined ? 'else' : 'then').pointer;
    const keyword = schema.then === undefined ? 'else' : 'then';
    found.push({ keyword, pointer, when, follows: place(yes), otherwise: place(no) });
  }
  for (const key of ['dependentRequired', 'dependentSchemas', 'dependencies']) {
    for (const [name, { value, pointer }] of members(key)) {
      const schema = Array.isArray(value) ? { required: value } : value;
      const follows = [{ value: schema, pointer }];
      found.push({ keyword: key, pointer, when: name, follows, otherwise: [] });
    }
  }
  return found;
}

/** A condition on the presence of one property is named by that property. */
function unnegated(node: Node): [when: string | Node, isNegated: boolean] {
  const { value, pointer } = node;
  if (!isObject(value)) return [node, false];
  const keys = Object.keys(value).filter((key) => key !== 'type' && key !== 'properties');
  const [name, ...others] = stringsAt(value, 'required');
  const isPresence = keys.join() === 'required' && name !== undefined && others.length === 0;
  const said = isObject(value.properties) ? Object.values(value.properties) : [];
  const isPlain = said.every((each) => each === true || canonical(each) === '{}');
  if (isPresence && isPlain) return [name, false];
  if (Object.keys(value).join() !== 'not') return [node, false];
  const [inside, isNegated] = unnegated({
    value: value.not ?? true,
    pointer: join(pointer, 'not'),
  });
  return [inside, !isNegated];
}

function typesOf(type: Json | undefined): Set<Type> {
  const listed = type === undefined ? [] : [type].flat();
  if (listed.length === 0) return new Set(TYPES);
  const known = TYPES.filter((each) => listed.includes(each) && each !== 'fraction');
  return new Set(listed.includes('number') ? [...known, 'integer', 'fraction'] : known);
}

function valuesOf(schema: JsonObject): Json[] | undefined {
  const lists = [
    ...(Array.isArray(schema.enum) ? [schema.enum] : []),
    ...(schema.const === undefined ? [] : [[schema.const]]),
  ];
  const [first, second] = lists;
  if (!first || !second) return first;
  return first.filter((value) => canonical(value) === canonical(second[0]));
}

function boundOf(
  schema: JsonObject,
  inclusive: string,
  exclusive: string,
  sign: 1 | -1,
): Bound | undefined {
  const [plain, strict] = [schema[inclusive], schema[exclusive]];
  const found: Bound[] = [];
  // OpenAPI 3.0 wrote exclusive bounds as a flag beside the bound.
  if (typeof plain === 'number') found.push({ value: plain, isExclusive: strict === true });
  if (typeof strict === 'number') found.push({ value: strict, isExclusive: true });
  return tighter(found[0], found[1], sign);
}

/** The bound that accepts less; `sign` is 1 for lower and -1 for upper bounds. */
export function tighter(
  one: Bound | undefined,
  other: Bound | undefined,
  sign: 1 | -1,
): Bound | undefined {
  if (!one || !other) return one ?? other;
  return compareBounds(one, other, sign) >= 0 ? one : other;
}

/** Positive where `one` accepts less than `other`. */
export function compareBounds(one: Bound, other: Bound, sign: 1 | -1): number {
  return (one.value - other.value) * sign || Number(one.isExclusive) - Number(other.isExclusive);
}
