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
    /**
     * Another selection or order starts at its first page, and Back leads to the one before. A `refinement` of the
     * last change, as every further digit of a day is, takes its place instead.
     */
    change(patch: Partial<Omit<TourListingSearch, 'page'>>, refinement = false) {
      void navigate({
        search: (before) => ({ ...before, ...patch, page: undefined }),
        replace: refinement,
        resetScroll: false,
      });
    },
    clear() {
      void navigate({ search: { sort: search.sort }, resetScroll: false });
    },
  };
}
