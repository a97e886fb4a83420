import type { Bound, Shape } from '../shape.ts';

/** The bounds of whole numbers: one above 0 is one from 1. */
export function asWhole(shape: Shape): Shape {
  const step = (bound: Bound | undefined, sign: 1 | -1): Bound | undefined => {
    if (!bound) return undefined;
    const next = sign === 1 ? Math.ceil(bound.value) : Math.floor(bound.value);
    const value = bound.isExclusive && next === bound.value ? next + sign : next;
    return { value, isExclusive: false };
  };
  return {
    ...shape,
    lower: step(shape.lower, 1),
    upper: step(shape.upper, -1),
  };
}

/**
 * What is a multiple of several factors is one of their least common multiple; whole numbers are multiples of 1, too.
 * Factors of too many digits stay as they are.
 */
export function oneFactor(factors: readonly number[], isWhole: boolean): number[] {
  const all = isWhole ? [...factors, 1] : [...factors];
  const scale = 10 ** Math.max(0, ...all.map((factor) => decimalsOf(factor)));
  const steps = all.map((factor) => Math.round(factor * scale));
  const common = steps.reduce((one, other) => (one / greatestDivisor(one, other)) * other, 1);
  if (!(Number.isSafeInteger(common) && common > 0)) return [...factors];
  const factor = common / scale;
  return factors.length === 0 || (isWhole && factor === 1) ? [] : [factor];
}

function decimalsOf(value: number): number {
  const [, decimals = ''] = /^\d+(?:\.(\d+))?$/.exec(String(value)) ?? [];
  return decimals.length;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** Whether `value` is a whole number of times `factor`, but for the rounding of decimals. */
export function isMultiple(value: number, factor: number): boolean {
  const times = value / factor;
  return Math.abs(times - Math.round(times)) < 1e-9;
}
