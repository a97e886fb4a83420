import { isObject, type Json } from '../../lib/json.ts';
import { type Part, productOf } from './product.ts';
import { typesOf } from './read-shape.ts';
import {
  anything,
  type Condition,
  type Node,
  type Place,
  type Shape,
  TYPES,
  type Type,
  without,
} from './shape.ts';
import { said } from './simplify/trivial.ts';

/** The types of which the first branch of a condition is asked, where nothing but the type decides. */
export function typesAsked({ when }: Condition): ReadonlySet<Type> | undefined {
  return typeof when === 'string' ? undefined : typesIn(when.value);
}

function typesIn(schema: Json): ReadonlySet<Type> | undefined {
  if (schema === true) return new Set(TYPES);
  if (!isObject(schema)) return new Set();
  const words = said(schema);
  const [key, ...others] = Object.keys(words);
  if (key === undefined) return new Set(TYPES);
  if (others.length > 0) return undefined;
  if (key === 'type') return typesOf(words.type);
  const isNull = key === 'const' ? words.const === null : JSON.stringify(words[key]) === '[null]';
  return isNull && (key === 'const' || key === 'enum') ? new Set(['null']) : undefined;
}

/** What a condition accepts that the type alone decides, as alternatives of different types. */
export function byType(
  condition: Condition,
  pointer: string,
  inner: (node: Node) => Part,
): Shape[] | undefined {
  const met = typesAsked(condition);
  if (!met) return undefined;
  const branch = (types: ReadonlySet<Type>, place: Place): Shape[] => {
    if (types.size === 0) return [];
    const typed = { node: { value: true, pointer }, shapes: [{ ...anything(pointer), types }] };
    return productOf([typed, ...place.map(inner)], pointer);
  };
  const unmet = without(new Set(TYPES), ...met);
  return [...branch(met, condition.follows), ...branch(unmet, condition.otherwise)];
}
