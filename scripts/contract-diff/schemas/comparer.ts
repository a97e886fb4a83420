import type { Contract, Direction } from '../contract.ts';
import { isObject, type Json } from '../lib/json.ts';
import { once, onceForPairs } from '../lib/once.ts';
import { fits } from './accepted/fits.ts';
import { digestsOf, outlinesOf, textOf } from './accepted/identity.ts';
import { anything, type Place, type Shape } from './accepted/shape.ts';
import { demanding } from './accepted/simplify/trivial.ts';
import { type Kind, keyOf, type View, viewerOf } from './accepted/view.ts';
import { alternative, matchAlternatives, tagOf } from './alternatives.ts';
import { coveredBy } from './covered.ts';
import type { Comparison, Difference, Site } from './difference.ts';
import { meantBy, subtypeSteps, withoutMeant } from './discriminator.ts';
import { compareExclusion, type Side } from './exclusion.ts';
import { compareValues, PLAIN } from './keywords.ts';
import { compareLists } from './lists.ts';
import { compareLogic } from './logic.ts';
import { nameOf } from './names.ts';
import { compareNotes } from './notes.ts';
import { compareObjects, compareUnder } from './objects.ts';
import { withoutPresence } from './presence.ts';
import { splitByConstants } from './split.ts';
import { compareTypes, type TypeChange, typeChange, typesWithin } from './types.ts';
import { compareUnions } from './unions.ts';

/** How the values that two places accept differ. */
interface Weight {
  isNarrower: boolean;
  isWider: boolean;
}

export interface Comparer {
  /** What the two places say themselves, and the places below to go on with. */
  compare: (base: Place, revision: Place) => Comparison;
  /** Where the schema of a place of the base stands, once mere references are followed. */
  resolved: (base: Place) => string;
  /** What an acceptance of a difference covers beyond its words, the same text in every run. */
  covered: (difference: Difference) => string;
}

const KINDS: Kind[] = ['array', 'boolean', 'null', 'number', 'object', 'string'];
const SAME: Weight = { isNarrower: false, isWider: false };
const isSame = ({ isNarrower, isWider }: Weight) => !isNarrower && !isWider;

/** Compares schemas of two contracts for data that travels one way. */
export function createComparer(
  base: Contract,
  revision: Contract,
  direction: Direction,
  names: Map<string, string>,
): Comparer {
  const viewers = { base: viewerOf(base), revision: viewerOf(revision) };
  const comparisons = new Map<string, Comparison>();
  const weights = new Map<string, Weight>();
  const outlines = outlinesOf(viewers);
  const outline = {
    base: (place: Place) => outlines.at('base', place),
    revision: (place: Place) => outlines.at('revision', place),
  };
  const texts = {
    base: remembered((place) => textOf(viewers.base, place)),
    revision: remembered((place) => textOf(viewers.revision, place)),
  };

  // Every place that refers to a union has the same alternatives.
  const settledOnce = onceForPairs(withoutPresence);

  const valuesIn = (side: 'base' | 'revision') => (place: Place) => {
    const [only, ...more] = [...viewers[side].view(place).shapes.values()].flat();
    return more.length === 0 ? only?.values : undefined;
  };
  const valuesOf = { base: valuesIn('base'), revision: valuesIn('revision') };

  function compare(left: Place, right: Place): Comparison {
    const key = `${keyOf(left)} | ${keyOf(right)}`;
    const known = comparisons.get(key);
    if (known) return known;
    // A schema that holds itself differs no more than it does elsewhere.
    comparisons.set(key, { differences: [], steps: [] });
    const found = compareViews(viewers.base.view(left), viewers.revision.view(right), left, right);
    comparisons.set(key, found);
    return found;
  }

  function compareViews(before: View, after: View, left: Place, right: Place): Comparison {
    const slot = (right[0] ?? left[0])?.pointer ?? '#';
    const resolved = right.length > 0 ? after.pointer : slot;
    const siteOf = (one: string, other: string): Site => {
      const of = names.get(other) ?? nameOf(revision.document, slot, other);
      names.set(other, of);
      return { base: one, revision: other, of };
    };
    const site = siteOf(before.pointer, resolved);
    const found: Comparison = {
      differences: compareNotes(before, after, site, direction, {
        read: viewers.revision.view,
        areAlike: (one, other) => outline.base(one) === outline.revision(other),
      }),
      steps: subtypeSteps(before, after),
    };
    // The type is said where both contracts write it, not in a component that only one refers to.
    const isShared = before.pointer === after.pointer;
    const typeSite = isShared
      ? site
      : { ...site, revision: slot, of: nameOf(revision.document, slot, slot) };
    found.differences.push(...compareTypes(before, after, typeSite));
    for (const kind of KINDS) {
      const [had, has] = [before.shapes.get(kind) ?? [], after.shapes.get(kind) ?? []];
      if (had.length === 0 || has.length === 0) continue;
      const settled = kind === 'object' ? settledOnce(had, has) : undefined;
      // What nobody could send and had to be there may have to be sent now.
      if (settled && areShownAlike(...settled)) {
        const [one, other] = settled;
        const here = siteOf(one.pointer, other.pointer);
        const { differences, steps } = compareShapes(kind, one, other, here);
        const subject = { base: [one], revision: [other], at: one.pointer };
        append(found, { differences: differences.map((each) => ({ ...each, subject })), steps });
        continue;
      }
      const shapes = splitByConstants(had, has, valuesOf.base, valuesOf.revision);
      const others = splitByConstants(has, had, valuesOf.revision, valuesOf.base);
      // Several rules of matching ask for the same pairs.
      const weighed = onceForPairs((left: Shape, right: Shape) =>
        weighShapes(kind, left, right, typesWithin(left, right, before, after)),
      );
      const meant = { base: meantBy(before, after), revision: meantBy(after, before) };
      const { pairs, lost, gained } = matched(shapes, others, weighed, meant);
      for (const [one, other] of pairs) {
        const here = siteOf(one.pointer, other.pointer);
        const { differences, steps } = compareShapes(kind, one, other, here);
        const types = typeChange(typesWithin(one, other, before, after), here);
        const subject = { base: [one], revision: [other], at: one.pointer };
        for (const each of [...differences, ...types]) found.differences.push({ ...each, subject });
        found.steps.push(...steps);
      }
      for (const shape of lost) found.differences.push(alternative(shape, others, typeSite, false));
      for (const shape of gained)
        found.differences.push(alternative(shape, shapes, typeSite, true));
      const areSame = () =>
        lost.length + gained.length === 0 &&
        shapes.length === others.length &&
        pairs.every(([one, other]) => isSame(weighed(one, other)));
      const sides = {
        base: sideOf('base', before, kind),
        revision: sideOf('revision', after, kind),
      };
      found.differences.push(...compareExclusion(kind, sides, areSame, site));
    }
    return { ...found, differences: withoutMeant(found.differences) };
  }

  function areShownAlike({ properties: had }: Shape, { properties: has }: Shape): boolean {
    return [...has].every(([name, place]) => {
      const [before, after] = [
        viewers.base.view(had.get(name) ?? []),
        viewers.revision.view(place),
      ];
      return (
        before.notes.isReadOnly === after.notes.isReadOnly &&
        before.notes.isWriteOnly === after.notes.isWriteOnly
      );
    });
  }

  function sideOf(side: 'base' | 'revision', { alternatives: all, notes }: View, kind: Kind): Side {
    const alternatives = all.get(kind) ?? [];
    return {
      alternatives,
      read: viewers[side].view,
      outline: (shape) => outlines.of(side, shape),
      own: (names) => outlines.own(side, alternatives, names),
      isTold: notes.discriminator !== undefined,
    };
  }

  function matched(
    shapes: Shape[],
    others: Shape[],
    weighed: (left: Shape, right: Shape) => Weight,
    meant: Record<'base' | 'revision', (shape: Shape) => string>,
  ) {
    const [one, other] = [shapes[0], others[0]];
    if (one && other && shapes.length === 1 && others.length === 1) {
      return { pairs: [[one, other]] as [Shape, Shape][], lost: [], gained: [] };
    }
    const featuresOf = (side: 'base' | 'revision') => ({
      tag: once((shape: Shape) => tagOf(shape, valuesOf[side])),
      outline: (shape: Shape) => outlines.of(side, shape),
      meant: meant[side],
    });
    return matchAlternatives(shapes, others, weighed, {
      base: featuresOf('base'),
      revision: featuresOf('revision'),
    });
  }

  function compareShapes(kind: Kind, left: Shape, right: Shape, site: Site): Comparison {
    const [one, other] = [leftOpen(left, right), leftOpen(right, left)];
    const values = compareValues(one, other, site);
    if (!values) return compareWords(kind, one, other, site);
    if (one.values && other.values) {
      const { differences, steps } = compareHidden(kind, one, other, site);
      return { differences: [...values, ...differences], steps };
    }
    const [listed, open] = one.values ? [one.values, other] : [other.values ?? [], one];
    // What else the open one of the two asks for is asked of the listed values too, or no longer.
    const words = sum(compareWords(kind, one, other, site));
    const isAsked = (one.values ? words.isNarrower : words.isWider) || areTyped(listed, open);
    const hidden = compareHidden(kind, one, other, site).differences.filter(
      ({ effect }) => effect === (one.values ? 'narrower' : 'wider') || effect === 'both',
    );
    const isNested = kind === 'object' || kind === 'array';
    const { view } = viewers[one.values ? 'revision' : 'base'];
    if (isNested && listed.every((value) => fits(open, value, view))) {
      return { differences: values, steps: [] };
    }
    const strict = values.map((each) => ({ ...each, effect: 'both' as const }));
    return { differences: isNested && isAsked ? strict : [...values, ...hidden], steps: [] };
  }

  /** Whether listed objects have properties that the other shape types: a property that is typed anew is an addition elsewhere. */
  function areTyped(values: readonly Json[], { properties }: Shape): boolean {
    const names = values.flatMap((value) => (isObject(value) ? Object.keys(value) : []));
    return names.some((name) => demanding(properties.get(name) ?? []).length > 0);
  }

  /** Keywords that no value can be checked against here. */
  function compareHidden(kind: Kind, one: Shape, other: Shape, site: Site): Comparison {
    const bare = (shape: Shape): Shape => ({
      ...anything(shape.pointer),
      values: shape.values,
      formats: shape.formats,
      opaque: shape.opaque,
      refused: shape.refused,
      conditions: shape.conditions,
      unions: shape.unions,
    });
    return compareWords(kind, bare(one), bare(other), site);
  }

  function compareWords(kind: Kind, one: Shape, other: Shape, site: Site): Comparison {
    const found: Comparison = { differences: [], steps: [] };
    for (const rule of PLAIN[kind]) found.differences.push(...rule(one, other, site));
    if (kind === 'object') {
      const readers = { direction, base: viewers.base.view, revision: viewers.revision.view };
      append(found, compareObjects(one, other, site, readers, weigh));
    }
    if (kind === 'string')
      compareUnder('contentSchema', one.content, other.content, site, weigh, found);
    if (kind === 'array') append(found, compareLists(one, other, site, weigh));
    append(found, compareLogic(one, other, site, weigh, texts));
    append(found, compareUnions(one, other, site, weigh, outline));
    return found;
  }

  function weighShapes(kind: Kind, one: Shape, other: Shape, types: TypeChange): Weight {
    const site = { base: one.pointer, revision: other.pointer, of: '' };
    const { differences, steps } = compareShapes(kind, one, other, site);
    return sum({ differences: [...differences, ...typeChange(types, site)], steps });
  }

  function weigh(left: Place, right: Place): Weight {
    const key = `${keyOf(left)} | ${keyOf(right)}`;
    const known = weights.get(key);
    if (known) return known;
    weights.set(key, SAME);
    const weight = sum(compare(left, right));
    weights.set(key, weight);
    return weight;
  }

  function sum({ differences, steps }: Comparison): Weight {
    const below = steps.map((step) => weigh(step.base, step.revision));
    const has = (...effects: string[]) =>
      differences.some(({ effect }) => effects.includes(effect));
    return {
      isNarrower: has('narrower', 'both') || below.some((each) => each.isNarrower),
      isWider: has('wider', 'both') || below.some((each) => each.isWider),
    };
  }

  const digests = { base: digestsOf(viewers.base), revision: digestsOf(viewers.revision) };
  return {
    compare,
    resolved: (place) => viewers.base.view(place).pointer,
    covered: (difference) => coveredBy(difference, digests),
  };
}

/**
 * What is left over of a shape whose conditions may name more than is known, where another one has nothing to do with
 * that: anything, so that no value is overlooked. That it may not be left over is told by itself.
 */
function leftOpen(shape: Shape, { opaque: others }: Shape): Shape {
  const isOpen = (key: string) => key in shape.opaque && !(key in others);
  return {
    ...shape,
    ...(isOpen('unevaluatedItems') ? { items: [] } : {}),
    ...(isOpen('unevaluatedProperties') ? { additional: [] } : {}),
  };
}

/** The same function, asked once for each place. */
function remembered(read: (place: Place) => string): (place: Place) => string {
  const known = new Map<string, string>();
  return (place) => {
    const key = keyOf(place);
    const text = known.get(key) ?? read(place);
    known.set(key, text);
    return text;
  };
}

function append(found: Comparison, more: Comparison): void {
  found.differences.push(...more.differences);
  found.steps.push(...more.steps);
}
