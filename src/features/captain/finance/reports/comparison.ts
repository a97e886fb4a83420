/** How a figure went from one period to the next. */
type Change =
  /** Nothing then and nothing now, or the same. */
  | { kind: 'same' }
  /** There was nothing to compare with: no per cent can be told. */
  | { kind: 'first' }
  /** `difference` is above zero; `share` is the part of the figure before, 0.12 for 12 %. */
  | { kind: 'more' | 'less'; difference: number; share: number };

/** Compares a figure, not below zero, with that of the period before. */
export function changeOf(now: number, before: number): Change {
  // To the kuruş: sums of parts may differ by less.
  const difference = Math.round((now - before) * 100) / 100;
  if (difference === 0) return { kind: 'same' };
  if (before === 0) return { kind: 'first' };
  return {
    kind: difference > 0 ? 'more' : 'less',
    difference: Math.abs(difference),
    share: Math.abs(difference) / before,
  };
}
