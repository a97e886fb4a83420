import { useLingui } from '@lingui/react/macro';
import { boatSearchLimits as limits } from '../../api/contract.ts';
import { MoneyField } from '../../ui/number-field/money-field.tsx';
import * as styles from './price-fields.css.ts';
import type { BoatFilters } from './search-params.ts';

export type Prices = Pick<BoatFilters, 'minPrice' | 'maxPrice'>;

interface PriceFieldsProps {
  prices: Prices;
  onChange: (prices: Prices) => void;
}

/** The least and the most a day may cost, in lira (decision 51); either may stay empty. */
export function PriceFields({ prices, onChange }: PriceFieldsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.fields}>
      <MoneyField
        label={t`At least`}
        value={prices.minPrice ?? Number.NaN}
        minValue={limits.minPrice.minimum}
        maxValue={limits.minPrice.maximum}
        onChange={(value) => onChange({ ...prices, minPrice: filled(value) })}
      />
      <MoneyField
        label={t`At most`}
        value={prices.maxPrice ?? Number.NaN}
        minValue={limits.maxPrice.minimum}
        maxValue={limits.maxPrice.maximum}
        onChange={(value) => onChange({ ...prices, maxPrice: filled(value) })}
      />
    </div>
  );
}

function filled(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value;
}
