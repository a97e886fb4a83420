import { canonical, isObject, type Json, type JsonObject, stringsAt } from '../../lib/json.ts';
import { isNumericFormat } from './formats.ts';
import { lengthOf, matches, matchesAll } from './patterns.ts';
import type { Bound, Node, Place, Shape, Type } from './shape.ts';

const SAYS_NOTHING = new Set([
  'title',
  'description',
  'example',
  'examples',
  '$comment',
  'deprecated',
]);

/** Whether a schema accepts everything as it is written. */
function isTrivial({ value }: Node): boolean {
  return (
    value === true || (isObject(value) && Object.keys(value).every((k) => SAYS_NOTHING.has(k)))
  );
}

/** Whether a schema accepts nothing as it is written. */
export function isNever(place: Place): boolean {
  return place.some(({ value }) => value === false || canonical(value) === '{"not":{}}');
}

/** The schemas of a place that ask for anything. */
export function demanding(place: Place): Place {
  return place.filter((node) => !isTrivial(node));
}

/**
 * The one spelling of what a shape accepts: keywords that cannot matter are gone, what one says in the words
 * of another is said in one way. Undefined when it accepts nothing.
 */
export function simplify(shape: Shape): Shape | undefined {
  let result = refuse(withLengths({ ...shape, patterns: [...shape.patterns].sort() }));
  result.patterns = result.patterns.filter((pattern) => !matchesAll(pattern));
  if (result.factors.some(Number.isInteger)) result.types = without(result.types, 'fraction');
  if (!result.types.has('fraction')) result = asWhole(result);
  if (result.values) {
    const values = result.values.filter((value) => accepts(result, value));
    result = { ...result, values, types: new Set(values.map(typeOf)) };
  }
  if (result.types.has('array')) result = simplifyList(result);
  if (result.types.has('object')) result = simplifyObject(result);
  const { minLength, maxLength } = result.sizes;
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
    result.types = without(result.types, 'string');
  }
  if (minLength === 0) result.sizes = withoutKey(result.sizes, 'minLength');
  return result.types.size > 0 ? result : undefined;
}

/** Patterns that only count letters say what lengths say. */
function withLengths(shape: Shape): Shape {
  const sizes = { ...shape.sizes };
  const patterns = shape.patterns.filter((pattern) => {
    const length = lengthOf(pattern);
    if (!length) return true;
    sizes.minLength = Math.max(sizes.minLength ?? 0, length.least);
    sizes.maxLength = Math.min(sizes.maxLength ?? Infinity, length.most);
    if (sizes.maxLength === Infinity) delete sizes.maxLength;
    return false;
  });
  return { ...shape, patterns, sizes };
}

function without(types: ReadonlySet<Type>, ...gone: Type[]): Set<Type> {
  return new Set([...types].filter((type) => !gone.includes(type)));
}

function withoutKey(sizes: Shape['sizes'], ...gone: string[]): Shape['sizes'] {
  return Object.fromEntries(Object.entries(sizes).filter(([key]) => !gone.includes(key)));
}

/** Plain refusals said in other words: of a type, of values, of a property. */
function refuse(shape: Shape): Shape {
  const result = { ...shape };
  result.refused = shape.refused.filter((node) => {
    const { value } = node;
    if (value === false) return false;
    if (isTrivial(node)) {
      result.types = new Set();
      return false;
    }
    const keys = isObject(value) ? Object.keys(value) : [];
    if (!isObject(value) || keys.length !== 1) return true;
    const [key] = keys;
    if (key === 'type') {
      const refused = [value.type ?? []].flat();
      const gone = [...result.types].filter(
        (type) =>
          refused.includes(type) || (type !== 'fraction' ? false : refused.includes('number')),
      );
      if (refused.includes('number')) gone.push('integer');
      result.types = without(result.types, ...gone);
      return false;
    }
    if ((key === 'enum' || key === 'const') && result.values) {
      const refused = [value.enum ?? [value.const ?? null]].flat().map(canonical);
      result.values = result.values.filter((each) => !refused.includes(canonical(each)));
      return false;
    }
    const [name, ...others] = stringsAt(value, 'required');
    const isObjectOnly = [...result.types].join() === 'object';
    if (key !== 'required' || name === undefined || others.length > 0 || !isObjectOnly) return true;
    result.properties = new Map(result.properties).set(name, [{ ...node, value: false }]);
    return false;
  });
  return result;
}

// A whole number above 0 is one from 1.
function asWhole(shape: Shape): Shape {
  const step = (bound: Bound | undefined, sign: 1 | -1): Bound | undefined => {
    if (!bound) return undefined;
    const next = sign === 1 ? Math.ceil(bound.value) : Math.floor(bound.value);
    const value = bound.isExclusive && next === bound.value ? next + sign : next;
    return { value, isExclusive: false };
  };
  return {
    ...shape,
    lower: step(shape.lower, 1),
    upper: step(shape.upper, -1),
    factors: shape.factors.filter((factor) => !Number.isInteger(1 / factor)),
  };
}

/** The type of a JSON value. */
function typeOf(value: Json): Type {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

/** Whether a shape accepts a value, as far as its plain keywords tell; lists and objects pass. */
export function accepts(shape: Shape, value: Json): boolean {
  if (!shape.types.has(typeOf(value))) return false;
  if (shape.values && !shape.values.some((each) => canonical(each) === canonical(value)))
    return false;
  if (typeof value === 'number') {
    const { lower, upper } = shape;
    if (lower && (value < lower.value || (lower.isExclusive && value === lower.value)))
      return false;
    if (upper && (value > upper.value || (upper.isExclusive && value === upper.value)))
      return false;
    return shape.factors.every((factor) => isMultiple(value, factor));
  }
  if (typeof value !== 'string') return true;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = shape.sizes;
  const { length } = [...value];
  return (
    length >= minLength &&
    length <= maxLength &&
    shape.patterns.every((each) => matches(each, value))
  );
}

/** Whether `value` is a whole number of times `factor`, but for the rounding of decimals. */
export function isMultiple(value: number, factor: number): boolean {
  const times = value / factor;
  return Math.abs(times - Math.round(times)) < 1e-9;
}

function simplifyList(shape: Shape): Shape {
  const result = { ...shape, prefix: [...shape.prefix], items: demanding(shape.items) };
  if (isNever(result.items)) {
    result.sizes = { ...result.sizes };
    result.sizes.maxItems = Math.min(
      result.sizes.maxItems ?? result.prefix.length,
      result.prefix.length,
    );
    result.items = [];
  }
  const { maxItems } = result.sizes;
  if (maxItems !== undefined) {
    result.prefix.splice(maxItems);
    if (result.prefix.length === maxItems) result.items = [];
    if (maxItems <= 1) result.isUnique = false;
  }
  if (result.items.length === 0) {
    while (result.prefix.length > 0 && demanding(result.prefix.at(-1) ?? []).length === 0) {
      result.prefix.pop();
    }
  }
  const { contains } = result;
  if (contains?.least === 0 && contains.most === undefined) result.contains = undefined;
  const least = result.contains?.least ?? 0;
  if ((result.sizes.minItems ?? 0) <= least) result.sizes = withoutKey(result.sizes, 'minItems');
  return result;
}

function simplifyObject(shape: Shape): Shape {
  const result = { ...shape, additional: demanding(shape.additional) };
  result.propertyNames = demanding(shape.propertyNames);
  const patterns = new Map(shape.patternProperties);
  for (const [pattern, place] of patterns) {
    if (!matchesAll(pattern)) continue;
    patterns.delete(pattern);
    result.additional = demanding(place);
    result.properties = new Map(
      [...result.properties].map(([name, asked]) => [name, [...asked, ...demanding(place)]]),
    );
  }
  if (result.additional.length === 0) {
    for (const [key, place] of patterns) if (demanding(place).length === 0) patterns.delete(key);
  }
  result.patternProperties = patterns;
  return simplifyNames(result, shape.conditions);
}

const NOTHING: Node = { value: false, pointer: '#nothing' };

/** What names properties may have, in one spelling. */
function simplifyNames(shape: Shape, conditions: Shape['conditions']): Shape {
  const result = { ...shape };
  if (result.sizes.maxProperties === 0) {
    result.additional = [NOTHING];
    result.properties = new Map();
    result.patternProperties = new Map();
  }
  const [pattern, ...others] = [...result.patternProperties];
  const isClosed = isNever(result.additional);
  if (isClosed && pattern && others.length === 0 && result.properties.size === 0) {
    const [name, place] = pattern;
    if (demanding(place).length === 0) {
      const names = { value: { pattern: name }, pointer: `${result.pointer}/patternProperties` };
      result.propertyNames = [...result.propertyNames, names];
      result.patternProperties = new Map();
      result.additional = [];
    }
  } else if (isClosed && !pattern) {
    result.properties = new Map([...result.properties].filter(([, place]) => !isNever(place)));
    const most = result.sizes.maxProperties;
    if (most !== undefined && most >= result.properties.size) {
      result.sizes = withoutKey(result.sizes, 'maxProperties');
    }
  }
  if ((result.sizes.minProperties ?? 0) <= result.required.size) {
    result.sizes = withoutKey(result.sizes, 'minProperties');
  }
  result.conditions = conditions.filter(({ follows, otherwise }) =>
    [...follows, ...otherwise].some((node) => !isRequiredAlready(node, result.required)),
  );
  return result;
}

function isRequiredAlready(node: Node, required: ReadonlySet<string>): boolean {
  if (isTrivial(node)) return true;
  const schema: JsonObject = isObject(node.value) ? node.value : {};
  const names = stringsAt(schema, 'required');
  return Object.keys(schema).join() === 'required' && names.every((name) => required.has(name));
}

/** The formats of a shape that speak about texts, or about numbers. */
export function formatsOf({ formats }: Shape, kind: 'string' | 'number'): string[] {
  return formats.filter((format) => isNumericFormat(format) === (kind === 'number')).sort();
}

/** Every value of a shape, where they can be counted: whole numbers between two bounds, the empty text. */
export function countedValues(shape: Shape): Json[] | undefined {
  if (shape.values) return shape.values;
  const { types, lower, upper } = shape;
  if (types.has('string')) return shape.sizes.maxLength === 0 ? [''] : undefined;
  if (types.has('fraction') || !lower || !upper || upper.value - lower.value > MOST_COUNTED) {
    return undefined;
  }
  const values = Array.from(
    { length: upper.value - lower.value + 1 },
    (_, step) => lower.value + step,
  );
  return values.filter((value) => accepts(shape, value));
}

const MOST_COUNTED = 1000;
