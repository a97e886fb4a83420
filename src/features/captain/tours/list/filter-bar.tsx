import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../../../../domain/host-offer/list/offer-list.css.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import {
  type LengthGroup,
  lengthGroups,
  type PriceGroup,
  priceGroups,
  type TourFilters,
} from './search-params.ts';
import { placeMeant } from './tour-filters.ts';

interface FilterBarProps {
  filters: TourFilters;
  places: readonly string[];
  onChange: (changes: TourFilters) => void;
  /** Undoes all filters; left out while there are none. */
  onClear: (() => void) | undefined;
}

/** Which tours to show: by place, length and price. */
export default function FilterBar({ filters, places, onChange, onClear }: FilterBarProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { place } = filters;
  const chosen = place === undefined ? 'all' : (placeMeant(places, place) ?? place);
  // What an address asks for and no tour has is still named.
  const offered = chosen === 'all' || places.includes(chosen) ? places : [...places, chosen];
  const lengths: Record<LengthGroup, string> = {
    '0-3': t`Shorter than 3 hours`,
    '3-6': t`From 3 to 6 hours`,
    '6+': t`At least 6 hours`,
  };
  const [low, high] = [format.money(1000), format.money(3000)];
  const prices: Record<PriceGroup, string> = {
    '0-1000': t`Below ${low}`,
    '1000-3000': t`${low} up to ${high}`,
    '3000+': t`${high} and more`,
  };
  return (
    <search className={styles.filters} aria-label={t`Filter the tours`}>
      <div className={styles.byName}>
        <Select
          label={t`Place`}
          options={[
            { id: 'all', label: t({ message: 'All', context: 'places of tours' }) },
            ...offered.map((id) => ({ id, label: id })),
          ]}
          value={chosen}
          onChange={(id) => onChange({ place: id === 'all' ? undefined : id })}
        />
      </div>
      <Select<LengthGroup | 'all'>
        label={t`Duration`}
        options={[
          { id: 'all', label: t({ message: 'All', context: 'durations of tours' }) },
          ...lengthGroups.map((id) => ({ id, label: lengths[id] })),
        ]}
        value={filters.length ?? 'all'}
        onChange={(length) => onChange({ length: length === 'all' ? undefined : length })}
      />
      <Select<PriceGroup | 'all'>
        label={t`Price`}
        options={[
          { id: 'all', label: t({ message: 'All', context: 'prices of tours' }) },
          ...priceGroups.map((id) => ({ id, label: prices[id] })),
        ]}
        value={filters.price ?? 'all'}
        onChange={(price) => onChange({ price: price === 'all' ? undefined : price })}
      />
      {onClear && (
        <div className={styles.clear}>
          <Button variant="text" onPress={onClear}>
            <Trans>Clear the filters</Trans>
          </Button>
        </div>
      )}
    </search>
  );
}
