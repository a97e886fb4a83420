import {
  canonical,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  stringsAt,
} from '../../lib/json.ts';
import { canonicalMediaType } from '../../lib/media-type.ts';
import { child, join } from '../../lib/pointer.ts';
import { SIZES } from '../../lib/sizes.ts';
import { FILE_SIZE } from './describing.ts';
import {
  anything,
  type Bound,
  type Condition,
  type Node,
  type Place,
  type Shape,
  TYPES,
  type Type,
  tighter,
} from './shape.ts';
import { isTrivial, said } from './simplify/trivial.ts';

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
    // No keyword beside the `items` of OpenAPI, which is one schema.
    'additionalItems',
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
  ...[
    'maxContains',
    'contentSchema',
    'if',
    'then',
    'else',
    'not',
    'dependentRequired',
    'dependentSchemas',
  ],
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
  // It is judged as the length of a text is.
  const bytes = schema[FILE_SIZE];
  if (typeof bytes === 'number') shape.sizes.maxLength = bytes;
  shape.isUnique = schema.uniqueItems === true;
  shape.required = new Set(stringsAt(schema, 'required'));
  shape.properties = new Map(members('properties').map(([name, node]) => [name, [node]]));
  shape.patternProperties = new Map(
    members('patternProperties').map(([name, node]) => [name, [node]]),
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
  // Of a document of no known kind nothing can be asked.
  if (schema.contentMediaType !== undefined) shape.content = one('contentSchema');
  shape.conditions = conditionsOf(schema, inner, members);
  for (const [key, value] of Object.entries(schema)) {
    if (!NOT_OPAQUE.has(key) && !key.startsWith('x-')) shape.opaque[key] = value;
  }
  readEncoding(shape, schema);
  return shape;
}

/** What OpenAPI 3.1 says by the keywords of contents and 3.0 by a format: texts in base64, and what is sent as it is. */
function readEncoding(shape: Shape, { type, ...said }: JsonObject): void {
  // Neither tells upper from lower case (RFC 2045, 6.1 and RFC 9110, 8.3.1).
  const contentEncoding =
    typeof said.contentEncoding === 'string' ? said.contentEncoding.toLowerCase() : undefined;
  const contentMediaType =
    typeof said.contentMediaType === 'string'
      ? canonicalMediaType(said.contentMediaType)
      : undefined;
  if (contentEncoding !== undefined) shape.opaque.contentEncoding = contentEncoding;
  if (contentMediaType !== undefined) shape.opaque.contentMediaType = contentMediaType;
  if (contentEncoding === 'base64') shape.formats.push('byte');
  else if (shape.formats.includes('byte')) shape.opaque.contentEncoding ??= 'base64';
  else if (
    (type === undefined || type === 'string') &&
    contentEncoding === undefined &&
    contentMediaType === 'application/octet-stream'
  ) {
    shape.types = new Set(['string']);
    shape.formats.push('binary');
    delete shape.opaque.contentMediaType;
  }
}

function conditionsOf(
  schema: JsonObject,
  inner: (...keys: string[]) => Node,
  members: (key: string) => [string, Node][],
): Condition[] {
  const found: Condition[] = [];
  if (schema.if !== undefined) {
    const [when, isNegated] = unnegated(inner('if'));
    const words = isNegated
      ? { follows: 'else', otherwise: 'then' }
      : { follows: 'then', otherwise: 'else' };
    const place = (key: string) => (schema[key] === undefined ? [] : [inner(key)]);
    const [follows, otherwise] = [place(words.follows), place(words.otherwise)];
    found.push({ words, when, follows, otherwise });
  }
  for (const key of ['dependentRequired', 'dependentSchemas', 'dependencies']) {
    for (const [name, { value, pointer }] of members(key)) {
      const schema = Array.isArray(value) ? { required: value } : value;
      const follows = [{ value: schema, pointer }];
      const words = { follows: key, otherwise: key };
      found.push({ words, when: name, follows, otherwise: [] });
    }
  }
  return found;
}

/** A condition on the presence of one property is named by that property. */
function unnegated(node: Node): [when: string | Node, isNegated: boolean] {
  const { value, pointer } = node;
  if (!isObject(value)) return [node, false];
  const words = said(value);
  const keys = Object.keys(words).filter((key) => key !== 'type' && key !== 'properties');
  const [name, ...others] = stringsAt(value, 'required');
  const isPresence = keys.join() === 'required' && name !== undefined && others.length === 0;
  const named = isObject(value.properties) ? Object.values(value.properties) : [];
  const isPlain = named.every((each) => isTrivial({ value: each, pointer }));
  if (isPresence && isPlain) return [name, false];
  if (Object.keys(words).join() !== 'not') return [node, false];
  const [inside, isNegated] = unnegated({
    value: value.not ?? true,
    pointer: join(pointer, 'not'),
  });
  return [inside, !isNegated];
}

/** The types that `type` names. */
export function typesOf(type: Json | undefined): Set<Type> {
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
