import { canonical, isObject, type Json, type JsonObject, stringsAt } from '../../../lib/json.ts';
import { commonSizes } from '../intersect.ts';
import { typesOf } from '../read-shape.ts';
import { type Node, type Shape, TYPES, type Type, tighter, typeOf, without } from '../shape.ts';
import { isTrivial, said } from './trivial.ts';

/** Plain refusals said in other words: of a type, of values, of a bound, of a property. */
export function refuse(shape: Shape): Shape {
  const result = { ...shape };
  const values: Node[] = [];
  result.refused = shape.refused.filter((node) => {
    const { value } = node;
    if (value === false) return false;
    if (isTrivial(node)) {
      result.types = new Set();
      return false;
    }
    if (!isObject(value)) return true;
    // What only values of other types are refused for is refused for nothing.
    if (value.type !== undefined) {
      const about = typesOf(value.type);
      if ([...result.types].every((type) => !about.has(type))) return false;
    }
    const words = said(value);
    const [key, ...others] = Object.keys(words).filter((each) => each !== 'type');
    if (key === undefined) {
      result.types = without(result.types, ...typesOf(value.type));
      return false;
    }
    if (others.length > 0) return true;
    const bounded = withoutRange(result, words, key);
    if (bounded) {
      Object.assign(result, bounded);
      return false;
    }
    if (key === 'enum' || key === 'const') {
      values.push(node);
      return false;
    }
    if (value.type !== undefined) return true;
    const [name, ...more] = stringsAt(value, 'required');
    const isObjectOnly = [...result.types].join() === 'object';
    if (key !== 'required' || name === undefined || more.length > 0 || !isObjectOnly) return true;
    result.properties = new Map(result.properties).set(name, [{ ...node, value: false }]);
    return false;
  });
  return values.length > 0 ? withoutValues(result, values) : result;
}

/** The types of the values that a bound speaks about. */
const NUMBERS: Type[] = ['integer', 'fraction'];
const SPEAKS_OF: Record<string, Type[]> = {
  ...{ minimum: NUMBERS, exclusiveMinimum: NUMBERS, maximum: NUMBERS, exclusiveMaximum: NUMBERS },
  ...{ minLength: ['string'], maxLength: ['string'], minItems: ['array'], maxItems: ['array'] },
  ...{ minProperties: ['object'], maxProperties: ['object'] },
};

/** What is left where all that keeps a bound is refused: what is beyond it. Undefined where no bound can say that. */
function withoutRange(shape: Shape, words: JsonObject, key: string): Partial<Shape> | undefined {
  const [spoken, bound] = [SPEAKS_OF[key], words[key]];
  if (!spoken || typeof bound !== 'number') return undefined;
  const about = words.type === undefined ? new Set(TYPES) : typesOf(words.type);
  // Of whole numbers alone nothing else is asked than of all numbers.
  if (spoken.some((type) => shape.types.has(type) && !about.has(type))) return undefined;
  const types = without(shape.types, ...[...about].filter((type) => !spoken.includes(type)));
  if (spoken !== NUMBERS) {
    const [least, kind] = [key.slice(0, 3), key.slice(3)];
    const size = least === 'max' ? { [`min${kind}`]: bound + 1 } : { [`max${kind}`]: bound - 1 };
    if (least === 'min' && bound <= 0) return { types: without(types, ...spoken) };
    return { types, sizes: commonSizes(shape.sizes, size) };
  }
  const beyond = { value: bound, isExclusive: !key.startsWith('exclusive') };
  return key.endsWith('aximum')
    ? { types, lower: tighter(shape.lower, beyond, 1) }
    : { types, upper: tighter(shape.upper, beyond, -1) };
}

/** What is left where values are refused; those that nothing else can say stay refused, in one list. */
function withoutValues(shape: Shape, nodes: readonly Node[]): Shape {
  const listed = nodes.flatMap(({ value }) => listedIn(isObject(value) ? value : {}));
  const texts = new Set(listed.map(canonical));
  const result = { ...shape };
  if (texts.has('null')) result.types = without(result.types, 'null');
  if (!result.values && [...result.types].join() === 'boolean') result.values = [false, true];
  if (result.values) {
    result.values = result.values.filter((each) => !texts.has(canonical(each)));
    return result;
  }
  if (texts.has('""')) result.sizes = commonSizes(result.sizes, { minLength: 1 });
  const left = listed.filter((each) => each !== '' && result.types.has(typeOf(each)));
  const [first] = nodes;
  if (!first || left.length === 0) return result;
  const values = new Map(left.map((each) => [canonical(each), each]));
  const isWhole = nodes.length === 1 && values.size === listed.length;
  const node = isWhole
    ? first
    : { value: { enum: [...values.values()] }, pointer: `#refused/${[...values.keys()].join()}` };
  return { ...result, refused: [...result.refused, node] };
}

function listedIn({ type, enum: values, const: value }: JsonObject): Json[] {
  const types = typesOf(type);
  const listed = Array.isArray(values) ? values : [value ?? null];
  return listed.filter((each) => types.has(typeOf(each)));
}
