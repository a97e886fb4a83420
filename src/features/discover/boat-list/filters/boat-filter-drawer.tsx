import { Plural, Trans } from '@lingui/react/macro';
import { FilterDrawer } from '../../../../domain/listing/filters/drawer/filter-drawer.tsx';
import { useDebounced } from '../../../../domain/listing/search/use-debounced.ts';
import { type BoatListingSearch, filtersOf } from '../search-params.ts';
import { useBoats } from '../use-boats.ts';
import { useListingChanges } from '../use-listing.ts';
import { BoatFilterFields } from './boat-filter-fields.tsx';

interface BoatFilterDrawerProps {
  search: BoatListingSearch;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All filters for boats, applied together. */
export default function BoatFilterDrawer({ search, ...state }: BoatFilterDrawerProps) {
  const { show } = useListingChanges();
  return (
    <FilterDrawer
      {...state}
      filters={filtersOf(search)}
      onShow={(filters) => void show(filters)}
      showLabel={(draft) => <ShowBoats search={{ ...draft, sort: search.sort }} />}
      fields={(draft, onChange) => <BoatFilterFields draft={draft} onChange={onChange} />}
    />
  );
}

/** `Show 14 boats`: how many the filters being set will find; they are then already there. */
function ShowBoats({ search }: { search: BoatListingSearch }) {
  const settled = useDebounced(search);
  const { data } = useBoats(settled);
  if (!data) return <Trans>Show boats</Trans>;
  const { totalElements: total } = data;
  return <Plural value={total} one="Show # boat" other="Show # boats" />;
}
