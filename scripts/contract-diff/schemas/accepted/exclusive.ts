import { canonical, type Json } from '../../lib/json.ts';
import type { Shape } from './shape.ts';
import { simplify } from './simplify/simplify.ts';

/**
 * The alternatives of a `oneOf` without the values that it refuses because two of them accept them, as far as
 * those are counted: listed values, and null. What overlaps otherwise is told by `areApart`.
 */
export function withoutShared(alternatives: readonly Shape[][]): Shape[][] {
  const listed = alternatives.map((shapes) => new Set(shapes.flatMap(countedIn)));
  const times = new Map<string, number>();
  for (const value of listed.flatMap((values) => [...values])) {
    times.set(value, (times.get(value) ?? 0) + 1);
  }
  const isShared = (value: Json) => (times.get(canonical(value)) ?? 0) > 1;
  if (![...times.values()].some((count) => count > 1)) return [...alternatives];
  return alternatives.map((shapes) =>
    shapes
      .map((shape) => without(shape, isShared))
      .filter(({ types, values }) => types.size > 0 && values?.length !== 0),
  );
}

/** The values that an alternative surely accepts; what a condition, a refusal or a union may take away is not counted. */
function countedIn(shape: Shape): string[] {
  const simple = simplify(shape);
  if (!simple) return [];
  const { types, values, refused, conditions, unions, opaque } = simple;
  const unknown = [...refused, ...conditions, ...unions, ...Object.keys(opaque)];
  if (unknown.length > 0) return [];
  if (values) return values.map(canonical);
  return types.has('null') ? [canonical(null)] : [];
}

/** Whether one `oneOf` refuses what fits both: they belong to two of its alternatives. */
export function areExclusive(one: Shape, other: Shape): boolean {
  return [...one.choices].some(([oneOf, chosen]) => {
    const instead = other.choices.get(oneOf);
    return instead !== undefined && instead !== chosen;
  });
}

function without(shape: Shape, isShared: (value: Json) => boolean): Shape {
  const types = isShared(null) ? [...shape.types].filter((type) => type !== 'null') : shape.types;
  return {
    ...shape,
    types: new Set(types),
    values: shape.values?.filter((value) => !isShared(value)),
  };
}
