import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { searchBoatsPageParameters } from '../../../api/contract/contract.ts';
import type { TourSummary } from '../../../api/contract/types.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { toursQuery } from '../../../api/resources/tours/queries.ts';
import { grid } from '../../../domain/tour/tour-card.css.ts';
import { TourCard } from '../../../domain/tour/tour-card.tsx';
import { instantNow } from '../../../lib/now.ts';
import { paginate } from '../../../lib/paginate.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Paged } from '../../../ui/navigation/pagination/paged.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { chosenOf, matchTours } from './filters/match-tours.ts';
import { TourActiveFilters } from './filters/tour-active-filters.tsx';
import { TourFilterBar } from './filters/tour-filters.tsx';
import { TourSortSelect } from './filters/tour-sort-select.tsx';
import { TourCardSkeletons } from './results/tour-card-skeletons.tsx';
import * as styles from './tour-list-page.css.ts';
import { useTourListing } from './use-tour-listing.ts';

const none: readonly TourSummary[] = [];
/** Cards whose pictures are above the fold. */
const ABOVE_FOLD = 3;
/** As many on a page as boats. */
const PAGE_SIZE = searchBoatsPageParameters.size.default;

/**
 * `/tours`: all published tours, to narrow, to order, to leaf through. They are few enough to come all
 * at once, and too many to be drawn so on a phone.
 */
export function TourListPage() {
  const { i18n } = useLingui();
  const [opened] = useState(() => instantNow());
  const { search, filters, hasFilters, clear } = useTourListing();
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const result = useQuery({ ...toursQuery(), retryOnMount: false });
  // Rendering all cards at once blocks a slow phone: user input takes precedence over them.
  const data = useDeferredValue(result.data);
  const tours = data ?? none;
  const found = matchTours(tours, filters, search.sort ?? 'date', opened);
  const page = search.page ?? 1;
  const { items, pageCount } = paginate(found, page, PAGE_SIZE);

  function content(): ReactNode {
    if (result.isPending || (result.data && !data)) return <TourCardSkeletons />;
    if (result.isError && !result.data) {
      return (
        <ErrorDisplay
          {...failureOf(i18n, result.error)}
          isWhole
          pending={result.isFetching}
          onRetry={() => void result.refetch()}
        />
      );
    }
    if (found.length > 0) {
      return (
        <Paged
          page={page}
          pageCount={pageCount}
          renderLink={(target, props) => (
            <Link
              {...props}
              from="/tours/"
              to="."
              activeOptions={{ exact: true }}
              search={(before) => ({ ...before, page: target === 1 ? undefined : target })}
            />
          )}
        >
          <ul className={grid}>
            {items.map((tour, index) => (
              <li key={tour.id}>
                <TourCard
                  tour={tour}
                  chosen={chosenOf(tour, filters, opened)}
                  aboveFold={index < ABOVE_FOLD}
                />
              </li>
            ))}
          </ul>
        </Paged>
      );
    }
    return hasFilters ? (
      <EmptyState
        title={<Trans>No tours match</Trans>}
        action={
          <button type="button" className={button({ variant: 'secondary' })} onClick={clear}>
            <Trans>Clear filters</Trans>
          </button>
        }
      >
        <Trans>Take out a filter, or try another day or place.</Trans>
      </EmptyState>
    ) : (
      <EmptyState title={<Trans>No tours yet</Trans>}>
        <Trans>As soon as a guide publishes one, it appears here.</Trans>
      </EmptyState>
    );
  }

  return (
    <>
      <TourFilterBar tours={tours} now={opened} />
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {data ? (
              <Title count={found.length} location={filters.location} />
            ) : (
              <Trans>Tours</Trans>
            )}
          </h1>
          {found.length > 1 && <TourSortSelect />}
        </div>
        <p role="status" className={visuallyHidden}>
          {data && <Plural value={found.length} one="# tour" other="# tours" />}
        </p>
        <TourActiveFilters />
        <div className={styles.results}>{content()}</div>
      </div>
    </>
  );
}

function Title({ count, location }: { count: number; location: string | undefined }) {
  if (location) {
    return (
      <>
        {location}: <Plural value={count} one="# tour" other="# tours" />
      </>
    );
  }
  return <Plural value={count} one="# tour" other="# tours" />;
}
