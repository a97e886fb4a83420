import { createHash } from 'node:crypto';
import { canonical, type Json } from '../../lib/json.ts';
import { once } from '../../lib/once.ts';
import { overlap } from './apart.ts';
import { propertyOf } from './intersect.ts';
import type { Condition, Place, Shape } from './shape.ts';
import { keyOf, type View, type Viewer } from './view.ts';

/** The same text for places that accept the same, as far as one spelling can be given to both. */
export function textOf(viewer: Viewer, place: Place, within: readonly string[] = []): string {
  const key = keyOf(place);
  const depth = within.indexOf(key);
  if (depth >= 0) return `the ${within.length - depth}th above`;
  const inner = (each: Place) => textOf(viewer, each, [...within, key]);
  const view = viewer.view(place);
  const kinds = [...view.shapes].sort(([left], [right]) => (left < right ? -1 : 1));
  return kinds
    .map(([kind, shapes]) => {
      const texts = new Map(shapes.map((shape) => [shape, describe(shape, inner)]));
      const alternatives = view.alternatives.get(kind) ?? [];
      const groups = overlap(alternatives, viewer.view)
        ? groupsOf(alternatives, (shape) => texts.get(shape) ?? describe(shape, inner))
        : '';
      return `${kind}: ${[...texts.values()].sort().join(' or ')} ${groups}`;
    })
    .join('; ');
}

/** Which alternatives each `oneOf` tells apart, the same text however they are ordered. */
function groupsOf(shapes: readonly Shape[], textOf: (shape: Shape) => string): string {
  const unions = new Set(shapes.flatMap(({ choices }) => [...choices.keys()]));
  const groups = [...unions].map((oneOf) => {
    const chosen = Map.groupBy(shapes, ({ choices }) => choices.get(oneOf) ?? '');
    return canonical([...chosen.values()].map((each) => each.map(textOf).sort()).sort());
  });
  return canonical(groups.sort());
}

/** How many levels of schemas an outline tells apart. */
const DEPTH = 8;

/** Works out what shapes look like so far down once for the same shapes and depth. */
function onceADepth<Value>() {
  const known = new WeakMap<View['shapes'], Map<number, Value>>();
  return (shapes: View['shapes'], depth: number, tell: () => Value): Value => {
    const depths = known.get(shapes) ?? new Map<number, Value>();
    known.set(shapes, depths);
    const value = depths.get(depth) ?? tell();
    depths.set(depth, value);
    return value;
  };
}

/** What shapes look like from afar. */
export interface Outlines {
  /** The same number for shapes that accept the same as far down as is looked. */
  of(side: Side, shape: Shape): number;
  /** The same for places. */
  at(side: Side, place: Place): number;
  /** The same text for alternatives that differ from each other in the same; of their properties only some are looked at. */
  own(side: Side, shapes: readonly Shape[], names: ReadonlySet<string>): string;
}

type Side = 'base' | 'revision';

/** Outlines of the shapes of two contracts, each worked out once. */
export function outlinesOf(viewers: Record<Side, Viewer>): Outlines {
  const numbers = new Map<string, number>();
  // All places that refer to one component accept one and the same.
  const known = onceADepth<number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const shapeAt = (side: Side, shape: Shape, depth: number) =>
    describe(shape, (place) => String(placeAt(side, place, depth - 1)));

  function placeAt(side: Side, place: Place, depth: number): number {
    if (depth === 0) return -1;
    const { shapes, alternatives } = viewers[side].view(place);
    return known(shapes, depth, () => {
      const texts = [...shapes.values()].flat().map((shape) => shapeAt(side, shape, depth));
      const groups = [...alternatives.values()]
        .filter((each) => overlap(each, viewers[side].view))
        .map((each) => groupsOf(each, (shape) => shapeAt(side, shape, depth)));
      return numberOf([...texts.sort(), ...groups.sort()].join(' or '));
    });
  }
  const outlineOf = {
    base: once((shape: Shape) => numberOf(shapeAt('base', shape, DEPTH))),
    revision: once((shape: Shape) => numberOf(shapeAt('revision', shape, DEPTH))),
  };
  return {
    of: (side, shape) => outlineOf[side](shape),
    at: (side, place) => placeAt(side, place, DEPTH),
    own: (side, shapes, names) =>
      ownWords(shapes, names, (place) => String(placeAt(side, place, DEPTH))),
  };
}

/** What schemas say in a few letters that are the same in every run: what a waiver of them covers. */
export interface Digests {
  place: (place: Place) => string;
  shape: (shape: Shape) => string;
  /** Of a shape only what it says under some of its keys. */
  parts: (shape: Shape, keys: readonly (keyof Shape)[]) => string;
}

/** Digests of the schemas of a contract, the same for those that accept the same as far down as is looked. */
export const digestsOf = once((viewer: Viewer): Digests => {
  const known = onceADepth<string>();
  const placeAt = (place: Place, depth: number): string => {
    if (depth === 0) return '';
    const { shapes } = viewer.view(place);
    return known(shapes, depth, () => {
      const texts = [...shapes.values()]
        .flat()
        .map((shape) => describe(shape, (inner) => placeAt(inner, depth - 1)));
      return digestOf(texts.sort().join(' or '));
    });
  };
  const place = (inner: Place) => placeAt(inner, DEPTH);
  return {
    place,
    shape: (shape) => digestOf(describe(shape, place)),
    parts: (shape, keys) => {
      const said = Object.entries(saidBy(shape, place));
      return canonical(Object.fromEntries(said.filter(([key]) => keys.some((one) => one === key))));
    },
  };
});

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** What alternatives say, each without what all of them say. */
function ownWords(
  shapes: readonly Shape[],
  names: ReadonlySet<string>,
  inner: (place: Place) => string,
): string {
  const words = shapes.map((shape) => {
    const plain = { ...shape, required: new Set<string>(), properties: new Map(), sizes: {} };
    const said = [
      ...Object.entries(saidBy(plain, inner)),
      ...Object.entries(shape.sizes),
      ...[...shape.required].map((name) => ['required', name]),
      ...[...names].map((name) => ['properties', name, inner(propertyOf(shape, name))]),
    ];
    return new Set(said.map((word) => canonical(word)));
  });
  const own = words.map((said) =>
    [...said].filter((word) => !words.every((each) => each.has(word))).sort(),
  );
  return canonical([...new Set(own.map(canonical))].sort());
}

function describe(shape: Shape, inner: (place: Place) => string): string {
  return canonical(saidBy(shape, inner));
}

function saidBy(shape: Shape, inner: (place: Place) => string): Record<string, Json> {
  const map = (places: ReadonlyMap<string, Place>) =>
    Object.fromEntries([...places].map(([name, place]) => [name, inner(place)]));
  const condition = ({ when, follows, otherwise }: Condition) => [
    typeof when === 'string' ? when : inner([when]),
    inner(follows),
    inner(otherwise),
  ];
  return {
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
  };
}
