import { Plural, Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { boatPageQuery } from '../../../../api/resources/boats/queries.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { ClearFilters } from '../filters/active-filters.tsx';
import { useActiveFilters } from '../filters/use-active-filters.ts';
import { type BoatFilters, type BoatListingSearch, toPageRequest } from '../search-params.ts';
import * as styles from './boat-grid.css.ts';
import { nearbyDays } from './nearby-days.ts';

/** Nothing meets all filters: what would, if one of them were given up or the days were others. */
export function NoMatch({ search }: { search: BoatListingSearch }) {
  const format = useFormat();
  const filters = useActiveFilters(search);
  const otherDays = nearbyDays(search);
  const looser = useFound(
    search,
    // A part of the map is none of the service's criteria: without it there is what was there before.
    filters.map(({ without }) => without),
  );
  const shifted = useFound(search, otherDays);
  const worthwhile = filters.flatMap((filter, index) => {
    const count = looser[index] ?? 0;
    return count > 0 && filters.length > 1 ? [{ ...filter, count }] : [];
  });
  const free = otherDays.flatMap((days, index) => {
    const count = shifted[index] ?? 0;
    return count > 0 ? [{ ...days, count }] : [];
  });

  return (
    <>
      <EmptyState
        title={<Trans>No boats match</Trans>}
        action={<ClearFilters className={button({ variant: 'secondary' })} />}
      >
        <Trans>Remove a filter, or try other days or another place.</Trans>
      </EmptyState>
      {free.length > 0 && (
        <section className={styles.ways}>
          <h2 className={styles.title}>
            <Trans>Free on other days</Trans>
          </h2>
          <ul className={styles.list}>
            {free.slice(0, 4).map(({ count, startDate, endDate }) => (
              <li key={startDate}>
                <Way changes={{ startDate, endDate }}>
                  {format.dateRange(startDate, endDate, 'short')}
                  <Count value={count} />
                </Way>
              </li>
            ))}
          </ul>
        </section>
      )}
      {worthwhile.length > 0 && (
        <section className={styles.ways}>
          <h2 className={styles.title}>
            <Trans>With one filter less</Trans>
          </h2>
          <ul className={styles.list}>
            {worthwhile.map(({ label, without, count }) => (
              <li key={label}>
                <Way changes={without}>
                  <Trans>Without {label}</Trans>
                  <Count value={count} />
                </Way>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
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

function Way({ changes, children }: { changes: BoatFilters; children: ReactNode }) {
  return (
    <Link
      from="/boats/"
      to="."
      activeOptions={{ exact: true }}
      search={(before) => ({ ...before, ...changes, page: undefined })}
      className={chip}
    >
      {children}
    </Link>
  );
}

function Count({ value }: { value: number }) {
  return (
    <span className={styles.count}>
      <Plural value={value} one="# boat" other="# boats" />
    </span>
  );
}
