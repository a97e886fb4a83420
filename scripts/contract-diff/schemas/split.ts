import { canonical, type Json } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';
import type { Place, Shape } from './accepted/shape.ts';

/** The values of a place that lists them. */
type ValuesOf = (place: Place) => Json[] | undefined;

// Longer lists are no constants that tell alternatives apart.
const MOST_VALUES = 50;

/**
 * Alternatives of one contract, those that list values of a property each in as many as there are values, where the
 * other contract has an alternative of its own for two of them: each is then compared with its like.
 */
export function splitByConstants(
  shapes: Shape[],
  others: readonly Shape[],
  valuesOf: ValuesOf,
  valuesOfOthers: ValuesOf,
): Shape[] {
  if (others.length < 2) return shapes;
  const constants = new Map<string, ReadonlySet<string>>();
  const constantsOf = (name: string) => {
    const found = constants.get(name);
    if (found) return found;
    const listed = others
      .filter(({ required }) => required.has(name))
      .map(({ properties }) => valuesOfOthers(properties.get(name) ?? []) ?? []);
    const known = new Set(
      listed.flatMap((values) => (values.length === 1 ? values : [])).map(canonical),
    );
    constants.set(name, known);
    return known;
  };
  return shapes.flatMap((shape) => {
    for (const name of shape.required) {
      const place = shape.properties.get(name) ?? [];
      const [node] = place;
      if (!node) continue;
      const values = valuesOf(place) ?? [];
      if (values.length < 2 || values.length > MOST_VALUES) continue;
      const known = constantsOf(name);
      if (values.filter((value) => known.has(canonical(value))).length < 2) continue;
      return values.map((value, index) => {
        const only = { allOf: place.map((each) => each.value), const: value };
        const alone = [{ value: only, pointer: join(node.pointer, 'enum', index) }];
        return { ...shape, properties: new Map(shape.properties).set(name, alone) };
      });
    }
    return [shape];
  });
}
