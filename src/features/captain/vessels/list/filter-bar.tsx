import { useLingui } from '@lingui/react/macro';
import { boatCreateLimits, boatTypeValues } from '../../../../api/contract/contract.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { OfferFilters } from '../../../../domain/host-offer/list/offer-filters.tsx';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { capacityGroups, type VesselFilters } from './search-params.ts';

interface FilterBarProps {
  filters: VesselFilters;
  /** What is typed, before it stands in the address. */
  typed: string;
  onType: (text: string) => void;
  onChange: (changes: VesselFilters) => void;
  /** Undoes all filters; left out while there are none. */
  onClear: (() => void) | undefined;
}

/** What to look for in the fleet: by name, type and capacity. */
export default function FilterBar({ filters, typed, onType, onChange, onClear }: FilterBarProps) {
  const { t, i18n } = useLingui();
  return (
    <OfferFilters
      label={t`Filter the vessels`}
      first={
        <SearchField
          label={t`Search for a boat`}
          value={typed}
          onChange={onType}
          maxLength={boatCreateLimits.name.maxLength}
        />
      }
      onClear={onClear}
    >
      <FilterSelect
        label={t`Type`}
        all={t({ message: 'All', context: 'types of boats' })}
        options={boatTypeValues.map((id) => ({ id, label: i18n._(boatTypeLabels[id]) }))}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label={t`Capacity`}
        all={t({ message: 'All', context: 'capacities of boats' })}
        options={capacityGroups.map((id) => ({ id, label: t`${id.replace('-', '–')} people` }))}
        value={filters.capacity}
        onChange={(capacity) => onChange({ capacity })}
      />
    </OfferFilters>
  );
}
