import type { BoatSummary } from '../../../../../api/contract/types.ts';

/** How many boats of one coast the page shows. */
const perCoast = 2;

/**
 * The first boats of a list to be shown beside `others`, which the page shows already: none of these again,
 * and no more than two of one coast on the whole page.
 */
export function chooseBoats(
  boats: readonly BoatSummary[],
  count: number,
  others: readonly BoatSummary[] = [],
): BoatSummary[] {
  const shown = [...others];
  const chosen: BoatSummary[] = [];
  for (const boat of boats) {
    if (chosen.length === count) break;
    if (others.some(({ id }) => id === boat.id)) continue;
    if (shown.filter(({ location }) => location === boat.location).length >= perCoast) continue;
    shown.push(boat);
    chosen.push(boat);
  }
  return chosen;
}
