import type { Json } from '../lib/json.ts';
import type { Place, Shape } from './accepted/shape.ts';
import type { Difference, Site } from './difference.ts';

type Weigh = (base: Shape, revision: Shape) => { isNarrower: boolean; isWider: boolean };

export interface Matching {
  /** Alternatives that correspond. */
  pairs: [Shape, Shape][];
  lost: Shape[];
  gained: Shape[];
}

/** What tells alternatives of two unions apart without weighing them against each other. */
export interface Features {
  /** The constants that tell it from the others, as text; empty when there are none. */
  tag: (shape: Shape) => string;
  /** The same for those that accept the same as far down as is looked. */
  outline: (shape: Shape) => number;
  /** The values of the discriminator that mean it, as text; empty when there are none. */
  meant: (shape: Shape) => string;
}

/**
 * Which alternatives of two unions belong together: those that the discriminator calls the same, then those that look the
 * same, then those of one name or one constant, then those that accept the same, then those that accept more than before, then those in the same position. What is
 * left is lost or gained, unless another alternative accepts all of it. Weighing comes late: in unions that hold each
 * other it looks at every alternative beside every other one.
 */
export function matchAlternatives(
  base: Shape[],
  revision: Shape[],
  weigh: Weigh,
  features: { base: Features; revision: Features },
): Matching {
  const [before, after] = [[...base], [...revision]];
  const pairs: [Shape, Shape][] = [];
  const pairUp = (fits: (one: Shape, other: Shape) => boolean) => {
    for (const one of [...before]) {
      const other = after.find((each) => fits(one, each));
      if (!other) continue;
      pairs.push([one, other]);
      before.splice(before.indexOf(one), 1);
      after.splice(after.indexOf(other), 1);
    }
  };
  const areNamed = (one: Shape, other: Shape) =>
    named(one) !== undefined && named(one) === named(other);
  const areAlike = (one: Shape, other: Shape) =>
    features.base.outline(one) === features.revision.outline(other);
  const tags = { base: features.base.tag, revision: features.revision.tag };
  const areMeant = (one: Shape, other: Shape) =>
    features.base.meant(one) !== '' && features.base.meant(one) === features.revision.meant(other);
  pairUp((one, other) => areMeant(one, other) && (areNamed(one, other) || areAlike(one, other)));
  pairUp((one, other) => areNamed(one, other) && areAlike(one, other));
  pairUp(areAlike);
  pairUp(areNamed);
  pairUp(areMeant);
  pairUp((one, other) => tags.base(one) !== '' && tags.base(one) === tags.revision(other));
  pairUp((one, other) => {
    const { isNarrower, isWider } = weigh(one, other);
    return !isNarrower && !isWider;
  });
  pairUp((one, other) => !weigh(one, other).isNarrower);
  pairUp((one, other) => !weigh(one, other).isWider);
  const isTagged = [...before.map(tags.base), ...after.map(tags.revision)].some(
    (tag) => tag !== '',
  );
  // Two that differ in their constants are two, wherever they stand.
  if (!isTagged && before.length === after.length) pairUp(() => true);
  return {
    pairs,
    lost: before.filter((one) => revision.every((other) => weigh(one, other).isNarrower)),
    gained: after.filter((other) => base.every((one) => weigh(one, other).isWider)),
  };
}

function named({ from }: Shape): string | undefined {
  return from?.reference;
}

/** The constants that tell an alternative from the others, as text; empty when there are none. */
export function tagOf(shape: Shape, valuesOf: (place: Place) => Json[] | undefined): string {
  return [...shape.required]
    .sort()
    .flatMap((name) => {
      const values = valuesOf(shape.properties.get(name) ?? []);
      return values?.length === 1 ? [`${name}=${JSON.stringify(values[0])}`] : [];
    })
    .join(' ');
}

/** An alternative that came or went. */
export function alternative(
  shape: Shape,
  others: Shape[],
  site: Site,
  isAdded: boolean,
): Difference {
  const keyword = shape.from?.keyword ?? others.find((each) => each.from)?.from?.keyword ?? 'anyOf';
  const verb = isAdded ? 'added' : 'removed';
  const name = named(shape)?.split('/').at(-1);
  const which = `\`${keyword}\` subschema${name === undefined ? '' : ` \`${name}\``}`;
  const isNull = [...shape.types].join() === 'null';
  const message = isNull
    ? `Null${site.of} is ${isAdded ? 'accepted now' : 'no longer accepted'}, by ${which}.`
    : `${which}${site.of} was ${verb}.`;
  return {
    rule: 'schema-combinator-changed',
    effect: isAdded ? 'wider' : 'narrower',
    message,
    note: message,
    side: isAdded ? 'revision' : 'base',
    pointer: shape.from?.pointer ?? shape.pointer,
    subject: { base: isAdded ? [] : [shape], revision: isAdded ? [shape] : [] },
    target: named(shape),
  };
}
