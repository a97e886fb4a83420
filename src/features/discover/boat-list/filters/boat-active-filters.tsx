import { ActiveFilters } from '../../../../domain/listing/filters/active-filters.tsx';
import { BoatWay } from '../boat-way.tsx';
import type { BoatListingSearch } from '../search-params.ts';
import { useActiveFilters } from './use-active-filters.ts';

/** What narrows the boats. */
export default function BoatActiveFilters({ search }: { search: BoatListingSearch }) {
  return <ActiveFilters filters={useActiveFilters(search)} Way={BoatWay} />;
}
