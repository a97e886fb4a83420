import { getRouteApi } from '@tanstack/react-router';
import type { BoatFilters, BoatListingSearch } from './search-params.ts';

const route = getRouteApi('/boats/');

/** The state of the list, which is its address, and the way to change it. */
export function useListing() {
  const search: BoatListingSearch = route.useSearch();
  const navigate = route.useNavigate();

  /** Goes to the address with these changes; another selection starts at its first page. */
  function change(changes: BoatListingSearch): void {
    void navigate({ to: '.', search: (before) => ({ ...before, page: undefined, ...changes }) });
  }
  /** Goes to the first page of what these filters, and no others, find. */
  function show(filters: BoatFilters): void {
    void navigate({ to: '.', search: ({ sort }) => ({ ...filters, sort }) });
  }
  return { search, change, show };
}
