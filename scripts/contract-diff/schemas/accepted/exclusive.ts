import { canonical, type Json } from '../../lib/json.ts';
import type { Shape } from './shape.ts';
import { accepts, simplify } from './simplify/simplify.ts';

/**
 * The alternatives of a `oneOf` without the values that it refuses because two of them accept them, as far as
 * those are counted: values that one of them lists, and null. What overlaps otherwise is told by `areApart`.
 */
export function withoutShared(alternatives: readonly Shape[][]): Shape[][] {
  const known = alternatives.map((shapes) => shapes.flatMap((shape) => simplify(shape) ?? []));
  const listed = known
    .flat()
    .filter(isWholeKnown)
    .flatMap(({ values, types }) => values ?? onlyNull(types));
  const mayTake = byListed(known, (shapes) => shapes);
  const shared = [...new Map(listed.map((value) => [canonical(value), value]))]
    .filter(([text, value]) => mayTake(text).filter((shapes) => take(shapes, value)).length > 1)
    .map(([, value]) => value);
  if (shared.length === 0) return [...alternatives];
  const texts = new Set(shared.map(canonical));
  return alternatives.map((shapes) =>
    shapes
      .map((shape) => without(shape, shared, texts))
      .filter(({ types, values }) => types.size > 0 && values?.length !== 0),
  );
}

/**
 * Of many alternatives those that may accept a value, by its canonical text: one that lists its values and not that one
 * need not be looked at.
 */
export function byListed<Alternative>(
  alternatives: readonly Alternative[],
  shapesOf: (alternative: Alternative) => readonly Shape[],
): (text: string) => Alternative[] {
  const [listing, open] = [new Map<string, Set<Alternative>>(), new Set<Alternative>()];
  for (const alternative of alternatives) {
    for (const { values } of shapesOf(alternative)) {
      if (!values) open.add(alternative);
      for (const text of (values ?? []).map(canonical)) {
        listing.set(text, (listing.get(text) ?? new Set()).add(alternative));
      }
    }
  }
  return (text) => [...new Set([...open, ...(listing.get(text) ?? [])])];
}

const onlyNull = (types: Shape['types']): Json[] => (types.has('null') ? [null] : []);

/** Whether it is known what a shape accepts: no condition, refusal or union may take anything away. */
export function isWholeKnown({ refused, conditions, unions, opaque }: Shape): boolean {
  return refused.length + conditions.length + unions.length + Object.keys(opaque).length === 0;
}

/** Whether one of an alternative's shapes surely accepts a value, and no `oneOf` inside refuses it. */
function take(shapes: readonly Shape[], value: Json): boolean {
  const fitting = shapes.filter((shape) => accepts(shape, value));
  const sure = fitting.filter(
    (shape) =>
      isWholeKnown(shape) &&
      (shape.values !== undefined || value === null || (isPlain(value) && !shape.formats.length)),
  );
  const isSure = sure.length === fitting.length || fitting.every(({ choices }) => !choices.size);
  return sure.length > 0 && isSure && isTaken(sure);
}

const isPlain = (value: Json) => typeof value !== 'object';

/** Whether one `oneOf` refuses what fits both: they belong to two of its alternatives. */
export function areExclusive(one: Shape, other: Shape): boolean {
  return [...one.choices].some(([oneOf, chosen]) => {
    const instead = other.choices.get(oneOf);
    return instead !== undefined && instead !== chosen;
  });
}

/**
 * Whether a value is accepted that fits these alternatives and no other ones. Each `oneOf` refuses what fits two of its
 * own, so that an alternative around it does not hold either; in `choices` what is inside comes first.
 */
export function isTaken(shapes: readonly Shape[]): boolean {
  const depths = new Map<string, number>();
  for (const { choices } of shapes) {
    for (const [depth, oneOf] of [...choices.keys()].entries()) {
      depths.set(oneOf, Math.max(depth, depths.get(oneOf) ?? 0));
    }
  }
  let left = shapes;
  for (const [oneOf] of [...depths].sort(([, one], [, other]) => one - other)) {
    const chosen = new Set(left.flatMap(({ choices }) => choices.get(oneOf) ?? []));
    if (chosen.size > 1) left = left.filter(({ choices }) => !choices.has(oneOf));
  }
  return left.length > 0;
}

/** A shape without the values that fit two alternatives; where it lists none itself they are refused. */
function without(shape: Shape, shared: readonly Json[], texts: ReadonlySet<string>): Shape {
  const types = new Set([...shape.types].filter((type) => type !== 'null' || !texts.has('null')));
  if (shape.values) {
    const values = shape.values.filter((value) => !texts.has(canonical(value)));
    return { ...shape, types, values };
  }
  const simple = simplify(shape);
  const gone = shared.filter((value) => value !== null && simple && accepts(simple, value));
  if (gone.length === 0) return { ...shape, types };
  const refused = { value: { enum: gone }, pointer: `#shared/${gone.map(canonical).join()}` };
  return { ...shape, types, refused: [...shape.refused, refused] };
}
