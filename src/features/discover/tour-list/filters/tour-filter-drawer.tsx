import { Plural } from '@lingui/react/macro';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { FilterDrawer } from '../../../../domain/listing/filters/drawer/filter-drawer.tsx';
import { filtersOf, type TourListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';
import { meets } from './match-tours.ts';
import { TourFilterFields } from './tour-filter-fields.tsx';

interface TourFilterDrawerProps {
  search: TourListingSearch;
  /** All tours; undefined until they are there. */
  tours: readonly TourSummary[] | undefined;
  now: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All filters for tours, applied together. */
export default function TourFilterDrawer(props: TourFilterDrawerProps) {
  const { search, tours = [], now, ...state } = props;
  const { show } = useListingChanges();
  return (
    <FilterDrawer
      {...state}
      filters={filtersOf(search)}
      onShow={(filters) => void show(filters)}
      showLabel={(draft) => {
        const total = tours.filter((tour) => meets(tour, draft, now)).length;
        return <Plural value={total} one="Show # tour" other="Show # tours" />;
      }}
      fields={(draft, onChange) => (
        <TourFilterFields draft={draft} tours={tours} now={now} onChange={onChange} />
      )}
    />
  );
}
