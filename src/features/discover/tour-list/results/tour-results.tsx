import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue, useState } from 'react';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { ListingGrid } from '../../../../domain/listing/results/listing-grid.tsx';
import {
  ABOVE_FOLD,
  ListingSkeleton,
  PAGE_SIZE,
} from '../../../../domain/listing/results/listing-skeleton.tsx';
import type { Highlight } from '../../../../domain/listing/results/use-highlight.ts';
import { TourCard } from '../../../../domain/tour/tour-card.tsx';
import { paginate } from '../../../../lib/paginate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { Paged } from '../../../../ui/navigation/pagination/paged.tsx';
import { chosenOf, firstDate, inTurns } from '../filters/match-tours.ts';
import { filtersOf, hasFilters, sortOf, type TourListingSearch } from '../search-params.ts';

const NoMatch = lazyComponent(() => import('./no-match.tsx'));

interface TourResultsProps extends Highlight {
  search: TourListingSearch;
  result: UseQueryResult<readonly TourSummary[]>;
  /** Those that meet the filters, in the order asked for; undefined until the tours are there. */
  found: readonly TourSummary[] | undefined;
  now: string;
}

/** The tours of the page, or why there are none. */
export function TourResults({ search, result, now, ...props }: TourResultsProps) {
  const { i18n, t } = useLingui();
  // Rendering all cards at once blocks a slow phone: user input takes precedence over them.
  const found = useDeferredValue(props.found);
  const [replacesSkeleton] = useState(found === undefined);
  const { data: tours, error, isFetching, refetch } = result;

  if (!found || !tours) {
    if (isFetching || !error || tours) return <ListingSkeleton kind="tour" />;
    return <ErrorDisplay {...failureOf(i18n, error)} isWhole onRetry={() => void refetch()} />;
  }
  if (found.length === 0) {
    if (!hasFilters(search)) return <NoTours />;
    return (
      <LazySection placeholder={null}>
        <NoMatch search={search} tours={tours} now={now} />
      </LazySection>
    );
  }
  const page = search.page ?? 1;
  const { items, pageCount } = paginate(found, page, PAGE_SIZE);
  const shown = inTurns(items, sortOf(search));
  return (
    <Paged
      page={page}
      pageCount={pageCount}
      renderLink={(target, link) => (
        <Link
          {...link}
          from="/tours/"
          to="."
          activeOptions={{ exact: true }}
          search={(before) => ({ ...before, page: target === 1 ? undefined : target })}
        />
      )}
    >
      <ListingGrid
        label={t`Tours`}
        outdated={found !== props.found}
        replacesSkeleton={replacesSkeleton}
      >
        {shown.map((tour, index) => (
          <TourItem
            key={tour.id}
            tour={tour}
            search={search}
            now={now}
            aboveFold={index < ABOVE_FOLD}
            highlighted={tour.id === props.highlighted}
            onHighlight={props.onHighlight}
          />
        ))}
      </ListingGrid>
    </Paged>
  );
}

interface TourItemProps {
  tour: TourSummary;
  search: TourListingSearch;
  now: string;
  aboveFold: boolean;
  highlighted: boolean;
  onHighlight: Highlight['onHighlight'];
}

/** One of the tours; what changes around it leaves it as it is. */
const TourItem = memo(function TourItem({ tour, search, now, ...looks }: TourItemProps) {
  const filters = filtersOf(search);
  return (
    <li>
      <TourCard
        hasGallery
        tour={tour}
        chosen={chosenOf(tour, filters, now)}
        next={firstDate(tour, filters, now)}
        {...looks}
      />
    </li>
  );
});

function NoTours() {
  return (
    <EmptyState title={<Trans>No tours yet</Trans>}>
      <Trans>Tours appear here as soon as guides publish them.</Trans>
    </EmptyState>
  );
}
