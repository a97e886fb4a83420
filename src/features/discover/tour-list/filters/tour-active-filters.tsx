import { ActiveFilters } from '../../../../domain/listing/filters/active-filters.tsx';
import type { TourListingSearch } from '../search-params.ts';
import { TourWay } from '../tour-way.tsx';
import { useActiveFilters } from './use-active-filters.ts';

/** What narrows the tours. */
export default function TourActiveFilters({ search }: { search: TourListingSearch }) {
  return <ActiveFilters filters={useActiveFilters(search)} Way={TourWay} />;
}
