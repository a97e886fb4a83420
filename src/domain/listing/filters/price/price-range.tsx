import { RangeSlider } from '../../../../ui/choices/range-slider/range-slider.tsx';
import { lira } from '../../../../ui/fields/number-field/money-field.tsx';
import type { Prices } from '../../address/listing-address.ts';
import * as styles from './price.css.ts';
import type { PriceScale } from './price-scale.ts';

interface PriceRangeProps {
  label: string;
  prices: Prices;
  scale: PriceScale;
  onChange: (prices: Prices) => void;
}

/** A price to slide, under how what there is spreads over it. An end of the scale is no limit. */
export function PriceRange({ label, prices, scale, onChange }: PriceRangeProps) {
  const { least, most, step, bars } = scale;
  const { minPrice = least, maxPrice = most } = prices;
  // Beyond either end there is nothing to slide along; the fields beside it still tell the price.
  if (minPrice > most || maxPrice < least) return null;
  const within = (value: number) => Math.min(most, Math.max(least, value));
  const from = within(minPrice);
  const to = within(maxPrice);
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
        label={label}
        value={[from, to]}
        minValue={least}
        maxValue={most}
        step={step}
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
