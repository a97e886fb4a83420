import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { boatTypeValues } from '../../../../../api/contract/contract.ts';
import { boatTypeLabels } from '../../../../../domain/boat/boat-type-labels.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { sameTurkish } from '../../../../../lib/turkish-text.ts';
import { ToggleChip } from '../../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { guestCounts } from '../../saved-searches/criteria-text.ts';
import type { BoatFilters } from '../../search-params.ts';
import { DayField } from '../dates/day-field.tsx';
import { PriceFields } from '../price/price-fields.tsx';
import { useFacets } from '../use-facets.ts';
import * as styles from './filter-fields.css.ts';

interface FilterFieldsProps {
  draft: BoatFilters;
  onChange: (changes: BoatFilters) => void;
}

/** The filters below one another, as the drawer shows them. */
export function FilterFields({ draft, onChange }: FilterFieldsProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const facets = useFacets(draft);
  const places = facets?.places ?? [];
  const count = (value: number | undefined) =>
    value !== undefined && <span className={styles.count}>{format.number(value)}</span>;

  return (
    <div className={styles.groups}>
      {places.length > 0 && (
        <Group label={t`Place`}>
          {places.map(({ name, count: boats }) => (
            <ToggleChip
              key={name}
              isSelected={draft.location !== undefined && sameTurkish(draft.location, name)}
              onChange={(chosen) => onChange({ location: chosen ? name : undefined })}
            >
              {name} {count(boats)}
            </ToggleChip>
          ))}
        </Group>
      )}
      <DayField days={draft} onChange={onChange} />
      <Group label={t`Guests`}>
        {guestCounts.map((least) => (
          <ToggleChip
            key={least}
            isSelected={draft.minCapacity === least}
            onChange={(chosen) => onChange({ minCapacity: chosen ? least : undefined })}
          >
            {format.number(least)}+ {count(facets?.guests(least))}
          </ToggleChip>
        ))}
      </Group>
      <Group label={t`Boat type`}>
        {boatTypeValues.map((type) => (
          <ToggleChip
            key={type}
            isSelected={draft.type === type}
            onChange={(chosen) => onChange({ type: chosen ? type : undefined })}
          >
            {i18n._(boatTypeLabels[type])} {count(facets?.types[type])}
          </ToggleChip>
        ))}
      </Group>
      <fieldset>
        <legend className={styles.legend}>
          <Trans>Price of a day</Trans>
        </legend>
        <PriceFields prices={draft} allPrices={facets?.prices} onChange={onChange} />
      </fieldset>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
