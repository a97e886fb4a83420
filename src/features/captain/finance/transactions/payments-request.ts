import { statusesOf } from '../../../../domain/payment/payment-state.ts';
import { periodOf } from '../period/period.ts';
import type { FinanceSearch } from '../search-params.ts';

/** How many payments a page of the list holds. */
const PAGE_SIZE = 25;

/** All payments of a period, which its figures are the sums of: the first page of them. */
export function periodRequest(hostId: number, search: FinanceSearch, today: string) {
  return { hostId, ...periodOf(search, today), page: 0, size: PAGE_SIZE };
}

/** The page of the list that the address asks for, with what narrows it down. */
export function listRequest(hostId: number, search: FinanceSearch, today: string) {
  const { state, boatId, tourId, query, page = 1 } = search;
  const narrowed = {
    ...(state !== undefined && { statuses: statusesOf[state] }),
    ...(boatId !== undefined && { boatId }),
    ...(tourId !== undefined && { tourId }),
    ...(query !== undefined && { query }),
  };
  // Named alike when nothing narrows it down: the figures and the list are then one call.
  return { ...periodRequest(hostId, search, today), ...narrowed, page: page - 1 };
}

/** Whether the list holds less than its period. */
export function isNarrowed({ state, boatId, tourId, query }: FinanceSearch): boolean {
  return [state, boatId, tourId, query].some((value) => value !== undefined);
}
