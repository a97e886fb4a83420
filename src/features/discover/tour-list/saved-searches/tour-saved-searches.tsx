import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import type { SavedSearch } from '../../../../device/saved-searches.ts';
import { type Followed, keptOf } from '../../../../domain/listing/saved-searches/followed.ts';
import { SavedSearchesDialog } from '../../../../domain/listing/saved-searches/saved-searches-dialog.tsx';
import { useActiveFilters } from '../filters/use-active-filters.ts';
import {
  filtersOf,
  hasFilters,
  type TourListingSearch,
  tourListingSearch,
} from '../search-params.ts';

interface TourSavedSearchesProps {
  search: TourListingSearch;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The searches for tours that this device keeps. */
export default function TourSavedSearches({ search, ...state }: TourSavedSearchesProps) {
  const proposed = useCriteria(search);
  return (
    <SavedSearchesDialog
      {...state}
      kind="tour"
      current={hasFilters(search) ? keptOf({ ...filtersOf(search), sort: search.sort }) : undefined}
      proposed={proposed}
      everything={<Trans>All tours</Trans>}
      useFollowed={useFollowed}
    />
  );
}

function useCriteria(search: TourListingSearch): string {
  return useActiveFilters(search)
    .map(({ label }) => label)
    .join(' · ');
}

function useFollowed(saved: SavedSearch): Followed {
  const router = useRouter();
  const search = v.parse(tourListingSearch, saved.search);
  return {
    criteria: useCriteria(search),
    link: (className, onFollow) => (
      <Link to="/tours" search={search} className={className} onClick={onFollow}>
        {saved.name}
      </Link>
    ),
    href: () => router.buildLocation({ to: '/tours', search }).publicHref,
  };
}
