import type { Direction } from '../contract.ts';
import { join } from '../lib/pointer.ts';
import { propertyOf } from './accepted/intersect.ts';
import { areSamePatterns, matchesWithin } from './accepted/patterns/pattern-language.ts';
import type { Place, Shape } from './accepted/shape.ts';
import { isNever } from './accepted/simplify/trivial.ts';
import type { Read, View } from './accepted/view.ts';
import {
  type Comparison,
  cameOrWent,
  changed,
  type Difference,
  effectOf,
  noteOf,
  type Site,
  type Step,
} from './difference.ts';
import { withListedNames } from './listed-names.ts';

/** Whether one place accepts less, or more, than another. */
export type Weigh = (base: Place, revision: Place) => { isNarrower: boolean; isWider: boolean };

/** What an object's comparison must know of its surroundings. */
export interface Readers {
  direction: Direction;
  base: Read;
  revision: Read;
}

/** What became of the properties of an object. */
export function compareObjects(
  one: Shape,
  other: Shape,
  site: Site,
  readers: Readers,
  weigh: Weigh,
): Comparison {
  const [base, revision] = withListedNames(
    { shape: one, read: readers.base },
    { shape: other, read: readers.revision },
  );
  const found: Comparison = { differences: [], steps: [] };
  const hidden = {
    base: hiddenNames(base, readers, 'base'),
    revision: hiddenNames(revision, readers, 'revision'),
  };
  found.differences.push(...compareRequired(base, revision, site, readers, hidden));
  const names = new Set([...base.properties.keys(), ...revision.properties.keys()]);
  const twins = twinsOf(base, revision);
  for (const name of names) compareProperty(name, base, revision, site, readers, twins, found);
  compareUnder('additionalProperties', base.additional, revision.additional, site, weigh, found);
  compareNames(base.propertyNames, revision.propertyNames, site, weigh, found);
  comparePatterns(base, revision, site, weigh, found);
  return found;
}

/** What is asked of properties whose names match a pattern: of each as far as the other contract speaks of such names. */
function comparePatterns(
  base: Shape,
  revision: Shape,
  site: Site,
  weigh: Weigh,
  found: Comparison,
): void {
  const [before, after] = [unitedPatterns(base), unitedPatterns(revision)];
  const covering = (pattern: string, patterns: readonly NamePattern[]) =>
    patterns.find(([each]) => areSamePatterns(pattern, each)) ??
    patterns.find(([each]) => matchesWithin([pattern], [each]) === true);
  for (const [pattern, place] of before) {
    const then = covering(pattern, after)?.[1] ?? revision.additional;
    compareUnder('patternProperties', place, then, site, weigh, found);
  }
  for (const [pattern, place] of after) {
    if (before.some(([each]) => areSamePatterns(pattern, each))) continue;
    const had = covering(pattern, before)?.[1] ?? base.additional;
    compareUnder('patternProperties', had, place, site, weigh, found);
  }
}

type NamePattern = [pattern: string, place: Place];

/** The patterns of names, those that ask for the same as one. */
function unitedPatterns({ patternProperties }: Shape): NamePattern[] {
  const united = new Map<string, NamePattern>();
  for (const [pattern, place] of patternProperties) {
    const text = JSON.stringify(place.map(({ value }) => value));
    const [known] = united.get(text) ?? [];
    united.set(text, [known === undefined ? pattern : `(?:${known})|(?:${pattern})`, place]);
  }
  return [...united.values()];
}

/** Properties that do not travel this way: read-only ones of requests, write-only ones of answers. */
function hiddenNames(
  { properties }: Shape,
  readers: Readers,
  side: 'base' | 'revision',
): Set<string> {
  const hidden = [...properties].filter(([, place]) =>
    isHidden(readers[side](place), readers.direction),
  );
  return new Set(hidden.map(([name]) => name));
}

function isHidden({ notes }: View, direction: Direction): boolean {
  return direction === 'request' ? notes.isReadOnly : notes.isWriteOnly;
}

/** Whether a place is asked of a value and no value satisfies it, however that is written. */
const isRefused = (place: Place, read: Read): boolean =>
  isNever(place) || (place.length > 0 && read(place).types.size === 0);

function compareRequired(
  base: Shape,
  revision: Shape,
  site: Site,
  readers: Readers,
  hidden: Record<'base' | 'revision', ReadonlySet<string>>,
): Difference[] {
  const visible = (names: ReadonlySet<string>, side: 'base' | 'revision') =>
    [...names].filter((name) => !hidden[side].has(name)).sort();
  const [before, after] = [visible(base.required, 'base'), visible(revision.required, 'revision')];
  // What was hidden was asked of no caller, however it was written; to readers it is a new property.
  const isNews = (name: string) =>
    hidden.base.has(name) ? readers.direction === 'request' : !base.required.has(name);
  const come = after.filter(isNews);
  // That a property is gone is told of the property.
  const gone = before.filter(
    (name) =>
      !revision.required.has(name) &&
      !hidden.revision.has(name) &&
      !isLost(name, base, revision, readers),
  );
  const place = { side: 'revision' as const, pointer: `${site.revision}/required`, before, after };
  const note = noteOf('required', before, after);
  const list = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');
  const found: Difference[] = [];
  if (come.length > 0) {
    const message = `Properties${site.of} became required: ${list(come)}.`;
    found.push({ ...place, rule: 'required-properties-added', effect: 'narrower', message, note });
  }
  if (gone.length > 0) {
    const message = `Properties${site.of} are no longer required: ${list(gone)}.`;
    found.push({ ...place, rule: 'required-properties-removed', effect: 'wider', message, note });
  }
  return found;
}

/** Whether a property that was there is not any more, nor matched by a pattern. */
function isLost(name: string, base: Shape, revision: Shape, readers: Readers): boolean {
  const [before, after] = [propertyOf(base, name), propertyOf(revision, name)];
  const had = base.properties.has(name) && !isRefused(before, readers.base);
  const says = revision.properties.has(name);
  const isMatched = !says && after !== revision.additional && after.length > 0;
  return had && !isMatched && (!says || isRefused(after, readers.revision));
}

function compareProperty(
  name: string,
  base: Shape,
  revision: Shape,
  site: Site,
  readers: Readers,
  twins: Record<'base' | 'revision', Twins>,
  { differences, steps }: Comparison,
): void {
  const [said, says] = [base.properties.get(name), revision.properties.get(name)];
  const [before, after] = [propertyOf(base, name), propertyOf(revision, name)];
  const [wasRefused, isRefusedNow] = [
    isRefused(before, readers.base),
    isRefused(after, readers.revision),
  ];
  const had = said && !wasRefused ? said : undefined;
  const has = says && !isRefusedNow ? says : undefined;
  const wasHidden = had !== undefined && isHidden(readers.base(had), readers.direction);
  const isNowHidden = has !== undefined && isHidden(readers.revision(has), readers.direction);
  if (wasHidden && (isNowHidden || !has)) return;
  if (had && has && !wasHidden) {
    steps.push({ base: before, revision: after });
  } else if (had && isLost(name, base, revision, readers)) {
    differences.push(removed(name, had, site, readers.direction, twins.revision(had)));
  } else if (had && !has) {
    steps.push({ base: before, revision: after });
  } else if (has && !isNowHidden) {
    // What was renamed is told once.
    if (readers.direction === 'response' && !said && twins.base(has)) return;
    const pointer = has[0]?.pointer ?? join(site.revision, 'properties', name);
    const note = `Schema \`${name}\` was added.`;
    const place = { side: 'revision' as const, pointer };
    // What opens the whole object is told of the object.
    const isFreed = wasRefused && (said !== undefined || isNever(revision.additional));
    if (isFreed) {
      const message = `Property \`${name}\` was refused and may be there now.`;
      differences.push({ ...place, rule: 'property-allowed', effect: 'wider', message, note });
    } else {
      differences.push({ ...place, rule: 'schema-added', effect: 'neither', message: note, note });
    }
    // Whoever could send it as an additional property could send what those may be.
    if (!said && before.length > 0 && !wasRefused) steps.push({ base: before, revision: after });
  } else if (!has && !had && wasRefused !== isRefusedNow) {
    steps.push({ base: before, revision: after });
  }
}

/** For a property that one of two contracts lacks, the one property that says the same and that the other one lacks. */
type Twins = (lost: Place) => [string, Place] | undefined;

function twinsOf(base: Shape, revision: Shape): Record<'base' | 'revision', Twins> {
  const text = (place: Place) => JSON.stringify(place.map(({ value }) => value));
  const lone = (one: Shape, other: Shape) =>
    Map.groupBy(
      [...one.properties].filter(([name]) => !other.properties.has(name)),
      ([, place]) => text(place),
    );
  let found: { base: ReturnType<typeof lone>; revision: ReturnType<typeof lone> } | undefined;
  const twin = (side: 'base' | 'revision') => (lost: Place) => {
    // Most comparisons never ask.
    found ??= { base: lone(base, revision), revision: lone(revision, base) };
    const key = text(lost);
    const twins = found[side].get(key) ?? [];
    const likes = found[side === 'base' ? 'revision' : 'base'].get(key) ?? [];
    return twins.length === 1 && likes.length === 1 ? twins[0] : undefined;
  };
  return { base: twin('base'), revision: twin('revision') };
}

function removed(
  name: string,
  place: Place,
  site: Site,
  direction: Direction,
  twin: [string, Place] | undefined,
): Difference {
  const lost = { rule: 'property-removed', effect: 'both' as const };
  const pointer = place[0]?.pointer ?? join(site.base, 'properties', name);
  if (direction === 'request') {
    const message = `Property \`${name}\` can no longer be sent.`;
    return { ...lost, message, note: message, side: 'base', pointer };
  }
  if (twin) {
    const message = `Property \`${name}\` was renamed to \`${twin[0]}\`.`;
    return {
      ...lost,
      message,
      note: message,
      side: 'revision',
      pointer: twin[1][0]?.pointer ?? pointer,
    };
  }
  const message = `Property \`${name}\` was removed.`;
  return { ...lost, message, note: message, side: 'base', pointer };
}

/** What all values below a keyword must follow. */
export function compareUnder(
  keyword: string,
  base: Place,
  revision: Place,
  site: Site,
  weigh: Weigh,
  { differences, steps }: Comparison,
): void {
  if (base.length === 0 && revision.length === 0) return;
  const [closed, closes] = [isNever(base), isNever(revision)];
  if (closed && closes) return;
  if (closed || closes) {
    const value = (place: Place, isClosed: boolean) =>
      isClosed ? false : place.length > 0 ? 'a schema' : undefined;
    const effect = closes ? 'narrower' : 'wider';
    differences.push(changed(site, keyword, effect, value(base, closed), value(revision, closes)));
  } else if (base.length > 0 && revision.length > 0) {
    steps.push({ base, revision } satisfies Step);
  } else {
    const { isNarrower, isWider } = weigh(base, revision);
    const effect = effectOf(isNarrower, isWider);
    if (effect) differences.push(cameOrWent(site, keyword, effect, base.length === 0));
  }
}

// Names are texts.
const TEXT: Place = [{ value: { type: 'string' }, pointer: '#text' }];

function compareNames(
  base: Place,
  revision: Place,
  site: Site,
  weigh: Weigh,
  found: Comparison,
): void {
  if (base.length === 0 && revision.length === 0) return;
  const [before, after] = [
    [...base, ...TEXT],
    [...revision, ...TEXT],
  ];
  if (base.length > 0 && revision.length > 0) {
    found.steps.push({ base: before, revision: after });
    return;
  }
  const { isNarrower, isWider } = weigh(before, after);
  const effect = effectOf(isNarrower, isWider);
  const isAdded = base.length === 0;
  if (effect) found.differences.push(cameOrWent(site, 'propertyNames', effect, isAdded));
}
