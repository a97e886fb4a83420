import type { Contract, Direction } from '../contract.ts';
import { isObject } from '../lib/json.ts';
import { once } from '../lib/once.ts';
import { outlinesOf, textOf } from './accepted/identity.ts';
import { anything, type Place, type Shape, TYPES, type Type } from './accepted/shape.ts';
import { demanding } from './accepted/simplify/trivial.ts';
import { type Kind, keyOf, type View, viewerOf } from './accepted/view.ts';
import { alternative, matchAlternatives, tagOf } from './alternatives.ts';
import {
  type Comparison,
  type Difference,
  effectOf,
  nameOf,
  noteOf,
  type Site,
} from './difference.ts';
import { subtypeSteps } from './discriminator.ts';
import { compareExclusion } from './exclusion.ts';
import { compareValues, PLAIN } from './keywords.ts';
import { compareLists } from './lists.ts';
import { compareLogic } from './logic.ts';
import { compareNotes } from './notes.ts';
import { compareObjects, compareUnder } from './objects.ts';
import { compareUnions } from './unions.ts';

/** How the values that two places accept differ. */
interface Weight {
  isNarrower: boolean;
  isWider: boolean;
}

export interface Comparer {
  /** What the two places say themselves, and the places below to go on with. */
  compare: (base: Place, revision: Place) => Comparison;
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
      const of = names.get(other) ?? nameOf(slot, other);
      names.set(other, of);
      return { base: one, revision: other, of };
    };
    const site = siteOf(before.pointer, resolved);
    const found: Comparison = {
      differences: compareNotes(before, after, site, direction, viewers.revision.view),
      steps: subtypeSteps(before, after),
    };
    // The type is said where both contracts write it, not in a component that only one refers to.
    const isShared = before.pointer === after.pointer;
    const typeSite = isShared ? site : { ...site, revision: slot, of: nameOf(slot, slot) };
    found.differences.push(...compareTypes(before, after, typeSite));
    for (const kind of KINDS) {
      const [shapes, others] = [before.shapes.get(kind) ?? [], after.shapes.get(kind) ?? []];
      if (shapes.length === 0 || others.length === 0) continue;
      const { pairs, lost, gained } = matched(kind, shapes, others);
      for (const [one, other] of pairs) {
        append(found, compareShapes(kind, one, other, siteOf(one.pointer, other.pointer)));
      }
      for (const shape of lost) found.differences.push(alternative(shape, others, typeSite, false));
      for (const shape of gained)
        found.differences.push(alternative(shape, shapes, typeSite, true));
      const areSame = () =>
        lost.length + gained.length === 0 &&
        shapes.length === others.length &&
        pairs.every(([one, other]) => isSame(weighShapes(kind, one, other)));
      const sides = {
        base: { alternatives: before.alternatives.get(kind) ?? [], read: viewers.base.view },
        revision: { alternatives: after.alternatives.get(kind) ?? [], read: viewers.revision.view },
      };
      found.differences.push(...compareExclusion(kind, sides, areSame, site));
    }
    return found;
  }

  function matched(kind: Kind, shapes: Shape[], others: Shape[]) {
    const [one, other] = [shapes[0], others[0]];
    if (one && other && shapes.length === 1 && others.length === 1) {
      return { pairs: [[one, other]] as [Shape, Shape][], lost: [], gained: [] };
    }
    const valuesOf = (side: 'base' | 'revision') => (place: Place) => {
      const view = viewers[side].view(place);
      const [only, ...more] = [...view.shapes.values()].flat();
      return more.length === 0 ? only?.values : undefined;
    };
    const featuresOf = (side: 'base' | 'revision') => ({
      tag: once((shape: Shape) => tagOf(shape, valuesOf(side))),
      outline: once((shape: Shape) => outlines.of(side, shape)),
    });
    return matchAlternatives(shapes, others, (left, right) => weighShapes(kind, left, right), {
      base: featuresOf('base'),
      revision: featuresOf('revision'),
    });
  }

  function compareShapes(kind: Kind, one: Shape, other: Shape, site: Site): Comparison {
    const values = compareValues(one, other, site);
    if (!values) return compareWords(kind, one, other, site);
    if (one.values && other.values) {
      const { differences, steps } = compareHidden(kind, one, other, site);
      return { differences: [...values, ...differences], steps };
    }
    // What else the open one of the two asks for is asked of the listed values too, or no longer.
    const words = sum(compareWords(kind, one, other, site));
    const isAsked = (one.values ? words.isNarrower : words.isWider) || areTyped(one, other);
    const hidden = compareHidden(kind, one, other, site).differences.filter(
      ({ effect }) => effect === (one.values ? 'narrower' : 'wider') || effect === 'both',
    );
    const isNested = kind === 'object' || kind === 'array';
    const strict = values.map((each) => ({ ...each, effect: 'both' as const }));
    return { differences: isNested && isAsked ? strict : [...values, ...hidden], steps: [] };
  }

  /** Whether listed objects have properties that the other shape types: a property that is typed anew is an addition elsewhere. */
  function areTyped(one: Shape, other: Shape): boolean {
    const [values, { properties }] = one.values ? [one.values, other] : [other.values ?? [], one];
    const names = values.flatMap((value) => (isObject(value) ? Object.keys(value) : []));
    return names.some((name) => demanding(properties.get(name) ?? []).length > 0);
  }

  /** Keywords that no value can be checked against here. */
  function compareHidden(kind: Kind, one: Shape, other: Shape, site: Site): Comparison {
    const bare = (shape: Shape): Shape => ({
      ...anything(shape.pointer),
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
      const notes = (side: 'base' | 'revision') => (place: Place) =>
        viewers[side].view(place).notes;
      const readers = { direction, base: notes('base'), revision: notes('revision') };
      append(found, compareObjects(one, other, site, readers, weigh));
    }
    if (kind === 'string')
      compareUnder('contentSchema', one.content, other.content, site, weigh, found);
    if (kind === 'array') append(found, compareLists(one, other, site, weigh));
    append(found, compareLogic(one, other, site, weigh, texts));
    append(found, compareUnions(one, other, site, weigh, outline));
    return found;
  }

  function weighShapes(kind: Kind, one: Shape, other: Shape): Weight {
    const site = { base: one.pointer, revision: other.pointer, of: '' };
    return sum(compareShapes(kind, one, other, site));
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

  return { compare };
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

function compareTypes(before: View, after: View, site: Site): Difference[] {
  const gone = [...before.types].filter((type) => !after.types.has(type));
  const come = [...after.types].filter((type) => !before.types.has(type));
  if (gone.length === 0 && come.length === 0) return [];
  const found: Difference[] = [];
  const kept = [...before.types].some((type) => after.types.has(type));
  const lost = kept ? onlyAlternatives(before, gone) : [];
  const gained = kept ? onlyAlternatives(after, come) : [];
  const shapesOf = (view: View) => [...view.shapes.values()].flat();
  for (const shape of lost) found.push(alternative(shape, shapesOf(after), site, false));
  for (const shape of gained) found.push(alternative(shape, shapesOf(before), site, true));
  const said = (type: Type, shapes: Shape[]) => shapes.some(({ types }) => types.has(type));
  const [from, to] = [namesOf(before.types), namesOf(after.types)];
  const list = (names: string[]) => (names.length > 1 ? names : names[0]);
  const change = {
    rule: 'schema-type-changed',
    note: noteOf('type', list(from), list(to)),
    side: 'revision' as const,
    pointer: `${site.revision}/type`,
    before: list(from),
    after: list(to),
  };
  const words = `from '${from.join(' | ') || 'nothing'}' to '${to.join(' | ') || 'nothing'}'`;
  const isNarrower = gone.some((type) => !said(type, lost));
  const isWider = come.some((type) => !said(type, gained));
  const verb = isNarrower && isWider ? 'changed' : isNarrower ? 'narrowed' : 'widened';
  const effect = effectOf(isNarrower, isWider);
  if (effect) found.push({ ...change, effect, message: `Type${site.of} ${verb} ${words}.` });
  return found;
}

/** The alternatives that alone bring these types; a type said elsewhere changes as a type. */
function onlyAlternatives(view: View, types: Type[]): Shape[] {
  const shapes = [...view.shapes.values()].flat();
  return types.flatMap((type) => {
    const bringing = shapes.filter((shape) => shape.types.has(type));
    return bringing.every((shape) => shape.from && shape.types.size === 1) ? bringing : [];
  });
}

function namesOf(types: ReadonlySet<Type>): string[] {
  if (TYPES.every((type) => types.has(type))) return ['any'];
  const isNumber = types.has('integer') && types.has('fraction');
  const others = [...types].filter(
    (type) => type !== 'fraction' && !(isNumber && type === 'integer'),
  );
  const number = isNumber ? ['number'] : types.has('fraction') ? ['number, not whole'] : [];
  return [...others, ...number].sort();
}
