import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { boatSearchLimits as limits } from '../../../../api/contract/contract.ts';
import { MoneyField } from '../../../../ui/fields/number-field/money-field.tsx';
import type { Prices } from '../../address/listing-address.ts';
import * as styles from './price.css.ts';
import { PriceRange } from './price-range.tsx';
import { priceScale } from './price-scale.ts';

interface PriceFieldsProps {
  prices: Prices;
  /** What these prices are. */
  label: string;
  /** The prices there are, in lira; undefined until they are known. */
  allPrices: readonly number[] | undefined;
  onChange: (prices: Prices) => void;
}

/** The least and the most it may cost, in lira, to slide or to write; either may stay empty. */
export function PriceFields({ prices, label, allPrices = [], onChange }: PriceFieldsProps) {
  const { t } = useLingui();
  const scale = useMemo(() => priceScale(allPrices), [allPrices]);
  return (
    <div className={styles.prices}>
      {scale && <PriceRange label={label} prices={prices} scale={scale} onChange={onChange} />}
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
    </div>
  );
}

function filled(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value;
}
