/** The first year that there can be figures of. */
const FIRST = 2000;

/**
 * The year that an address names: four digits, not before 2000 and not after the next one, which may be
 * booked already. Undefined for anything else.
 */
export function yearOf(text: string, today: string): number | undefined {
  if (!/^\d{4}$/.test(text)) return undefined;
  const year = Number(text);
  return isYear(year, today) ? year : undefined;
}

/** Whether there is a page for a year. */
export function isYear(year: number, today: string): boolean {
  return year >= FIRST && year <= Number(today.slice(0, 4)) + 1;
}
