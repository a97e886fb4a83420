/** The cookie in which the mock says how many milliseconds its clock is ahead; no service sets it. */
export const CLOCK_COOKIE = 'mock-clock';

const OFFSET = new RegExp(`(?:^|;\\s*)${CLOCK_COOKIE}=(-?\\d{1,15})(?:;|$)`);

/** How many milliseconds the clock is ahead that a browser's cookies tell of; 0 when they tell nothing. */
export function offsetIn(cookies: string): number {
  return Number(OFFSET.exec(cookies)?.[1] ?? 0);
}
