import { getRouteApi } from '@tanstack/react-router';
import { withChanges } from '../../../domain/listing/address/listing-address.ts';
import { type BoatFilters, type BoatListingSearch, tripOf, viewOf } from './search-params.ts';

const route = getRouteApi('/boats/');

/** How boats are shown, whichever they are. */
type Look = Pick<BoatListingSearch, 'map' | 'compare'>;

/** The state of the list, which is its address, and the ways to change it. */
export function useListing() {
  const search: BoatListingSearch = route.useSearch();
  return { search, ...useListingChanges() };
}

/** The days and people looked for; the same object for as long as they stay the same. */
export function useTrip() {
  return route.useSearch({ select: tripOf, structuralSharing: true });
}

/** The ways to change the list's state, for what does not render it. Each resolves once the list is there. */
export function useListingChanges() {
  const navigate = route.useNavigate();

  /** Goes to the address with these changes, and Back leads to the one before. */
  function change(changes: BoatListingSearch): Promise<void> {
    return navigate({ to: '.', search: (before) => withChanges(before, changes) });
  }
  /** Goes to the first page of what these filters, and no others, find. */
  function show(filters: BoatFilters): Promise<void> {
    return navigate({ to: '.', search: (before) => ({ ...filters, ...viewOf(before) }) });
  }
  /** Shows the same boats otherwise; the page stays where it is, and Back leads past it. */
  function look(changes: (before: BoatListingSearch) => Look): Promise<void> {
    return navigate({
      to: '.',
      search: (before) => ({ ...before, ...changes(before) }),
      replace: true,
      resetScroll: false,
    });
  }
  return { change, show, look };
}
