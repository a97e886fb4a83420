import { canonical, type Json } from '../../lib/json.ts';
import { matches } from './patterns/patterns.ts';
import { type Node, type Place, type Shape, tighter } from './shape.ts';

/** What both shapes accept. */
export function intersect(one: Shape, other: Shape, pointer: string): Shape {
  return {
    pointer,
    from: one.from ?? other.from,
    choices: new Map([...one.choices, ...other.choices]),
    types: new Set([...one.types].filter((type) => other.types.has(type))),
    values: commonValues(one.values, other.values),
    lower: tighter(one.lower, other.lower, 1),
    upper: tighter(one.upper, other.upper, -1),
    factors: unique([...one.factors, ...other.factors]),
    patterns: unique([...one.patterns, ...other.patterns]),
    formats: unique([...one.formats, ...other.formats]),
    sizes: commonSizes(one.sizes, other.sizes),
    isUnique: one.isUnique || other.isUnique,
    required: new Set([...one.required, ...other.required]),
    properties: commonProperties(one, other),
    patternProperties: commonPatterns(one, other),
    additional: together(one.additional, other.additional),
    isAdditionalSaid: one.isAdditionalSaid || other.isAdditionalSaid,
    propertyNames: together(one.propertyNames, other.propertyNames),
    prefix: commonPrefix(one, other),
    items: together(one.items, other.items),
    isItemsSaid: one.isItemsSaid || other.isItemsSaid,
    contains: one.contains ?? other.contains,
    content: together(one.content, other.content),
    conditions: [...one.conditions, ...other.conditions],
    refused: together(one.refused, other.refused),
    unions: together(one.unions, other.unions),
    opaque: commonOpaque(one, other),
  };
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}

function together(one: Place, other: Place): Node[] {
  const known = new Set(one.map(({ pointer }) => pointer));
  return [...one, ...other.filter(({ pointer }) => !known.has(pointer))];
}

function commonValues(one: Json[] | undefined, other: Json[] | undefined): Json[] | undefined {
  if (!one || !other) return one ?? other;
  const kept = new Set(other.map(canonical));
  return one.filter((value) => kept.has(canonical(value)));
}

/** Of two bounds the one that accepts less, keyword by keyword. */
export function commonSizes(one: Shape['sizes'], other: Shape['sizes']): Shape['sizes'] {
  const result = { ...one };
  for (const [key, size] of Object.entries(other)) {
    const known = result[key];
    const choose = key.startsWith('min') ? Math.max : Math.min;
    result[key] = known === undefined ? size : choose(known, size);
  }
  return result;
}

/** What a shape asks of a property by name, whether it names it or not. */
export function propertyOf(shape: Shape, name: string): Place {
  const matching = [...shape.patternProperties].filter(([pattern]) => matches(pattern, name));
  const named = shape.properties.get(name);
  const spoken = [...(named ?? []), ...matching.flatMap(([, place]) => place)];
  return named || matching.length > 0 ? spoken : shape.additional;
}

function commonProperties(one: Shape, other: Shape): Shape['properties'] {
  const asks = (shape: Shape, name: string) => {
    const isMatched = [...shape.patternProperties.keys()].some((each) => matches(each, name));
    return shape.properties.get(name) ?? (isMatched ? [] : shape.additional);
  };
  const names = unique([...one.properties.keys(), ...other.properties.keys()]);
  return new Map(names.map((name) => [name, together(asks(one, name), asks(other, name))]));
}

function commonPatterns(one: Shape, other: Shape): Shape['patternProperties'] {
  const asks = (shape: Shape, key: string) => shape.patternProperties.get(key) ?? shape.additional;
  const keys = unique([...one.patternProperties.keys(), ...other.patternProperties.keys()]);
  return new Map(keys.map((key) => [key, together(asks(one, key), asks(other, key))]));
}

function commonPrefix(one: Shape, other: Shape): Place[] {
  const length = Math.max(one.prefix.length, other.prefix.length);
  return Array.from({ length }, (_, index) =>
    together(one.prefix[index] ?? one.items, other.prefix[index] ?? other.items),
  );
}

function commonOpaque(one: Shape, other: Shape): Shape['opaque'] {
  const result = { ...one.opaque };
  for (const [key, value] of Object.entries(other.opaque)) {
    const known = result[key];
    const isSame = known === undefined || canonical(known) === canonical(value);
    result[key] = isSame ? value : [known, value];
  }
  // Two lists that both must contain something are compared as they are written.
  if (one.contains && other.contains) result.contains = other.contains.schema.map((n) => n.value);
  return result;
}
