import { Trans, useLingui } from '@lingui/react/macro';
import { boatCreateLimits, boatTypeValues } from '../../../../api/contract/contract.ts';
import type { BoatType } from '../../../../api/contract/types.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import * as styles from '../../../../domain/host-offer/list/offer-list.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { type CapacityGroup, capacityGroups, type VesselFilters } from './search-params.ts';

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
    <search className={styles.filters} aria-label={t`Filter the vessels`}>
      <div className={styles.byName}>
        <SearchField
          label={t`Search for a boat`}
          value={typed}
          onChange={onType}
          maxLength={boatCreateLimits.name.maxLength}
        />
      </div>
      <Select<BoatType | 'all'>
        label={t`Type`}
        options={[
          { id: 'all', label: t({ message: 'All', context: 'types of boats' }) },
          ...boatTypeValues.map((id) => ({ id, label: i18n._(boatTypeLabels[id]) })),
        ]}
        value={filters.type ?? 'all'}
        onChange={(type) => onChange({ type: type === 'all' ? undefined : type })}
      />
      <Select<CapacityGroup | 'all'>
        label={t`Capacity`}
        options={[
          { id: 'all', label: t({ message: 'All', context: 'capacities of boats' }) },
          ...capacityGroups.map((id) => ({ id, label: t`${id.replace('-', '–')} people` })),
        ]}
        value={filters.capacity ?? 'all'}
        onChange={(capacity) => onChange({ capacity: capacity === 'all' ? undefined : capacity })}
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
