import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { boatSearchLimits } from '../../../../api/contract/contract.ts';
import type { BoatLocation, BoatSuggestion } from '../../../../api/contract/types.ts';
import {
  boatLocationsQuery,
  boatSuggestionsQuery,
} from '../../../../api/resources/boats/search-queries.ts';
import { DateFilter } from '../../../../domain/listing/filters/dates/date-filter.tsx';
import { PeopleFilter } from '../../../../domain/listing/filters/people-filter.tsx';
import { SearchSlab } from '../../../../domain/listing/search/search-slab.tsx';
import { filtersOfText, textOfFilters } from '../../../../domain/listing/search/search-text.ts';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { guestText } from '../filters/guest-text.ts';
import type { BoatListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';

const SuggestField = lazyComponent(() => import('./suggest-field.tsx'));

/** Where to, when, how many: the search for boats. */
export function BoatSearch({ search }: { search: BoatListingSearch }) {
  const { t } = useLingui();
  const { change } = useListingChanges();
  const queryClient = useQueryClient();

  async function submit(typed: string): Promise<void> {
    const [places, suggestions] = await Promise.all([
      soon<BoatLocation>(queryClient.ensureQueryData(boatLocationsQuery()), longestWait.places),
      soon<BoatSuggestion>(suggestionsFor(queryClient, typed), longestWait.suggestions),
    ]);
    await change(filtersOfText(typed, places, onlyPlace(suggestions)));
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
        textOf={guestText}
        onChange={(minCapacity) => change({ minCapacity })}
      />
    </SearchSlab>
  );
}

/** Milliseconds that whoever submits is kept waiting: a place is none without the former, the latter only help. */
const longestWait = { places: 2_000, suggestions: 400 };

/**
 * What the field asks for while somebody types, and a fast typist may be ahead of; none when it fails or is long in
 * coming: the text is a name then.
 */
async function soon<Item>(
  coming: Promise<readonly Item[]>,
  wait: number,
): Promise<readonly Item[]> {
  const { promise: tooLong, resolve } = Promise.withResolvers<readonly Item[]>();
  const timer = setTimeout(resolve, wait, []);
  const first = await Promise.race([coming.catch(() => []), tooLong]);
  clearTimeout(timer);
  return first;
}

async function suggestionsFor(queryClient: QueryClient, typed: string) {
  return typed.trim() === '' ? [] : queryClient.ensureQueryData(boatSuggestionsQuery(typed));
}

/** The place that completes the text, where nothing else does. */
function onlyPlace(suggestions: readonly BoatSuggestion[]): string | undefined {
  const [only, ...others] = suggestions;
  return only?.kind === 'LOCATION' && others.length === 0 ? only.text : undefined;
}
