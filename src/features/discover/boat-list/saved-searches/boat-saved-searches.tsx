import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import type { SavedSearch } from '../../../../device/saved-searches.ts';
import { type Followed, keptOf } from '../../../../domain/listing/saved-searches/followed.ts';
import { SavedSearchesDialog } from '../../../../domain/listing/saved-searches/saved-searches-dialog.tsx';
import { useActiveFilters } from '../filters/use-active-filters.ts';
import {
  type BoatListingSearch,
  boatListingSearch,
  filtersOf,
  hasFilters,
} from '../search-params.ts';

interface BoatSavedSearchesProps {
  search: BoatListingSearch;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The searches for boats that this device keeps. */
export default function BoatSavedSearches({ search, ...state }: BoatSavedSearchesProps) {
  const proposed = useCriteria(search);
  return (
    <SavedSearchesDialog
      {...state}
      kind="boat"
      current={hasFilters(search) ? keptOf({ ...filtersOf(search), sort: search.sort }) : undefined}
      proposed={proposed}
      everything={<Trans>All boats</Trans>}
      useFollowed={useFollowed}
    />
  );
}

function useCriteria(search: BoatListingSearch): string {
  return useActiveFilters(search)
    .map(({ label }) => label)
    .join(' · ');
}

function useFollowed(saved: SavedSearch): Followed {
  const router = useRouter();
  const search = v.parse(boatListingSearch, saved.search);
  return {
    criteria: useCriteria(search),
    link: (className, onFollow) => (
      <Link to="/boats" search={search} className={className} onClick={onFollow}>
        {saved.name}
      </Link>
    ),
    href: () => router.buildLocation({ to: '/boats', search }).publicHref,
  };
}
