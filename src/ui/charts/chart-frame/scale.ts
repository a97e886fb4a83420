/**
 * Round whole numbers from 0 up to at least `highest`, evenly spaced by 1, 2 or 5 times a power of ten,
 * about `steps` of them: what the lines behind a chart of counts or liras stand at.
 */
export function ticks(highest: number, steps = 4): number[] {
  if (highest <= 0) return [0, 1];
  const rough = Math.max(1, highest / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
