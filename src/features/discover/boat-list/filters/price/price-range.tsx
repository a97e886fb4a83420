import { useLingui } from '@lingui/react/macro';
import { RangeSlider } from '../../../../../ui/choices/range-slider/range-slider.tsx';
import { lira } from '../../../../../ui/fields/number-field/money-field.tsx';
import type { Prices } from '../../search-params.ts';
import * as styles from './price.css.ts';
import { PRICE_STEP, type PriceScale } from './price-scale.ts';

interface PriceRangeProps {
  prices: Prices;
  scale: PriceScale;
  onChange: (prices: Prices) => void;
}

/** The price of a day to slide, under how the boats spread over it. An end of the scale is no limit. */
export function PriceRange({ prices, scale, onChange }: PriceRangeProps) {
  const { t } = useLingui();
  const { least, most, bars } = scale;
  const within = (value: number) => Math.min(most, Math.max(least, value));
  const from = within(prices.minPrice ?? least);
  const to = within(prices.maxPrice ?? most);
  const highest = Math.max(...bars);
  const width = (most - least) / bars.length;
  return (
    <div>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((count, index) => {
          const price = least + (index + 0.5) * width;
          return (
            <span
              key={price}
              className={styles.bar}
              data-chosen={(price >= from && price <= to) || undefined}
              style={{ height: `${(count / highest) * 100}%` }}
            />
          );
        })}
      </div>
      <RangeSlider
        label={t`Price of a day`}
        value={[from, to]}
        minValue={least}
        maxValue={most}
        step={PRICE_STEP}
        formatOptions={lira}
        onChange={([low, high]) =>
          onChange({
            minPrice: low <= least ? undefined : low,
            maxPrice: high >= most ? undefined : high,
          })
        }
      />
    </div>
  );
}
