import { Plural, Trans } from '@lingui/react/macro';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { placesOf } from '../../../../domain/listing/filters/places.ts';
import { nearbyDays } from '../../../../domain/listing/results/nearby-days.ts';
import { WaysOut } from '../../../../domain/listing/results/ways-out.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { meets } from '../filters/match-tours.ts';
import { useActiveFilters } from '../filters/use-active-filters.ts';
import { filtersOf, type TourFilters, type TourListingSearch } from '../search-params.ts';
import { TourWay } from '../tour-way.tsx';

interface NoMatchProps {
  search: TourListingSearch;
  tours: readonly TourSummary[];
  now: string;
}

/** No tour meets all filters: what would, if one of them were given up or the days were others. */
export default function NoMatch({ search, tours, now }: NoMatchProps) {
  const format = useFormat();
  const active = useActiveFilters(search);
  const found = (changes: TourFilters) =>
    tours.filter((tour) => meets(tour, { ...filtersOf(search), ...changes }, now)).length;
  return (
    <WaysOut
      title={<Trans>No tours match</Trans>}
      Way={TourWay}
      days={nearbyDays(search)
        .map((days) => ({
          key: days.startDate,
          label: format.dateRange(days.startDate, days.endDate, 'short'),
          changes: days,
          count: found(days),
        }))
        .filter(({ count }) => count > 0)
        .slice(0, 4)}
      looser={active
        .map(({ label, without }) => ({
          key: label,
          label: <Trans>Without {label}</Trans>,
          changes: without,
          count: found(without),
        }))
        .filter(({ count }) => count > 0 && active.length > 1)}
      places={
        search.name === undefined || active.length > 1
          ? []
          : placesOf(tours, tours).map(({ name, count }) => ({
              key: name,
              label: name,
              changes: { location: name, name: undefined },
              count,
            }))
      }
      countOf={(count) => <Plural value={count} one="# tour" other="# tours" />}
    >
      <Trans>Remove a filter, or try another day or place.</Trans>
    </WaysOut>
  );
}
