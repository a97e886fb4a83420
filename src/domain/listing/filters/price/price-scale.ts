/** What a price is rounded to on a scale, in lira: boats by the day lie further apart than places on a tour. */
const stepOf = (span: number) => (span < 10_000 ? 50 : 500);

/** How many bars there are room for. */
const BARS = 24;

/** What some boats or tours cost, from the cheapest to the dearest, and how they spread. */
export interface PriceScale {
  least: number;
  most: number;
  step: number;
  /** How many there are in each part of the scale, from its lower end. */
  bars: readonly number[];
}

/** The scale of these prices, in lira; undefined when they are too much alike to choose among. */
export function priceScale(prices: readonly number[]): PriceScale | undefined {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const step = stepOf(highest - lowest);
  const least = Math.floor(lowest / step) * step;
  const most = Math.ceil(highest / step) * step;
  if (prices.length < 2 || most - least < 10 * step) return undefined;
  const bars = Array.from({ length: BARS }, () => 0);
  for (const price of prices) {
    const bar = Math.min(BARS - 1, Math.floor(((price - least) / (most - least)) * BARS));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { least, most, step, bars };
}
