import { Plural, Trans } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { boatPageQuery } from '../../../../api/resources/boats/queries.ts';
import {
  boatLocationsQuery,
  boatsByTextQuery,
  boatsFoundQuery,
} from '../../../../api/resources/boats/search-queries.ts';
import { BoatCard } from '../../../../domain/boat/boat-card.tsx';
import { areaOf, liesIn } from '../../../../domain/listing/map/area.ts';
import * as styles from '../../../../domain/listing/results/listing-grid.css.ts';
import { nearbyDays } from '../../../../domain/listing/results/nearby-days.ts';
import { WaysOut } from '../../../../domain/listing/results/ways-out.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { BoatWay } from '../boat-way.tsx';
import { useActiveFilters } from '../filters/use-active-filters.ts';
import {
  type BoatFilters,
  type BoatListingSearch,
  criteriaOf,
  hasFilters,
  toPageRequest,
} from '../search-params.ts';
import { useTrip } from '../use-listing.ts';

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
    filters.map(({ without }) => without),
  );
  const shifted = useFound(search, otherDays);
  // With other filters beside it, a boat may be called so all the same.
  const text = filters.length === 1 ? search.name : undefined;
  const isText = text !== undefined;
  const { data: locations = [] } = useQuery({ ...boatLocationsQuery(), enabled: isText });
  const { data: fitting = [] } = useQuery({ ...boatsByTextQuery(text ?? ''), enabled: isText });
  const places = isText ? locations.toSorted((a, b) => b.boatCount - a.boatCount) : [];

  return (
    <WaysOut
      instead={isText && fitting.length > 0 ? <Fitting text={text} boats={fitting} /> : undefined}
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
      places={places.map((place) => ({
        key: place.name,
        label: place.name,
        changes: { location: place.name, name: undefined },
        count: place.boatCount,
      }))}
      countOf={(count) => <Plural value={count} one="# boat" other="# boats" />}
    >
      <Trans>Remove a filter, or try other days or another place.</Trans>
    </WaysOut>
  );
}

/** How many boats. */
const MOST_BOATS = 6;

/** Boats that have the text in their model, such as "gulet": few look for a boat by its name. */
function Fitting({ text, boats }: { text: string; boats: readonly BoatSummary[] }) {
  const trip = useTrip();
  return (
    <section className={styles.ways}>
      <h2 className={styles.title}>
        <Trans>No boat is called “{text}”, but these fit</Trans>
      </h2>
      <ul className={styles.grid}>
        {boats.slice(0, MOST_BOATS).map((boat) => (
          <li key={boat.id}>
            <BoatCard boat={boat} trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many boats the search would find with each of these changes; undefined while that is not known. */
function useFound(search: BoatListingSearch, changes: readonly BoatFilters[]) {
  const searches = changes.map((change) => ({ ...search, page: undefined, ...change }));
  const pages = useQueries({
    queries: searches.map((other) => ({
      ...boatPageQuery(toPageRequest(other)),
      enabled: other.area === undefined,
    })),
    combine: (results) => results.map(({ data }) => data?.totalElements),
  });
  // The service knows no parts of the map: of all that it finds those that lie there are counted.
  const found = useQueries({
    queries: searches.map((other) => ({
      ...boatsFoundQuery(criteriaOf(other)),
      enabled: other.area !== undefined,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  return searches.map((other, index) => {
    const area = areaOf(other);
    return area ? found[index]?.filter((boat) => liesIn(boat, area)).length : pages[index];
  });
}
