import { type Shape, type Type, without } from '../shape.ts';

/**
 * Alternatives without what they contradict themselves about, since nothing satisfies that. Where nothing satisfies any of
 * them they stay: whoever wrote them meant something, and changes of it are to be told.
 */
export function possibleOnly(shapes: readonly Shape[]): Shape[] {
  const possible = shapes
    .map((shape) => ({ ...shape, types: without(shape.types, ...impossibleTypes(shape)) }))
    .filter(({ types }) => types.size > 0);
  return possible.length > 0 ? possible : [...shapes];
}

function impossibleTypes(shape: Shape): Type[] {
  const isEmpty = (kind: string) =>
    (shape.sizes[`min${kind}`] ?? 0) > (shape.sizes[`max${kind}`] ?? Infinity);
  return [
    ...(haveNoNumber(shape) ? (['integer', 'fraction'] as const) : []),
    ...(isEmpty('Items') ? (['array'] as const) : []),
    ...(isEmpty('Properties') || requiresRefused(shape) ? (['object'] as const) : []),
  ];
}

function haveNoNumber({ lower, upper }: Shape): boolean {
  if (!lower || !upper) return false;
  const isOpen = lower.isExclusive || upper.isExclusive;
  return lower.value > upper.value || (lower.value === upper.value && isOpen);
}

/** Said of the property itself: parts of an `allOf` that are closed to each other's properties are a mistake that validators forgive. */
function requiresRefused({ required, properties }: Shape): boolean {
  return [...required].some((name) => {
    const place = properties.get(name) ?? [];
    return place.length > 0 && place.every(({ value }) => value === false);
  });
}
