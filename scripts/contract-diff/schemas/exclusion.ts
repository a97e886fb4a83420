import { areApart, asksNothing, overlap } from './accepted/apart.ts';
import { isTaken } from './accepted/exclusive.ts';
import type { Shape } from './accepted/shape.ts';
import type { Kind, Read } from './accepted/view.ts';
import { type Difference, type Effect, effectOf, type Site } from './difference.ts';

export interface Side {
  /** Those for values of one kind. */
  alternatives: readonly Shape[];
  read: Read;
  /** The same number for shapes that accept the same as far down as is looked. */
  outline: (shape: Shape) => number;
  /** What each alternative asks for that not all of them do, of some properties: a value that fits two has it of both. */
  own: (names: ReadonlySet<string>) => string;
  /** Whether a discriminator tells the alternatives apart, whatever else they accept. */
  isTold: boolean;
}

/**
 * What `oneOf` refuses because it fits two alternatives, where there can be such values. Once there are, an alternative
 * that takes more lets others refuse more, so that every change of them goes both ways; `areSame`: there is none.
 */
export function compareExclusion(
  kind: Kind,
  { base, revision }: Record<'base' | 'revision', Side>,
  areSame: () => boolean,
  site: Site,
): Difference[] {
  const refuses = ({ alternatives, read }: Side) => overlap(alternatives, read);
  const [refused, refusesNow] = [refuses(base), refuses(revision)];
  const rule = 'schema-combinator-changed';
  const subject = { base: base.alternatives, revision: revision.alternatives };
  // Objects nearly always may have the properties of two alternatives at once, and nearly never do: but for those that
  // have the same properties in each.
  const areAlike = [...(refused ? [base] : []), ...(refusesNow ? [revision] : [])].every(
    haveSameProperties,
  );
  const message = `What \`oneOf\`${site.of} refuses because it fits two subschemas was changed.`;
  const isTold = base.isTold && revision.isTold;
  const isLikely =
    kind !== 'object' || base.alternatives.some(asksNothing) || (areAlike && !isTold);
  if (refused && refusesNow) {
    const effect = isChanged() ? 'both' : regrouped(base, revision, isLikely);
    if (!effect) return [];
    const pointer = site.revision;
    return [{ rule, effect, message, note: message, side: 'revision', pointer, subject }];
  }
  // Whoever reads the discriminator reads what fits two as the one that it names.
  if (refused && isTold && kind === 'object') return [];
  if (refused === refusesNow || (!isLikely && revision.alternatives.length === 1)) return [];
  const isOneOf = ({ alternatives }: Side) => alternatives.some(({ choices }) => choices.size > 0);
  const cameOrWent = `\`oneOf\`${site.of} was ${refusesNow ? 'added' : 'removed'}.`;
  const words = isOneOf(base) && isOneOf(revision) ? message : cameOrWent;
  return [
    {
      rule,
      effect: refusesNow ? 'narrower' : 'wider',
      message: words,
      note: words,
      side: refusesNow ? 'revision' : 'base',
      pointer: `${refusesNow ? site.revision : site.base}/oneOf`,
      subject,
    },
  ];

  function isChanged(): boolean {
    const areAsMany = base.alternatives.length === revision.alternatives.length;
    if (!isLikely || (areAsMany && areSame())) return false;
    // A property that came or went is told of the property.
    const names = new Set([...namesIn(base)].filter((name) => namesIn(revision).has(name)));
    return !(kind === 'object' && areAlike && base.own(names) === revision.own(names));
  }
}

const namesIn = ({ alternatives }: Side) =>
  new Set(alternatives.flatMap(({ properties }) => [...properties.keys()]));

/** An alternative that names none, and of those left over asks for nothing, is about what others name. */
function haveSameProperties({ alternatives }: Side): boolean {
  const names = alternatives
    .filter(({ properties, additional }) => properties.size + additional.length > 0)
    .map(({ properties }) => [...properties.keys()].sort().join(' '));
  return new Set(names).size <= 1;
}

/**
 * What it means that alternatives which both contracts have are listed by another `oneOf`, or by none: that what fits
 * two of them, or three where that is likely, is refused or accepted.
 */
function regrouped(base: Side, revision: Side, isLikely: boolean): Effect | undefined {
  const pairs = commonTo(base, revision);
  const [before, after] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  if (grouping(before) === grouping(after)) return undefined;
  const isMet = (indices: readonly number[]) =>
    indices.every((index, place) =>
      indices.slice(0, place).every((earlier) => meet(earlier, index)),
    );
  const meet = (index: number, other: number) => {
    const [one, next] = [before[index], before[other]];
    return one !== undefined && next !== undefined && !areApart(one, next, base.read);
  };
  const at = (shapes: readonly Shape[], indices: readonly number[]) =>
    indices.flatMap((index) => shapes[index] ?? []);
  let [isNarrower, isWider] = [false, false];
  for (const indices of together(pairs.length, isLikely ? 3 : 2)) {
    const [took, takes] = [isTaken(at(before, indices)), isTaken(at(after, indices))];
    if (took === takes || !isMet(indices)) continue;
    if (took) isNarrower = true;
    else isWider = true;
  }
  return effectOf(isNarrower, isWider);
}

/** The alternatives that both have. */
function commonTo(base: Side, revision: Side): [Shape, Shape][] {
  const left = revision.alternatives.map((shape) => ({ shape, text: revision.outline(shape) }));
  return base.alternatives.flatMap((shape) => {
    const index = left.findIndex(({ text }) => text === base.outline(shape));
    return index < 0
      ? []
      : left.splice(index, 1).map((other): [Shape, Shape] => [shape, other.shape]);
  });
}

/** The same text where each `oneOf` has the same alternatives. */
function grouping(shapes: readonly Shape[]): string {
  const unions = new Set(shapes.flatMap(({ choices }) => [...choices.keys()]));
  const groups = [...unions].map((oneOf) => {
    const chosen = shapes.map(({ choices }) => choices.get(oneOf));
    return chosen.map((each) => (each === undefined ? -1 : chosen.indexOf(each))).join();
  });
  return groups.sort().join(' ');
}

/** Each two of so many, and each three. */
function together(count: number, most: 2 | 3): number[][] {
  const all = Array.from({ length: count }, (_, index) => index);
  const two = all.flatMap((one) => all.slice(one + 1).map((other) => [one, other]));
  const three = two.flatMap((pair) =>
    all.slice((pair[1] ?? 0) + 1).map((third) => [...pair, third]),
  );
  return most === 3 ? [...two, ...three] : two;
}
