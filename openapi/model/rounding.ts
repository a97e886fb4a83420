/** Digits that a double is sure to hold: what stands behind them comes of binary fractions. */
const SURE = 15;

const exact = (value: number): number => Number(value.toPrecision(SURE));

/**
 * A number to so many decimals as the policy of the contract rounds: the decimal value itself, a half away from zero.
 * 2.345 to two decimals is 2.35, which the double next to it lies below.
 */
export function rounded(value: number, decimals: number): number {
  const steps = Math.round(exact(Math.abs(exact(value)) * 10 ** decimals));
  return (Math.sign(value) * steps) / 10 ** decimals;
}

/** Far less than a step, and more than what binary fractions add. */
const NOTHING = 1e-9;

/**
 * Whether a number lies in the middle between two steps, the lower of which is even: there other ways to round, to the
 * even step or down, come to another number.
 */
export function isHalf(value: number, decimals: number): boolean {
  const steps = Math.abs(value) * 10 ** decimals;
  const below = Math.floor(steps);
  return Math.abs(steps - below - 0.5) < NOTHING && below % 2 === 0;
}
