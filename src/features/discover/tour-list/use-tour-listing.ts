import { useNavigate, useSearch } from '@tanstack/react-router';
import { filtersOf, type TourListingSearch } from './search-params.ts';

/** What `/tours` is asked for in its address, and how to ask for something else. */
export function useTourListing() {
  const search = useSearch({ from: '/tours/' });
  const navigate = useNavigate({ from: '/tours/' });
  const filters = filtersOf(search);
  return {
    search,
    filters,
    hasFilters: Object.values(filters).some((value) => value !== undefined),
    /** Another selection or order starts at its first page. */
    change(patch: Partial<Omit<TourListingSearch, 'page'>>) {
      void navigate({
        search: (before) => ({ ...before, ...patch, page: undefined }),
        replace: true,
        resetScroll: false,
      });
    },
    clear() {
      void navigate({ search: { sort: search.sort }, resetScroll: false });
    },
  };
}
