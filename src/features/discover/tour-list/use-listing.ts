import { getRouteApi } from '@tanstack/react-router';
import { withChanges } from '../../../domain/listing/address/listing-address.ts';
import { type TourFilters, type TourListingSearch, viewOf } from './search-params.ts';

const route = getRouteApi('/tours/');

/** The state of the list, which is its address, and the ways to change it. */
export function useListing() {
  const search: TourListingSearch = route.useSearch();
  return { search, ...useListingChanges() };
}

/** The ways to change the list's state, for what does not render it. Each resolves once the list is there. */
export function useListingChanges() {
  const navigate = route.useNavigate();

  /** Goes to the address with these changes, and Back leads to the one before. */
  function change(changes: TourListingSearch): Promise<void> {
    return navigate({ to: '.', search: (before) => withChanges(before, changes) });
  }
  /** Goes to the first page of what these filters, and no others, find. */
  function show(filters: TourFilters): Promise<void> {
    return navigate({ to: '.', search: (before) => ({ ...filters, ...viewOf(before) }) });
  }
  /** Shows the same tours otherwise; the page stays where it is, and Back leads past it. */
  function look(map: boolean | undefined): Promise<void> {
    return navigate({
      to: '.',
      search: (before) => ({ ...before, map }),
      replace: true,
      resetScroll: false,
    });
  }
  return { change, show, look };
}
