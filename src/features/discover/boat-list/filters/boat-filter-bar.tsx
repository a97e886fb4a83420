import { Trans, useLingui } from '@lingui/react/macro';
import { Zap } from 'lucide-react';
import { memo } from 'react';
import { boatTypeValues } from '../../../../api/contract/contract.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { filterCount } from '../../../../domain/listing/address/listing-address.ts';
import { FilterDrawerButton } from '../../../../domain/listing/filters/drawer/filter-drawer-button.tsx';
import { FilterBar } from '../../../../domain/listing/filters/filter-bar.tsx';
import { PriceFilter } from '../../../../domain/listing/filters/price/price-filter.tsx';
import { QuickChip } from '../../../../domain/listing/filters/quick-chip.tsx';
import * as quick from '../../../../domain/listing/filters/quick-chips.css.ts';
import { useAnswered } from '../../../../ui/loading/answer/use-answered.ts';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { BoatSearch } from '../search/boat-search.tsx';
import { type BoatListingSearch, filtersOf } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';
import type { Facets } from './facets.ts';
import { useFacets } from './use-facets.ts';

const BoatFilterDrawer = lazyDialog(() => import('./boat-filter-drawer.tsx'));

interface Props {
  search: BoatListingSearch;
}

/** The search for boats and its filters. */
export const BoatFilterBar = memo(function BoatFilterBar({ search }: Props) {
  const { t } = useLingui();
  const { change } = useListingChanges();
  // Phones have the counts in the drawer.
  const facets = useFacets(search, useMedia(media.laptop));
  return (
    <FilterBar
      search={<BoatSearch search={search} />}
      price={
        <PriceFilter
          prices={search}
          label={t`Price per day`}
          allPrices={facets?.prices}
          onChange={change}
        />
      }
      all={
        <FilterDrawerButton
          Drawer={BoatFilterDrawer}
          drawer={{ search }}
          count={filterCount(filtersOf(search))}
        />
      }
      quick={<QuickFilters search={search} facets={facets} />}
    />
  );
});

interface QuickFiltersProps extends Props {
  facets: Facets | undefined;
}

type QuickChoice = Pick<BoatListingSearch, 'captainIncluded' | 'isInstantConfirmation' | 'type'>;

/** What most people ask for first: a captain, an answer at once, a type of boat. */
function QuickFilters({ search, facets }: QuickFiltersProps) {
  const { i18n, t } = useLingui();
  const { change } = useListingChanges();
  const { captainIncluded, isInstantConfirmation, type: chosenType } = search;
  const [asked, choose] = useAnswered<QuickChoice>(
    { captainIncluded, isInstantConfirmation, type: chosenType },
    change,
  );
  const ask = (changes: QuickChoice) => choose({ ...asked, ...changes });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make this a form part
    <div role="group" aria-label={t`Quick filters`} className={quick.strip}>
      <QuickChip
        isOn={asked.captainIncluded === true}
        count={facets?.captain(true)}
        onChange={(isOn) => ask({ captainIncluded: isOn ? true : undefined })}
      >
        <Trans>With captain</Trans>
      </QuickChip>
      <QuickChip
        isOn={asked.isInstantConfirmation === true}
        count={facets?.instant}
        onChange={(isOn) => ask({ isInstantConfirmation: isOn ? true : undefined })}
      >
        <Zap aria-hidden="true" size={16} fill="currentColor" strokeWidth={0} />
        <Trans>Instant confirmation</Trans>
      </QuickChip>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make this a form part */}
      <div role="group" aria-label={t`Boat type`} className={quick.group}>
        {boatTypeValues.map((type) => (
          <QuickChip
            key={type}
            isOn={asked.type === type}
            count={facets?.types[type]}
            onChange={(isOn) => ask({ type: isOn ? type : undefined })}
          >
            {i18n._(boatTypeLabels[type])}
          </QuickChip>
        ))}
      </div>
    </div>
  );
}
