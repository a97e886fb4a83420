import { canonical, type Json } from '../../lib/json.ts';
import type { Shape } from './shape.ts';

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

function countedIn({ types, values }: Shape): string[] {
  if (values) return values.map(canonical);
  return types.has('null') ? [canonical(null)] : [];
}

function without(shape: Shape, isShared: (value: Json) => boolean): Shape {
  const types = isShared(null) ? [...shape.types].filter((type) => type !== 'null') : shape.types;
  return {
    ...shape,
    types: new Set(types),
    values: shape.values?.filter((value) => !isShared(value)),
  };
}
