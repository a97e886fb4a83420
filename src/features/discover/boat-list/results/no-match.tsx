import { Plural, Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { boatPageQuery } from '../../../../api/resources/boats/queries.ts';
import { nearbyDays } from '../../../../domain/listing/results/nearby-days.ts';
import { WaysOut } from '../../../../domain/listing/results/ways-out.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { BoatWay } from '../boat-way.tsx';
import { useActiveFilters } from '../filters/use-active-filters.ts';
import {
  type BoatFilters,
  type BoatListingSearch,
  hasFilters,
  toPageRequest,
} from '../search-params.ts';

/** Why there are no boats. */
export default function NoMatch({ search }: { search: BoatListingSearch }) {
  if (hasFilters(search)) return <OtherWays search={search} />;
  return (
    <EmptyState title={<Trans>No boats yet</Trans>}>
      <Trans>The first boats are on their way. Please check back soon.</Trans>
    </EmptyState>
  );
}

/** No boat meets all filters: what would, if one of them were given up or the days were others. */
function OtherWays({ search }: { search: BoatListingSearch }) {
  const format = useFormat();
  const filters = useActiveFilters(search);
  const otherDays = nearbyDays(search);
  const looser = useFound(
    search,
    // A part of the map is none of the service's criteria: without it there is what was there before.
    filters.map(({ without }) => without),
  );
  const shifted = useFound(search, otherDays);

  return (
    <WaysOut
      title={<Trans>No boats match</Trans>}
      Way={BoatWay}
      days={otherDays
        .map(({ startDate, endDate }, index) => ({
          key: startDate,
          label: format.dateRange(startDate, endDate, 'short'),
          changes: { startDate, endDate },
          count: shifted[index] ?? 0,
        }))
        .filter(({ count }) => count > 0)
        .slice(0, 4)}
      looser={filters
        .map(({ label, without }, index) => ({
          key: label,
          label: <Trans>Without {label}</Trans>,
          changes: without,
          count: looser[index] ?? 0,
        }))
        .filter(({ count }) => count > 0 && filters.length > 1)}
      countOf={(count) => <Plural value={count} one="# boat" other="# boats" />}
    >
      <Trans>Remove a filter, or try other days or another place.</Trans>
    </WaysOut>
  );
}

/** How many boats the search would find with each of these changes; undefined while that is not known. */
function useFound(search: BoatListingSearch, changes: readonly BoatFilters[]) {
  return useQueries({
    queries: changes.map((change) =>
      boatPageQuery(toPageRequest({ ...search, page: undefined, ...change })),
    ),
    combine: (results) => results.map(({ data }) => data?.totalElements),
  });
}
