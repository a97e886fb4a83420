import { canonical, isObject, type Json, type JsonObject } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';

export type Origins = WeakMap<object, string>;

const ANNOTATIONS = new Set([
  'title',
  'description',
  'example',
  'examples',
  'externalDocs',
  '$comment',
]);
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const SINGLES = new Set([
  'items',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
]);

// JSON Schema has no word for the size of a file; it is judged as the length of a text is.
const MAX_BYTES = 'x-max-bytes';

// What a schema means when it says nothing: stating it changes nothing.
const DEFAULTS: [string, Json][] = [
  ['minLength', 0],
  ['minItems', 0],
  ['minProperties', 0],
  ['uniqueItems', false],
  ['readOnly', false],
  ['writeOnly', false],
  ['deprecated', false],
  ['nullable', false],
  ['required', []],
  ['allOf', []],
  ['additionalProperties', true],
  ['additionalProperties', {}],
  ['unevaluatedProperties', true],
  ['exclusiveMinimum', false],
  ['exclusiveMaximum', false],
];

/**
 * One spelling for schemas that mean the same: no annotations, no stated defaults, sorted sets,
 * null as a type where the schema has one, no wrapper around a single alternative.
 * `origins` learns where each object of the result stood.
 */
export function normaliseSchema(schema: Json, pointer: string, origins: Origins): Json {
  if (!isObject(schema)) return schema;
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === MAX_BYTES) result.maxLength = value;
    if (ANNOTATIONS.has(key) || key.startsWith('x-')) continue;
    result[key] = normaliseKeyword(key, value, join(pointer, key), origins);
  }
  return withOrigin(simplify(result), pointer, origins);
}

function normaliseKeyword(key: string, value: Json, pointer: string, origins: Origins): Json {
  if (MAPS.has(key) && isObject(value)) {
    const entries = Object.entries(value).map(([name, schema]) => [
      name,
      normaliseSchema(schema, join(pointer, name), origins),
    ]);
    return withOrigin(Object.fromEntries(entries), pointer, origins);
  }
  if (LISTS.has(key) && Array.isArray(value)) {
    return value.map((schema, index) => normaliseSchema(schema, join(pointer, index), origins));
  }
  return SINGLES.has(key) ? normaliseSchema(value, pointer, origins) : value;
}

function withOrigin(schema: JsonObject, pointer: string, origins: Origins): JsonObject {
  origins.set(schema, pointer);
  return schema;
}

function simplify(schema: JsonObject): JsonObject {
  let result = boundsAsNumbers({ ...schema });
  if (Array.isArray(result.allOf)) {
    result.allOf = result.allOf.filter((part) => part !== true && canonical(part) !== '{}');
  }
  for (const [key, value] of DEFAULTS) {
    if (key in result && canonical(result[key]) === canonical(value)) delete result[key];
  }
  if ('const' in result && result.const !== undefined && !('enum' in result)) {
    result.enum = [result.const];
    delete result.const;
  }
  if (result.nullable === true) {
    delete result.nullable;
    result = allowNull(result) ?? result;
  }
  if (Array.isArray(result.required)) result.required = sortedSet(result.required);
  if (Array.isArray(result.enum)) result.enum = sortedSet(result.enum);
  if (Array.isArray(result.type)) result.type = oneOrMany(sortedSet(result.type));
  return unwrap(result);
}

// OpenAPI 3.0 wrote exclusive bounds as a flag beside the bound.
function boundsAsNumbers(schema: JsonObject): JsonObject {
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const value = schema[bound];
    if (schema[exclusive] === true && value !== undefined) {
      schema[exclusive] = value;
      delete schema[bound];
    }
  }
  return schema;
}

function unwrap(schema: JsonObject): JsonObject {
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const parts = schema[key];
    if (!Array.isArray(parts)) continue;
    const only = parts[0];
    if (parts.length === 1 && isObject(only)) return unwrapOnly(schema, key, only);
    if (key !== 'allOf') return unwrapNull(schema, key, parts);
  }
  if (typeof schema.$ref === 'string' && Object.keys(schema).length > 1) {
    // A reference with siblings means both: written so that nothing overlooks the siblings.
    const { $ref, ...siblings } = schema;
    return { ...siblings, allOf: [{ $ref }] };
  }
  return schema;
}

function unwrapOnly(schema: JsonObject, key: string, only: JsonObject): JsonObject {
  const { [key]: _, ...siblings } = schema;
  if (Object.keys(siblings).length === 0) return only;
  if (typeof only.$ref === 'string') {
    return 'allOf' in siblings ? schema : { ...siblings, allOf: [only] };
  }
  return mergeDisjoint(only, siblings) ?? schema;
}

/** `{...left, ...right}`, or undefined when both speak about the same keyword. */
export function mergeDisjoint(left: JsonObject, right: JsonObject): JsonObject | undefined {
  return Object.keys(right).some((key) => key in left) ? undefined : { ...left, ...right };
}

function unwrapNull(schema: JsonObject, key: string, parts: Json[]): JsonObject {
  const others = parts.filter((part) => !isNull(part));
  const other = others[0];
  const { [key]: _, ...siblings } = schema;
  const types = parts.map(bareType);
  if (key === 'anyOf' && !('type' in siblings) && types.every((type) => type !== undefined)) {
    return { ...siblings, type: oneOrMany(sortedSet(types.flat())) };
  }
  if (parts.length !== 2 || others.length !== 1 || !isObject(other)) return schema;
  const merged = allowNull(other);
  const whole = merged && mergeDisjoint(merged, siblings);
  if (whole) return whole;
  return 'anyOf' in siblings ? schema : { ...siblings, anyOf: [other, { type: 'null' }] };
}

function bareType(part: Json): Json[] | undefined {
  if (!isObject(part) || Object.keys(part).length !== 1) return undefined;
  if (typeof part.type === 'string') return [part.type];
  return Array.isArray(part.type) ? part.type : undefined;
}

function isNull(part: Json): boolean {
  return canonical(part) === '{"type":"null"}' || canonical(part) === '{"enum":[null]}';
}

/** The schema that also takes null, or undefined where a mere type cannot say so. */
export function allowNull(schema: JsonObject): JsonObject | undefined {
  if (['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if'].some((key) => key in schema))
    return undefined;
  const values = Array.isArray(schema.enum) ? sortedSet([...schema.enum, null]) : undefined;
  if (schema.type === undefined && values === undefined) return undefined;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? []].flat();
  return {
    ...schema,
    ...(types.length > 0 && { type: oneOrMany(sortedSet([...types, 'null'])) }),
    ...(values && { enum: values }),
  };
}

function oneOrMany(values: Json[]): Json {
  return values.length === 1 ? (values[0] ?? null) : values;
}

function sortedSet(values: Json[]): Json[] {
  const byText = new Map(values.map((value) => [canonical(value), value]));
  return [...byText].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);
}
