/**
 * Moves the focus from one of `stops` (rows, or links to them) to the next or the one before, and begins with
 * the first. A stop has the focus also while something in it has.
 */
export function stepThrough(stops: readonly HTMLElement[], by: 1 | -1): void {
  stops[Math.max(0, indexOfFocus(stops) + by)]?.focus();
}

/** Which of `stops` has the focus, or holds what has it; -1 when none does. */
export function indexOfFocus(stops: readonly HTMLElement[]): number {
  return stops.findIndex((stop) => stop.contains(document.activeElement));
}
