import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { boatSearchLimits } from '../../../../api/contract/contract.ts';
import type { BoatLocation } from '../../../../api/contract/types.ts';
import { boatLocationsQuery } from '../../../../api/resources/boats/search-queries.ts';
import { DateFilter } from '../../../../domain/listing/filters/dates/date-filter.tsx';
import { PeopleFilter } from '../../../../domain/listing/filters/people-filter.tsx';
import { SearchSlab } from '../../../../domain/listing/search/search-slab.tsx';
import { filtersOfText, textOfFilters } from '../../../../domain/listing/search/search-text.ts';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { guestCounts, useGuestText } from '../filters/guest-counts.ts';
import type { BoatListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';

const SuggestField = lazyComponent(() => import('./suggest-field.tsx'));

/** Where to, when, how many: the search for boats. */
export function BoatSearch({ search }: { search: BoatListingSearch }) {
  const { t } = useLingui();
  const { change } = useListingChanges();
  const guests = useGuestText();
  const queryClient = useQueryClient();

  async function submit(typed: string): Promise<void> {
    await change(filtersOfText(typed, await placesSoon(queryClient)));
  }
  return (
    <SearchSlab
      text={textOfFilters(search)}
      maxLength={boatSearchLimits.name.maxLength}
      label={t`Place or boat`}
      placeholder={t`Where to?`}
      Suggest={SuggestField}
      // What is submitted may be the name of a place.
      onTurnTo={() => void queryClient.prefetchQuery(boatLocationsQuery())}
      onSubmit={(typed) => void submit(typed)}
    >
      <DateFilter days={search} onChange={change} />
      <PeopleFilter
        value={search.minCapacity}
        counts={guestCounts}
        textOf={guests}
        onChange={(minCapacity) => change({ minCapacity })}
      />
    </SearchSlab>
  );
}

/** Milliseconds that whoever submits is kept waiting for the places. */
const longestWait = 2_000;

/**
 * The places, which the field asks for when it gets the focus and a fast typist may be ahead of; none
 * when they fail or are long in coming: the text is a name then.
 */
async function placesSoon(queryClient: QueryClient): Promise<readonly BoatLocation[]> {
  const { promise: tooLong, resolve } = Promise.withResolvers<readonly BoatLocation[]>();
  const timer = setTimeout(resolve, longestWait, []);
  const places = queryClient.ensureQueryData(boatLocationsQuery()).catch(() => []);
  const soon = await Promise.race([places, tooLong]);
  clearTimeout(timer);
  return soon;
}
