import { getRouteApi } from '@tanstack/react-router';
import { type BoatFilters, type BoatListingSearch, viewOf } from './search-params.ts';

const route = getRouteApi('/boats/');

/** The state of the list, which is its address, and the way to change it. */
export function useListing() {
  const search: BoatListingSearch = route.useSearch();
  const navigate = route.useNavigate();

  /**
   * Goes to the address with these changes. Another selection starts at its first page, and another
   * place changesPlace the part of the map behind.
   */
  function change(changes: BoatListingSearch): void {
    const changesPlace = 'location' in changes || 'name' in changes;
    void navigate({
      to: '.',
      search: (before) => ({
        ...before,
        page: undefined,
        ...(changesPlace && { area: undefined }),
        ...changes,
      }),
    });
  }
  /** Goes to the first page of what these filters, and no others, find. */
  function show(filters: BoatFilters): void {
    void navigate({ to: '.', search: (before) => ({ ...filters, ...viewOf(before) }) });
  }
  /** Shows the same boats otherwise; the page stays where it is, and Back leads past it. */
  function look(changes: Pick<BoatListingSearch, 'map' | 'compare'>): void {
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    });
  }
  return { search, change, show, look };
}
