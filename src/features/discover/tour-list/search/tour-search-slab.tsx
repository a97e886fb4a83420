import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { searchToursByNameParameters } from '../../../../api/contract/contract.ts';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { DateFilter } from '../../../../domain/listing/filters/dates/date-filter.tsx';
import { PeopleFilter } from '../../../../domain/listing/filters/people-filter.tsx';
import { SearchSlab } from '../../../../domain/listing/search/search-slab.tsx';
import { filtersOfText, textOfFilters } from '../../../../domain/listing/search/search-text.ts';
import { includesTurkish } from '../../../../lib/turkish-text.ts';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import type { TourListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';

const SuggestField = lazyComponent(() => import('./suggest-field.tsx'));

/** The place that has the text in its name, where no other has, nor a tour. */
function onlyPlace(tours: readonly TourSummary[], typed: string): string | undefined {
  if (tours.some(({ name }) => includesTurkish(name, typed))) return undefined;
  const places = new Set(
    tours.map(({ location }) => location).filter((place) => includesTurkish(place, typed)),
  );
  const [only, ...others] = places;
  return others.length === 0 ? only : undefined;
}

interface TourSearchSlabProps {
  search: TourListingSearch;
  /** All tours; undefined until they are there. */
  tours: readonly TourSummary[] | undefined;
}

/** Where to, when, how many: the search for tours. */
export function TourSearchSlab({ search, tours = [] }: TourSearchSlabProps) {
  const { t } = useLingui();
  const { change } = useListingChanges();
  const places = tours.map(({ location }) => ({ name: location }));
  return (
    <SearchSlab
      text={textOfFilters(search)}
      maxLength={searchToursByNameParameters.name.maxLength}
      label={t`Place or tour`}
      placeholder={t`Where to?`}
      Suggest={SuggestField}
      onSubmit={(typed) => void change(filtersOfText(typed, places, onlyPlace(tours, typed)))}
    >
      <DateFilter days={search} onChange={change} />
      <PeopleFilter
        value={search.guests}
        textOf={(count) => plural(count, { one: '# person', other: '# people' })}
        onChange={(guests) => change({ guests })}
      />
    </SearchSlab>
  );
}
