import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { boatTypeValues } from '../../../../api/contract/contract.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { useAnswered } from '../../../../ui/loading/answer/use-answered.ts';
import { content } from '../../../../ui/theme/global.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { BoatSearchForm } from '../search/boat-search-form.tsx';
import type { BoatListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';
import { FilterDrawerButton } from './drawer/filter-drawer-button.tsx';
import * as styles from './filter-bar.css.ts';
import { PriceFilter } from './price/price-filter.tsx';
import { useFacets } from './use-facets.ts';

/** The search and its filters, at the top of the list. On phones the filters are in a drawer. */
export const FilterBar = memo(function FilterBar({ search }: { search: BoatListingSearch }) {
  const { t } = useLingui();
  return (
    <section className={styles.bar} aria-label={t`Search and filters`}>
      <div className={content}>
        <div className={styles.row}>
          <BoatSearchForm search={search} />
          <div className={styles.chips}>
            <TypeChips search={search} />
            <PriceFilter search={search} />
          </div>
          <div className={styles.drawer}>
            <FilterDrawerButton search={search} />
          </div>
        </div>
      </div>
    </section>
  );
});

/** The types, each with how many boats of it the other filters leave. */
function TypeChips({ search }: { search: BoatListingSearch }) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const { change } = useListingChanges();
  const [chosenType, choose] = useAnswered(search.type, (type) => change({ type }));
  // Phones have them in the drawer.
  const facets = useFacets(search, useMedia(media.laptop));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make this a form part
    <div role="group" aria-label={t`Boat type`} className={styles.types}>
      {boatTypeValues.map((type) => {
        const chosen = chosenType === type;
        return (
          <button
            key={type}
            type="button"
            className={chip}
            aria-pressed={chosen}
            data-selected={chosen || undefined}
            onClick={() => choose(chosen ? undefined : type)}
          >
            {i18n._(boatTypeLabels[type])}
            {facets && <span className={styles.count}>{format.number(facets.types[type])}</span>}
          </button>
        );
      })}
    </div>
  );
}
