import { type Json, sameJson } from '../lib/json.ts';
import { followsFormat } from './accepted/format-values.ts';
import { isFormatWithin, lengthOfFormat, patternOfFormat, rangeOf } from './accepted/formats.ts';
import { lengthsOf, matchesWithin, matchNothing } from './accepted/patterns/pattern-language.ts';
import { type Bound, compareBounds, type Shape, tighter } from './accepted/shape.ts';
import { isMultiple } from './accepted/simplify/numbers.ts';
import { accepts, countedValues, formatsOf } from './accepted/simplify/simplify.ts';
import type { Kind } from './accepted/view.ts';
import { changed, type Difference, effectOf, noteOf, type Site, show } from './difference.ts';

type Compare = (base: Shape, revision: Shape, site: Site) => Difference[];

/** How each keyword without schemas below it is compared, by the kind of value that it speaks about. */
export const PLAIN: Record<Kind, Compare[]> = {
  array: [size('minItems', 1), size('maxItems', -1), compareUnique, others('array')],
  boolean: [],
  null: [],
  number: [
    bound('minimum', 1),
    bound('maximum', -1),
    compareFactors,
    format('number'),
    others('number'),
  ],
  object: [size('minProperties', 1), size('maxProperties', -1), others('object')],
  string: [
    size('minLength', 1),
    size('maxLength', -1),
    comparePatterns,
    format('string'),
    others('string'),
  ],
};

function size(keyword: string, sign: 1 | -1): Compare {
  return (base, revision, site) => {
    const [before, after] = [base.sizes[keyword], revision.sizes[keyword]];
    if (before === after) return [];
    const isNarrower = after !== undefined && (before === undefined || (after - before) * sign > 0);
    const [loose, tight] = isNarrower ? [base, after] : [revision, before];
    if (isImplied(keyword, loose, tight, sign)) return [];
    return [changed(site, keyword, isNarrower ? 'narrower' : 'wider', before, after)];
  };
}

/** Whether a shape keeps a bound of its size that it does not say. */
function isImplied(keyword: string, shape: Shape, bound: number | undefined, sign: 1 | -1) {
  if (bound === undefined) return false;
  if (keyword === 'minProperties') return shape.required.size >= bound;
  if (keyword === 'maxItems') return (shape.mostDifferent ?? Infinity) <= bound;
  if (keyword === 'minItems') return (shape.contains?.least ?? 0) >= bound;
  return keyword.endsWith('Length') && hasLength(shape, bound, sign);
}

/** Whether the patterns or the format of a shape let no text be shorter, or longer, than a bound. */
function hasLength({ patterns, formats }: Shape, bound: number, sign: 1 | -1): boolean {
  const keeps = (length: number) => (length - bound) * sign >= 0;
  if (formats.some((format) => keeps(lengthOfFormat(format) ?? Number.NaN))) return true;
  if (patterns.length === 0) return false;
  const { least, most } = lengthsOf(patterns);
  return keeps(sign === 1 ? least : most);
}

function bound(keyword: 'minimum' | 'maximum', sign: 1 | -1): Compare {
  const key = sign === 1 ? 'lower' : 'upper';
  const boundOf = (shape: Shape): Bound | undefined => {
    if (shape.types.has('fraction')) return shape[key];
    // A format has bounds of its own, which may be said aloud.
    const own = formatsOf(shape, 'number').flatMap((format): Bound[] => {
      const range = rangeOf(format);
      return range ? [{ value: range[sign === 1 ? 0 : 1], isExclusive: false }] : [];
    });
    return [shape[key], ...own].reduce((one, other) => tighter(one, other, sign));
  };
  return (base, revision, site) => {
    if (!base[key] && !revision[key]) return [];
    const [before, after] = [boundOf(base), boundOf(revision)];
    const order =
      before && after
        ? compareBounds(onStep(after, revision, sign), onStep(before, base, sign), sign)
        : Number(!before) - Number(!after);
    if (order === 0) return [];
    const name = `${sign === 1 ? 'Lower' : 'Upper'} bound${site.of}`;
    const text = ({ value, isExclusive }: Bound) =>
      `${sign === 1 ? '>' : '<'}${isExclusive ? '' : '='} ${show(value)}`;
    const message = !before
      ? `${name} was set to '${after && text(after)}'.`
      : !after
        ? `${name} was removed.`
        : `${name} changed from '${text(before)}' to '${text(after)}'.`;
    const told = changed(
      site,
      keyword,
      order > 0 ? 'narrower' : 'wider',
      before?.value,
      after?.value,
    );
    const isSame = before?.value === after?.value;
    const note = isSame ? message : told.note;
    return [{ ...told, message, note }];
  };
}

/** The first number past a bound that the step of its shape allows. */
function onStep(bound: Bound, { factors }: Shape, sign: 1 | -1): Bound {
  const [factor] = factors;
  if (factor === undefined || factors.length > 1) return bound;
  const times = bound.value / factor;
  // Decimals are rounded: what is nearly a whole number of steps is one.
  const near = Math.abs(times - Math.round(times)) < 1e-9;
  const next = near ? Math.round(times) : sign === 1 ? Math.ceil(times) : Math.floor(times);
  const steps = near && bound.isExclusive ? next + sign : next;
  return { value: near && !bound.isExclusive ? bound.value : steps * factor, isExclusive: false };
}

function compareUnique(base: Shape, revision: Shape, site: Site): Difference[] {
  // One item is no other's twin.
  const isKept = ({ isUnique, sizes }: Shape) => isUnique || (sizes.maxItems ?? Infinity) <= 1;
  if (base.isUnique === revision.isUnique) return [];
  if (isKept(base) && isKept(revision)) return [];
  const [before, after] = [base.isUnique || undefined, revision.isUnique || undefined];
  return [changed(site, 'uniqueItems', after ? 'narrower' : 'wider', before, after)];
}

function compareFactors(base: Shape, revision: Shape, site: Site): Difference[] {
  // Whole numbers are multiples of 1; that they are whole is told as their type.
  const stepsOf = ({ factors, types }: Shape) =>
    types.has('fraction') ? factors : [...factors, 1];
  const keeps = (one: Shape, other: Shape) =>
    other.factors.every((factor) => stepsOf(one).some((each) => isMultiple(each, factor)));
  const effect = effectOf(!keeps(base, revision), !keeps(revision, base));
  return effect
    ? [changed(site, 'multipleOf', effect, oneOrMany(base.factors), oneOrMany(revision.factors))]
    : [];
}

/** The patterns of a shape, with its lengths as one more where an automaton of them stays small. */
function withLength({ patterns, sizes: { minLength = 0, maxLength } }: Shape): string[] {
  const isSmall = Math.max(minLength, maxLength ?? 0) <= MOST_COUNTED;
  if (!isSmall || (minLength === 0 && maxLength === undefined)) return patterns;
  return [...patterns, `^[\\s\\S]{${minLength},${maxLength ?? ''}}$`];
}

/** What the formats of a shape say in patterns. */
const ofFormats = ({ formats }: Shape) => formats.flatMap((each) => patternOfFormat(each) ?? []);

const MOST_COUNTED = 500;

const haveNone = (shape: Shape) => matchNothing(withLength(shape)) === true;

function comparePatterns(base: Shape, revision: Shape, site: Site): Difference[] {
  // Where that cannot be told: what asks for the same and more accepts less.
  const keeps = (one: Shape, { patterns: others }: Shape) =>
    matchesWithin([...ofFormats(one), ...withLength(one)], others) ??
    others.every((each) => one.patterns.includes(each));
  const [isNarrower, isWider] = [!keeps(base, revision), !keeps(revision, base)];
  if (!isNarrower && !isWider) return [];
  // Where no text is left the pattern is mistaken, and nobody knows what comes instead.
  const isMistaken = !isWider && haveNone(revision) && !haveNone(base);
  const effect = effectOf(isNarrower, isWider || isMistaken);
  if (!effect) return [];
  return [changed(site, 'pattern', effect, oneOrMany(base.patterns), oneOrMany(revision.patterns))];
}

function format(kind: 'number' | 'string'): Compare {
  return (base, revision, site) => {
    // Of two encodings one is not told as a format that nobody may have written.
    const isEncoding = isEncoded(base) && isEncoded(revision);
    const told = (shape: Shape) =>
      formatsOf(shape, kind).filter((each) => !(isEncoding && each === 'byte'));
    const [before, after] = [told(base), told(revision)];
    const keeps = (one: string[], shape: Shape, other: string[]) =>
      other.every(
        (format) =>
          one.some((each) => isFormatWithin(each, format)) || followsAlways(shape, format, one),
      );
    const effect = effectOf(!keeps(before, base, after), !keeps(after, revision, before));
    return effect ? [changed(site, 'format', effect, oneOrMany(before), oneOrMany(after))] : [];
  };
}

/**
 * Whether whatever a shape accepts surely follows a format that it does not say: by its values, or by its bounds where it
 * says none at all. One format instead of another is another type to many generated clients.
 */
function followsAlways(
  { values, types, lower, upper }: Shape,
  format: string,
  said: readonly string[],
): boolean {
  if (values) return values.every((value) => followsFormat(value, format));
  const isOpen = [...types].join() === 'integer' && said.length === 0;
  return isOpen && [lower, upper].every((each) => each && followsFormat(each.value, format));
}

const isEncoded = ({ opaque }: Shape) => opaque.contentEncoding !== undefined;

/** Whether base64 came or went: that is told as the format that it is in OpenAPI 3.0. */
const isByteAlone = (base: Shape, revision: Shape) =>
  isEncoded(base) !== isEncoded(revision) &&
  [base, revision].some(({ opaque }) => opaque.contentEncoding === 'base64');

// They speak about texts alone.
const OF_TEXTS = ['contentEncoding', 'contentMediaType'];

/** What a condition beside them names belongs to them: whether less is left over cannot be told from how they are written. */
const LEFT_OVER: Record<string, (shape: Shape) => boolean> = {
  unevaluatedProperties: ({ isAdditionalSaid }) => isAdditionalSaid,
  unevaluatedItems: ({ isItemsSaid }) => isItemsSaid,
};

function others(kind: Kind): Compare {
  return (base, revision, site) => {
    const keys = [...new Set([...Object.keys(base.opaque), ...Object.keys(revision.opaque)])];
    return keys
      .filter((key) => kind === 'string' || !OF_TEXTS.includes(key))
      .filter((key) => !sameJson(base.opaque[key], revision.opaque[key]))
      .filter((key) => !(key === 'contentEncoding' && isByteAlone(base, revision)))
      .map((key) => {
        const [before, after] = [base.opaque[key], revision.opaque[key]];
        const isClosed = LEFT_OVER[key];
        if (isClosed?.(base) && isClosed(revision)) {
          const message = `What \`${key}\`${site.of} is asked of changed with a condition beside it.`;
          return { ...changed(site, key, 'both', before, after), message, note: message };
        }
        const effect = before === undefined ? 'narrower' : after === undefined ? 'wider' : 'both';
        return changed(site, key, effect, before, after);
      });
  };
}

function oneOrMany<T extends Json>(values: T[]): Json | undefined {
  return values.length > 1 ? values : values[0];
}

/** Values that come and go; undefined where neither shape lists its values. */
export function compareValues(base: Shape, revision: Shape, site: Site): Difference[] | undefined {
  if (!base.values && !revision.values) return undefined;
  const [before, after] = [countedValues(base), countedValues(revision)];
  const lost = before?.filter((value) => !accepts(revision, value)) ?? [];
  const gained = after?.filter((value) => !accepts(base, value)) ?? [];
  const place = { side: 'revision' as const, pointer: `${site.revision}/enum`, before, after };
  const note = noteOf('enum', before && sorted(before), after && sorted(after));
  const list = (values: Json[]) =>
    sorted(values)
      .map((value) => `'${text(value)}'`)
      .join(', ');
  const found: Difference[] = [];
  if (lost.length > 0 || (!before && after)) {
    const what = before ? `lost values: ${list(lost)}` : `was set to ${list(after ?? [])}`;
    const message = `Enum${site.of} ${what}.`;
    found.push({ ...place, rule: 'enum-values-removed', effect: 'narrower', message, note });
  }
  if (gained.length > 0 || (before && !after)) {
    const what = after ? `gained values: ${list(gained)}` : 'was removed';
    const message = `Enum${site.of} ${what}.`;
    found.push({ ...place, rule: 'enum-values-added', effect: 'wider', message, note });
  }
  return found;
}

function text(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function sorted(values: Json[]): Json[] {
  return [...values].sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
}
