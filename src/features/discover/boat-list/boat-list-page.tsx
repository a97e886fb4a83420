import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { searchBoatsPageParameters } from '../../../api/contract/contract.ts';
import type { BoatSort } from '../../../api/contract/types.ts';
import { toCome } from '../../../domain/listing/filters/active-filters.css.ts';
import { ListingPage } from '../../../domain/listing/page/listing-page.tsx';
import { useShown } from '../../../domain/listing/page/use-shown.ts';
import { ListTools } from '../../../domain/listing/results/list-tools.tsx';
import { SortSelect } from '../../../domain/listing/results/sort-select.tsx';
import { useHighlight } from '../../../domain/listing/results/use-highlight.ts';
import { SavedSearchesButton } from '../../../domain/listing/saved-searches/saved-searches-button.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { lazyDialog } from '../../../ui/loading/lazy/lazy-dialog.tsx';
import { BoatFilterBar } from './filters/boat-filter-bar.tsx';
import { BoatResults } from './results/boat-results.tsx';
import { BoatCount, ListTitle } from './results/list-title.tsx';
import { hasFilters } from './search-params.ts';
import { useBoats } from './use-boats.ts';
import { useListing } from './use-listing.ts';

const ActiveFilters = lazyComponent(() => import('./filters/boat-active-filters.tsx'));
const BoatMap = lazyComponent(() => import('./map/boat-map.tsx'));
const BoatsSeen = lazyComponent(() => import('./results/boats-seen.tsx'));
const CompareTray = lazyComponent(() => import('./compare/compare-tray.tsx'));
const ItemListData = lazyComponent(() => import('./results/item-list-data.tsx'));
const SavedSearches = lazyDialog(() => import('./saved-searches/boat-saved-searches.tsx'));

const orders: Record<BoatSort, MessageDescriptor> = {
  // The most popular, taking turns within a page: see `useBoats`.
  'popularity,desc': msg`Recommended`,
  'price,asc': msg`Price, low to high`,
  'price,desc': msg`Price, high to low`,
  'rating,desc': msg`Best rated`,
  'capacity,desc': msg`Largest capacity`,
  'newest,desc': msg`Newest`,
};

/** `/boats`: all published boats, to search, narrow, order, leaf through, see on a map and compare. */
export function BoatListPage() {
  const { search, change, look } = useListing();
  const result = useBoats(search);
  const { data, error, isPlaceholderData } = result;
  const shown = useShown(search, !isPlaceholderData);
  const highlight = useHighlight();

  return (
    <>
      <ListingPage
        search={search}
        onMap={(isOpen) => look(() => ({ map: isOpen || undefined }))}
        bar={<BoatFilterBar search={search} />}
        title={<ListTitle search={shown} total={data?.totalElements} found={data?.content} />}
        count={data && !isPlaceholderData && <BoatCount total={data.totalElements} />}
        tools={
          <ListTools
            saved={<SavedSearchesButton Dialog={SavedSearches} search={search} />}
            isMapAway={search.map === false}
            onMapAway={(isAway) => look(() => ({ map: isAway ? false : undefined }))}
            sort={
              data?.totalElements !== 0 && (
                <SortSelect
                  labels={orders}
                  value={search.sort ?? searchBoatsPageParameters.sort.default}
                  onChange={(sort) => change({ sort })}
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
        results={<BoatResults search={search} result={result} {...highlight} />}
        map={<BoatMap search={search} {...highlight} />}
        hasMap={data ? data.content.length > 0 : !error}
        below={
          <LazyBoundary>
            <BoatsSeen />
          </LazyBoundary>
        }
      />
      {data && (
        <LazyBoundary>
          <ItemListData boats={data.content} />
        </LazyBoundary>
      )}
      {search.compare !== undefined && (
        <LazyBoundary>
          <CompareTray />
        </LazyBoundary>
      )}
    </>
  );
}
