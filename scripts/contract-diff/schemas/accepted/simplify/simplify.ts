import { canonical, type Json } from '../../../lib/json.ts';
import { once } from '../../../lib/once.ts';
import { speaksOf } from '../formats.ts';
import { commonSizes } from '../intersect.ts';
import { wordsOf } from '../patterns/pattern-language.ts';
import { lengthOf, matches, matchesAll } from '../patterns/patterns.ts';
import { type Bound, type Node, type Shape, typeOf, without } from '../shape.ts';
import { decided, withoutForbidden } from './conditions.ts';
import { asWhole, isMultiple, oneFactor } from './numbers.ts';
import { refuse } from './refusals.ts';
import { demanding, isNever } from './trivial.ts';

/**
 * The one spelling of what a shape accepts: keywords that cannot matter are gone, what one says in the words
 * of another is said in one way. Undefined when it accepts nothing.
 */
export function simplify(shape: Shape): Shape | undefined {
  let result = refuse(withLengths({ ...shape, patterns: [...shape.patterns].sort() }));
  result = withoutForbidden(result);
  result = { ...result, ...decided(result) };
  result.patterns = result.patterns.filter((pattern) => !matchesAll(pattern));
  result.factors = oneFactor(result.factors, false);
  if (result.factors.every(Number.isInteger) && result.factors.length > 0)
    result.types = without(result.types, 'fraction');
  if (!result.types.has('fraction')) {
    result = { ...asWhole(result), factors: oneFactor(result.factors, true) };
  }
  const { lower, upper } = result;
  // Of whole numbers the bounds are told.
  const isOne = lower && upper && isSingle(lower, upper) && result.types.has('fraction');
  if (isOne && [...result.types].every((type) => type === 'integer' || type === 'fraction'))
    result.values ??= [lower.value];
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

const isSingle = (lower: Bound, upper: Bound) =>
  lower.value === upper.value && !lower.isExclusive && !upper.isExclusive;

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

function withoutKey(sizes: Shape['sizes'], ...gone: string[]): Shape['sizes'] {
  return Object.fromEntries(Object.entries(sizes).filter(([key]) => !gone.includes(key)));
}

const textsIn = once((values: Json[]) => new Set(values.map(canonical)));

/** Whether a shape accepts a value, as far as its plain keywords tell; lists and objects pass. */
export function accepts(shape: Shape, value: Json): boolean {
  if (!shape.types.has(typeOf(value))) return false;
  if (shape.values && !textsIn(shape.values).has(canonical(value))) return false;
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

function simplifyList(shape: Shape): Shape {
  const result = { ...shape, prefix: [...shape.prefix], items: demanding(shape.items) };
  const { contains } = result;
  if (contains && demanding(contains.schema).length === 0) {
    result.sizes = commonSizes(result.sizes, sizesOf(contains));
    result.contains = undefined;
  } else if (contains?.least === 0 && contains.most === undefined) result.contains = undefined;
  // How many items are not left over is not known where a condition may name more of them.
  if (isNever(result.items) && result.opaque.unevaluatedItems === undefined) {
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
  const least = result.contains?.least ?? 0;
  if ((result.sizes.minItems ?? 0) <= least) result.sizes = withoutKey(result.sizes, 'minItems');
  return result;
}

/** How many items a list has that contains as many of any. */
function sizesOf({ least, most }: NonNullable<Shape['contains']>): Shape['sizes'] {
  return { minItems: least, ...(most === undefined ? {} : { maxItems: most }) };
}

function simplifyObject(shape: Shape): Shape {
  const result = { ...shape, additional: demanding(shape.additional) };
  result.propertyNames = demanding(shape.propertyNames);
  if (isNever(result.propertyNames)) {
    result.sizes = commonSizes(result.sizes, { maxProperties: 0 });
    result.propertyNames = [];
  }
  const patterns = new Map(shape.patternProperties);
  for (const [pattern, place] of patterns) {
    const [, name] = ONE_NAME.exec(pattern) ?? [];
    if (name === undefined) continue;
    patterns.delete(pattern);
    const asked = [...(result.properties.get(name) ?? []), ...place];
    result.properties = new Map(result.properties).set(name, asked);
  }
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
  return simplifyNames(result);
}

/** A pattern that one name matches. */
const ONE_NAME = /^\^([\w-]+)\$$/;

const NOTHING: Node = { value: false, pointer: '#nothing' };

/** What names properties may have, in one spelling. */
function simplifyNames(shape: Shape): Shape {
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
  return result;
}

/** The formats of a shape that may speak about texts, or about numbers. */
export function formatsOf({ formats }: Shape, kind: 'string' | 'number'): string[] {
  return formats.filter((format) => speaksOf(format, kind)).sort();
}

/** Every value of a shape, where they can be counted: whole numbers between two bounds, texts of a pattern that has few. */
export function countedValues(shape: Shape): Json[] | undefined {
  if (shape.values) return shape.values;
  const { types, lower, upper } = shape;
  const [only, ...others] = types;
  if (only === 'array' && others.length === 0 && shape.sizes.maxItems === 0) return [[]];
  if (only === 'object' && others.length === 0 && isEmptyOnly(shape)) return [{}];
  if (types.has('string')) {
    const words = shape.sizes.maxLength === 0 ? [''] : wordsOf(shape.patterns, MOST_WORDS);
    return words?.filter((word) => accepts(shape, word));
  }
  if (types.has('fraction') || !lower || !upper || upper.value - lower.value > MOST_COUNTED) {
    return undefined;
  }
  const values = Array.from(
    { length: upper.value - lower.value + 1 },
    (_, step) => lower.value + step,
  );
  return values.filter((value) => accepts(shape, value));
}

const isEmptyOnly = ({ properties, patternProperties, additional }: Shape) =>
  isNever(additional) && properties.size + patternProperties.size === 0;

const MOST_COUNTED = 1000;
const MOST_WORDS = 50;
