import { areExclusive } from './exclusive.ts';
import type { Bound, Shape } from './shape.ts';

/** What no value can be tried against here. */
export const hidden = ({ refused, conditions, unions, opaque }: Shape): string =>
  JSON.stringify([refused, conditions, unions, opaque]);

/** A range of numbers, or of lengths, that goes on where one of `known` ends is one range with it. */
export function joined(known: readonly Shape[], shape: Shape): [Shape | undefined, Shape] {
  const text = (one: Shape) => JSON.stringify([asked(one), hidden(one), [...one.types]]);
  const range = rangeOf(shape);
  const neighbour = known.find((each) => {
    const other = rangeOf(each);
    if (!range || !other || text(each) !== text(shape)) return false;
    const [low, high] = isLower(other.least, range.least) ? [other, range] : [range, other];
    const meeting = meet(low.most, high.least, range.step);
    return areExclusive(each, shape) ? meeting === 'touch' : meeting !== 'apart';
  });
  const other = neighbour && rangeOf(neighbour);
  if (!range || !other) return [undefined, shape];
  const least = isLower(other.least, range.least) ? other.least : range.least;
  const most = isLower(flipped(other.most), flipped(range.most)) ? other.most : range.most;
  return [neighbour, { ...withRange(neighbour, least, most), from: undefined }];
}

/** What else is asked of values that have a range. */
function asked(shape: Shape): unknown[] {
  return shape.types.has('string')
    ? [shape.patterns, shape.formats, shape.content]
    : [shape.factors, shape.formats];
}

interface Range {
  least: Bound;
  most: Bound;
  /** How far whole numbers and lengths are from the next one; 0 where there is always one in between. */
  step: 0 | 1;
}

const whole = (value: number): Bound => ({ value, isExclusive: false });
const flipped = ({ value, isExclusive }: Bound): Bound => ({ value: -value, isExclusive });
const isLower = (one: Bound, other: Bound) =>
  one.value < other.value || (one.value === other.value && !one.isExclusive);

/** Whether a range that ends here and one that starts there have values in common, or none between them. */
function meet(end: Bound, start: Bound, step: 0 | 1): 'overlap' | 'touch' | 'apart' {
  const gap = start.value - end.value;
  if (step === 1) return gap < 1 ? 'overlap' : gap === 1 ? 'touch' : 'apart';
  if (gap !== 0) return gap < 0 ? 'overlap' : 'apart';
  if (!start.isExclusive && !end.isExclusive) return 'overlap';
  return start.isExclusive && end.isExclusive ? 'apart' : 'touch';
}

/** The numbers between two bounds, or the lengths of texts; undefined for all other shapes. */
function rangeOf({ types, values, lower, upper, sizes, factors }: Shape): Range | undefined {
  const type = [...types].sort().join();
  if (values) return undefined;
  if (type === 'string') {
    const { minLength = 0, maxLength = Infinity } = sizes;
    return { least: whole(minLength), most: whole(maxLength), step: 1 };
  }
  const isWhole = type === 'integer';
  if (!isWhole && (type !== 'fraction,integer' || factors.length > 0)) return undefined;
  return {
    least: lower ?? whole(-Infinity),
    most: upper ?? whole(Infinity),
    step: isWhole ? 1 : 0,
  };
}

function withRange(shape: Shape, least: Bound, most: Bound): Shape {
  if (!shape.types.has('string')) {
    const bound = (one: Bound) => (Number.isFinite(one.value) ? one : undefined);
    return { ...shape, lower: bound(least), upper: bound(most) };
  }
  const { minLength, maxLength, ...sizes } = shape.sizes;
  return {
    ...shape,
    sizes: {
      ...sizes,
      ...(least.value > 0 ? { minLength: least.value } : {}),
      ...(most.value < Infinity ? { maxLength: most.value } : {}),
    },
  };
}
