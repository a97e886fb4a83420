import { canonical, isObject, type Json, stringsAt } from '../../lib/json.ts';
import { casesOfPlace } from './cases.ts';
import type { Library } from './library.ts';
import { productOf } from './product.ts';
import type { Condition, Node, Place, Shape, Type } from './shape.ts';
import { simplify } from './simplify/simplify.ts';
import { said } from './simplify/trivial.ts';

// Longer lists are no constants that tell alternatives apart.
const MOST_VALUES = 50;

/** A condition that the values of one property decide. */
interface Decided {
  condition: Condition;
  name: string;
  /** The values that meet it, and the others that the property may have. */
  met: Json[];
  unmet: Json[];
  /** Whether the condition is met where the property is missing. */
  isMetWithout: boolean;
}

/**
 * A shape of objects as alternatives, where a condition asks for the value of a property that lists its values: what
 * follows from some of them and what from the others are alternatives, in whatever words. Where the property is missing,
 * it goes with those that it is treated as. Each has its one spelling, as the shape has.
 */
export function byValue(library: Library, shape: Shape): Shape[] {
  // Of what is no object such a condition decides otherwise.
  if ([...shape.types].join() !== 'object') return [shape];
  // What a condition names besides is not left over: it is compared as it is written.
  if (Object.keys(shape.opaque).some((key) => key.startsWith('unevaluated'))) return [shape];
  const decided = decidedIn(library, shape);
  if (!decided) return [shape];
  const { condition, name, met, unmet, isMetWithout } = decided;
  const rest = shape.conditions.filter((each) => each !== condition);
  const branch = (values: Json[], follows: Place, isAsked: boolean): Shape[] => {
    if (values.length === 0 && (isAsked || shape.required.has(name))) return [];
    const place = shape.properties.get(name) ?? [];
    const only = listing(values, place[0]?.pointer ?? shape.pointer);
    const properties = new Map(shape.properties).set(name, [...place, only]);
    const required = isAsked ? new Set([...shape.required, name]) : shape.required;
    const own: Shape = { ...shape, conditions: rest, properties, required };
    const parts = follows.map((node) => ({
      node,
      shapes: casesOfPlace(library, [node], node.pointer),
    }));
    return productOf([{ node: only, shapes: [own] }, ...parts], shape.pointer);
  };
  const found = [
    ...branch(met, condition.follows, !isMetWithout),
    ...branch(unmet, condition.otherwise, isMetWithout),
  ].flatMap((each) => simplify(each) ?? []);
  // Where nothing is left, whoever wrote it meant something.
  return found.length > 0 ? found.flatMap((each) => byValue(library, each)) : [shape];
}

/** What lists values; where it stands says which, so that no other list is taken for it. */
const listing = (values: Json[], pointer: string): Node => ({
  value: { enum: values },
  pointer: `${pointer}#${canonical(values)}`,
});

function decidedIn(library: Library, shape: Shape): Decided | undefined {
  for (const condition of shape.conditions) {
    const asked = askedBy(condition);
    if (!asked) continue;
    const listed = valuesIn(library, shape.properties.get(asked.name) ?? []);
    if (!listed || listed.length > MOST_VALUES) continue;
    const texts = new Set(asked.values.map(canonical));
    const met = listed.filter((value) => texts.has(canonical(value)));
    const unmet = listed.filter((value) => !texts.has(canonical(value)));
    return { condition, ...asked, met, unmet };
  }
  return undefined;
}

/** The property whose values decide a condition, and the ones that meet it. */
function askedBy({
  when,
}: Condition): { name: string; values: Json[]; isMetWithout: boolean } | undefined {
  if (typeof when === 'string' || !isObject(when.value)) return undefined;
  const { type, required, properties, ...others } = said(when.value);
  const [listed, ...more] = isObject(properties) ? Object.entries(properties) : [];
  if (!listed || more.length + Object.keys(others).length > 0) return undefined;
  const [name, schema] = listed;
  const values = listedIn(schema);
  const isOther = stringsAt({ required: required ?? [] }, 'required').some((one) => one !== name);
  if (!values || isOther || (type !== undefined && type !== 'object')) return undefined;
  return { name, values, isMetWithout: required === undefined };
}

/** The values that a schema lists and says nothing else of. */
function listedIn(schema: Json): Json[] | undefined {
  const words = isObject(schema) ? said(schema) : {};
  const [key, ...others] = Object.keys(words);
  if (others.length > 0) return undefined;
  if (key === 'const') return [words.const ?? null];
  return key === 'enum' && Array.isArray(words.enum) ? words.enum : undefined;
}

/** Types of which each value can be listed. */
const FEW: { [type in Type]?: readonly Json[] } = { boolean: [false, true], null: [null] };

/** All values of a place, where they are listed. */
export function valuesIn(library: Library, place: Place): Json[] | undefined {
  const shapes = casesOfPlace(library, place, '#').flatMap((each) => simplify(each) ?? []);
  const lists = shapes.map(({ values, types }) => {
    if (values) return values;
    const few = [...types].map((type) => FEW[type]);
    const known = few.filter((list) => list !== undefined);
    return known.length === few.length ? known.flat() : undefined;
  });
  const known = lists.filter((list) => list !== undefined);
  if (place.length === 0 || known.length < lists.length) return undefined;
  return [...new Map(known.flat().map((value) => [canonical(value), value])).values()];
}
