import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { tourTypeValues } from '../../../../api/contract/contract.ts';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { filterCount } from '../../../../domain/listing/address/listing-address.ts';
import { FilterDrawerButton } from '../../../../domain/listing/filters/drawer/filter-drawer-button.tsx';
import { FilterBar } from '../../../../domain/listing/filters/filter-bar.tsx';
import { PriceFilter } from '../../../../domain/listing/filters/price/price-filter.tsx';
import { QuickChip } from '../../../../domain/listing/filters/quick-chip.tsx';
import * as quick from '../../../../domain/listing/filters/quick-chips.css.ts';
import { tourTypeLabels } from '../../../../domain/tour/tour-type-labels.ts';
import { useAnswered } from '../../../../ui/loading/answer/use-answered.ts';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { TourSearchSlab } from '../search/tour-search-slab.tsx';
import { filtersOf, type TourListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';
import { tourFacetsOf } from './tour-facets.ts';

const TourFilterDrawer = lazyDialog(() => import('./tour-filter-drawer.tsx'));

interface TourFilterBarProps {
  search: TourListingSearch;
  /** All tours; undefined until they are there. */
  tours: readonly TourSummary[] | undefined;
  now: string;
}

/** The search for tours and its filters. */
export const TourFilterBar = memo(function TourFilterBar(props: TourFilterBarProps) {
  const { search, tours, now } = props;
  const { i18n, t } = useLingui();
  const { change } = useListingChanges();
  const facets = useMemo(
    () => tours && tourFacetsOf(tours, filtersOf(search), now),
    [tours, search, now],
  );
  const [chosenType, choose] = useAnswered(search.type, (type) => change({ type }));

  return (
    <FilterBar
      search={<TourSearchSlab search={search} tours={tours} />}
      price={
        <PriceFilter
          prices={search}
          label={t`Price per person`}
          allPrices={facets?.prices}
          onChange={change}
        />
      }
      all={
        <FilterDrawerButton
          Drawer={TourFilterDrawer}
          drawer={{ search, tours, now }}
          count={filterCount(filtersOf(search))}
        />
      }
      quick={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would make this a form part
        <div role="group" aria-label={t`Kind of tour`} className={quick.strip}>
          {tourTypeValues.map((type) => (
            <QuickChip
              key={type}
              isOn={chosenType === type}
              count={facets?.types(type)}
              onChange={(isOn) => choose(isOn ? type : undefined)}
            >
              {i18n._(tourTypeLabels[type])}
            </QuickChip>
          ))}
        </div>
      }
    />
  );
});
