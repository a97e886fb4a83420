import { canonical } from '../../lib/json.ts';
import type { Condition, Place, Shape } from './shape.ts';
import { keyOf, type Viewer } from './view.ts';

/** The same text for places that accept the same, as far as one spelling can be given to both. */
export function textOf(viewer: Viewer, place: Place, within: readonly string[] = []): string {
  const key = keyOf(place);
  const depth = within.indexOf(key);
  if (depth >= 0) return `the ${within.length - depth}th above`;
  const inner = (each: Place) => textOf(viewer, each, [...within, key]);
  const view = viewer.view(place);
  const kinds = [...view.shapes].sort(([left], [right]) => (left < right ? -1 : 1));
  return kinds
    .map(
      ([kind, shapes]) =>
        `${kind}: ${shapes
          .map((shape) => describe(shape, inner))
          .sort()
          .join(' or ')}`,
    )
    .join('; ');
}

function describe(shape: Shape, inner: (place: Place) => string): string {
  const map = (places: ReadonlyMap<string, Place>) =>
    Object.fromEntries([...places].map(([name, place]) => [name, inner(place)]));
  const condition = ({ when, follows, otherwise }: Condition) => [
    typeof when === 'string' ? when : inner([when]),
    inner(follows),
    inner(otherwise),
  ];
  return canonical({
    ...(shape.values ? { values: shape.values.map(canonical).sort() } : {}),
    types: [...shape.types].sort(),
    lower: shape.lower ? [shape.lower.value, shape.lower.isExclusive] : null,
    upper: shape.upper ? [shape.upper.value, shape.upper.isExclusive] : null,
    factors: shape.factors,
    patterns: shape.patterns.toSorted(),
    formats: [...shape.formats].sort(),
    sizes: shape.sizes,
    isUnique: shape.isUnique,
    required: [...shape.required].sort(),
    properties: map(shape.properties),
    patternProperties: map(shape.patternProperties),
    additional: inner(shape.additional),
    propertyNames: inner(shape.propertyNames),
    prefix: shape.prefix.map(inner),
    items: inner(shape.items),
    contains: shape.contains
      ? [inner(shape.contains.schema), shape.contains.least, shape.contains.most ?? null]
      : null,
    conditions: shape.conditions.map(condition),
    refused: shape.refused.map((node) => inner([node])).sort(),
    opaque: shape.opaque,
  });
}
