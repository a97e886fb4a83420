import { canonical, type Json } from '../lib/json.ts';
import { isTaken } from './accepted/exclusive.ts';
import { propertyOf } from './accepted/intersect.ts';
import type { Place, Shape } from './accepted/shape.ts';
import { isNever } from './accepted/simplify/trivial.ts';
import { keyOf } from './accepted/view.ts';
import {
  type Accepts,
  counting,
  dependence,
  MOST_NAMES,
  refusal,
  rulesOf,
} from './presence-rules.ts';

/** Alternatives of objects that differ in nothing but which properties may come together. */
interface Presence {
  accepts: Accepts;
  /** What all alternatives ask for beside that. */
  rest: Shape;
}

/**
 * Two unions of objects as one shape each, where both accept the same sets of properties, in whatever words: required or
 * refused together, in alternatives, by conditions. Undefined where they do not, or where alternatives differ otherwise.
 */
export function withoutPresence(
  before: readonly Shape[],
  after: readonly Shape[],
): [Shape, Shape] | undefined {
  const all = [...before, ...after];
  if (all.length === 2 && !all.some(isLogical)) return undefined;
  // What a condition names besides is not left over, whatever it asks for.
  if (all.some(({ opaque }) => opaque.unevaluatedProperties !== undefined)) return undefined;
  const known = new Set(all.flatMap(({ properties }) => [...properties.keys()]));
  const names = [...new Set([before, after].flatMap((shapes) => namesIn(shapes, known)))];
  if (names.length > MOST_NAMES) return undefined;
  const [had, has] = [presenceOf(before, new Set(names)), presenceOf(after, new Set(names))];
  if (!had || !has) return undefined;
  const sets = setsOf(names);
  const taken = sets.filter(had.accepts);
  if (sets.some((set) => had.accepts(set) !== has.accepts(set))) return undefined;
  return [settled(had.rest, names, taken), settled(has.rest, names, taken)];
}

const isLogical = ({ conditions, refused, sizes }: Shape) =>
  conditions.length + refused.length > 0 || sizes.minProperties !== undefined;

function setsOf(names: readonly string[]): ReadonlySet<string>[] {
  return Array.from(
    { length: 2 ** names.length },
    (_, bits) => new Set(names.filter((__, index) => (bits >> index) % 2 === 1)),
  );
}

/** A shape with those names required that are always there, and those refused that never are. */
function settled(
  shape: Shape,
  names: readonly string[],
  taken: readonly ReadonlySet<string>[],
): Shape {
  const always = names.filter((name) => taken.every((set) => set.has(name)));
  const never = names.filter((name) => taken.every((set) => !set.has(name)));
  const refused = never.map((name): [string, Place] => [
    name,
    [{ value: false, pointer: `${shape.pointer}/properties` }],
  ]);
  return {
    ...shape,
    required: new Set([...shape.required, ...always]),
    properties: new Map([...shape.properties, ...refused]),
  };
}

/** The properties of which alternatives say what comes with them, or of which they say different things. */
function namesIn(shapes: readonly Shape[], known: ReadonlySet<string>): string[] {
  const differing = (lists: readonly (readonly string[])[]) =>
    lists.flat().filter((name) => !lists.every((each) => each.includes(name)));
  return [
    ...shapes.flatMap((shape) => rulesOf(shape).flatMap((rule) => rule.names)),
    ...differing(shapes.map(({ required }) => [...required])),
    ...differing(shapes.map((shape) => [...known].filter((name) => isRefused(shape, name)))),
  ];
}

function presenceOf(shapes: readonly Shape[], names: ReadonlySet<string>): Presence | undefined {
  const rules = shapes.map(rulesOf);
  const properties = commonProperties(shapes);
  const [rest, ...others] = shapes.map((shape) => restOf(shape, names));
  if (!rest || !properties) return undefined;
  if (others.some((each) => textOf(each) !== textOf(rest))) return undefined;
  return {
    accepts: (present) => {
      const fits = shapes.filter(
        (shape, index) =>
          [...shape.required].every((name) => !names.has(name) || present.has(name)) &&
          [...present].every((name) => !isRefused(shape, name)) &&
          (rules[index] ?? []).every(({ accepts }) => accepts(present)),
      );
      return fits.length > 0 && isTaken(fits);
    },
    rest: { ...rest, properties },
  };
}

/** Whether a property may not be there, by its name or because the object is closed. */
const isRefused = (shape: Shape, name: string) => isNever(propertyOf(shape, name));

/** The properties of all alternatives; undefined where two of them ask for something else of one that may be there. */
function commonProperties(shapes: readonly Shape[]): Map<string, Place> | undefined {
  const found = new Map<string, Place>();
  for (const name of new Set(shapes.flatMap(({ properties }) => [...properties.keys()]))) {
    const places = shapes.map((shape) => propertyOf(shape, name));
    const [one, ...others] = places.filter((place) => !isNever(place));
    if (others.some((place) => keyOf(place) !== keyOf(one ?? []))) return undefined;
    found.set(name, one ?? places[0] ?? []);
  }
  return found;
}

/** A shape without what it says of properties that come together. */
function restOf(shape: Shape, names: ReadonlySet<string>): Shape {
  const { minProperties, maxProperties, ...sizes } = shape.sizes;
  return {
    ...shape,
    from: undefined,
    choices: new Map(),
    required: new Set([...shape.required].filter((name) => !names.has(name))),
    properties: new Map(),
    refused: shape.refused.filter((node) => !refusal(node)),
    conditions: shape.conditions.filter((condition) => !dependence(condition)),
    sizes: counting(shape).length > 0 ? sizes : shape.sizes,
  };
}

/** The same text for shapes that are written the same, wherever they stand. */
function textOf({ pointer: _, choices: __, ...shape }: Shape): string {
  const written = JSON.stringify(shape, (key, value: unknown) =>
    value instanceof Set
      ? [...value].sort()
      : value instanceof Map
        ? [...value].sort()
        : key === 'from'
          ? undefined
          : value,
  );
  return canonical(JSON.parse(written) as Json);
}
