import { useLingui } from '@lingui/react/macro';
import { OfferFilters } from '../../../../domain/host-offer/list/offer-filters.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
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
  const chosen = place && (placeMeant(places, place) ?? place);
  // What an address asks for and no tour has is still named.
  const offered = !chosen || places.includes(chosen) ? places : [...places, chosen];
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
    <OfferFilters
      label={t`Filter the tours`}
      first={
        <FilterSelect
          label={t`Place`}
          all={t({ message: 'All', context: 'places of tours' })}
          options={offered.map((id) => ({ id, label: id }))}
          value={chosen}
          onChange={(wanted) => onChange({ place: wanted })}
        />
      }
      onClear={onClear}
    >
      <FilterSelect
        label={t`Duration`}
        all={t({ message: 'All', context: 'durations of tours' })}
        options={lengthGroups.map((id) => ({ id, label: lengths[id] }))}
        value={filters.length}
        onChange={(length) => onChange({ length })}
      />
      <FilterSelect
        label={t`Price`}
        all={t({ message: 'All', context: 'prices of tours' })}
        options={priceGroups.map((id) => ({ id, label: prices[id] }))}
        value={filters.price}
        onChange={(price) => onChange({ price })}
      />
    </OfferFilters>
  );
}
