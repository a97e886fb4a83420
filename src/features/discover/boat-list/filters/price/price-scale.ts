/** Lira: what a price is rounded to on a scale. */
export const PRICE_STEP = 500;

/** How many bars there are room for. */
const BARS = 24;

/** What the days of some boats cost, from the cheapest to the dearest, and how they spread. */
export interface PriceScale {
  least: number;
  most: number;
  /** How many boats there are in each part of the scale, from its lower end. */
  bars: readonly number[];
}

/** The scale of these prices, in lira; undefined when they are too much alike to choose among. */
export function priceScale(prices: readonly number[]): PriceScale | undefined {
  const least = Math.floor(Math.min(...prices) / PRICE_STEP) * PRICE_STEP;
  const most = Math.ceil(Math.max(...prices) / PRICE_STEP) * PRICE_STEP;
  if (prices.length < 2 || most - least < 4 * PRICE_STEP) return undefined;
  const bars = Array.from({ length: BARS }, () => 0);
  for (const price of prices) {
    const bar = Math.min(BARS - 1, Math.floor(((price - least) / (most - least)) * BARS));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { least, most, bars };
}
