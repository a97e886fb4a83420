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

/** How many levels of schemas an outline tells apart. */
const DEPTH = 8;

/** What shapes look like from afar. */
export interface Outlines {
  /** The same number for shapes that accept the same as far down as is looked. */
  of(side: Side, shape: Shape): number;
  /** The same for places. */
  at(side: Side, place: Place): number;
}

type Side = 'base' | 'revision';

/** Outlines of the shapes of two contracts, each worked out once. */
export function outlinesOf(viewers: Record<Side, Viewer>): Outlines {
  const numbers = new Map<string, number>();
  const known = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const shapeAt = (side: Side, shape: Shape, depth: number) =>
    describe(shape, (place) => String(placeAt(side, place, depth - 1)));

  function placeAt(side: Side, place: Place, depth: number): number {
    if (depth === 0) return -1;
    const key = `${side} ${depth} ${keyOf(place)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const texts = [...viewers[side].view(place).shapes.values()]
      .flat()
      .map((shape) => shapeAt(side, shape, depth));
    const number = numberOf(texts.sort().join(' or '));
    known.set(key, number);
    return number;
  }
  return {
    of: (side, shape) => numberOf(shapeAt(side, shape, DEPTH)),
    at: (side, place) => placeAt(side, place, DEPTH),
  };
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
    content: inner(shape.content),
    conditions: shape.conditions.map(condition),
    refused: shape.refused.map((node) => inner([node])).sort(),
    unions: shape.unions.map((node) => inner([node])).sort(),
    opaque: shape.opaque,
  });
}
