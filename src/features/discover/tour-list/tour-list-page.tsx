import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TourSummary } from '../../../api/contract/types.ts';
import { toursQuery } from '../../../api/resources/tours/queries.ts';
import { toCome } from '../../../domain/listing/filters/active-filters.css.ts';
import { ListingPage } from '../../../domain/listing/page/listing-page.tsx';
import { ListTools } from '../../../domain/listing/results/list-tools.tsx';
import { SortSelect } from '../../../domain/listing/results/sort-select.tsx';
import { useHighlight } from '../../../domain/listing/results/use-highlight.ts';
import { SavedSearchesButton } from '../../../domain/listing/saved-searches/saved-searches-button.tsx';
import { instantNow } from '../../../lib/now.ts';
import { LazyBoundary } from '../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { lazyDialog } from '../../../ui/loading/lazy/lazy-dialog.tsx';
import { matchTours } from './filters/match-tours.ts';
import { TourFilterBar } from './filters/tour-filter-bar.tsx';
import { ListTitle, TourCount } from './results/list-title.tsx';
import { TourResults } from './results/tour-results.tsx';
import { filtersOf, hasFilters, sortOf, type TourSort, tourSorts } from './search-params.ts';
import { useListing } from './use-listing.ts';

const ActiveFilters = lazyComponent(() => import('./filters/tour-active-filters.tsx'));
const TourMap = lazyComponent(() => import('./map/tour-map.tsx'));
const ToursSeen = lazyComponent(() => import('./results/tours-seen.tsx'));
const SavedSearches = lazyDialog(() => import('./saved-searches/tour-saved-searches.tsx'));

const none: readonly TourSummary[] = [];

const orders: Record<TourSort, MessageDescriptor> = {
  // The next date first, taking turns within a page: see `inTurns`.
  recommended: msg`Recommended`,
  date: msg`Next date`,
  price: msg`Price, low to high`,
  'price-desc': msg`Price, high to low`,
  rating: msg`Best rated`,
};

/**
 * `/tours`: all published tours, to search, narrow, order, leaf through and see on a map. They are few
 * enough to come all at once, and are narrowed here.
 */
export function TourListPage() {
  const [now] = useState(() => instantNow());
  const { search, change, look } = useListing();
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const result = useQuery({ ...toursQuery(), retryOnMount: false });
  const tours = result.data;
  const found = useMemo(
    () => tours && matchTours(tours, filtersOf(search), sortOf(search), now),
    [tours, search, now],
  );
  const highlight = useHighlight();

  return (
    <ListingPage
      search={search}
      onMap={(isOpen) => look(isOpen || undefined)}
      bar={<TourFilterBar search={search} tours={tours} now={now} />}
      title={<ListTitle search={search} total={found?.length} found={found} />}
      count={found && <TourCount total={found.length} />}
      tools={
        <ListTools
          saved={<SavedSearchesButton Dialog={SavedSearches} search={search} />}
          isMapAway={search.map === false}
          onMapAway={(isAway) => look(isAway ? false : undefined)}
          sort={
            found?.length !== 0 && (
              <SortSelect
                labels={orders}
                value={sortOf(search)}
                onChange={(sort) => change({ sort: sort === tourSorts[0] ? undefined : sort })}
              />
            )
          }
        />
      }
      active={
        hasFilters(search) && (
          <LazyBoundary placeholder={<div className={toCome} />}>
            <ActiveFilters search={search} />
          </LazyBoundary>
        )
      }
      results={
        <TourResults search={search} result={result} found={found} now={now} {...highlight} />
      }
      map={<TourMap search={search} tours={tours ?? none} now={now} {...highlight} />}
      hasMap={found ? found.length > 0 : !result.error}
      below={
        <LazyBoundary>
          <ToursSeen />
        </LazyBoundary>
      }
    />
  );
}
