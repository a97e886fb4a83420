import { Trans } from '@lingui/react/macro';
import { inThousands } from '../../../../domain/calendar/thousands.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from '../availability-calendar.css.ts';
import type { MonthPrices } from './month-prices.ts';

/** How to read a price in a narrow cell, by the example of one that is there. Nothing where none is. */
export function ThousandsNote({ prices: { seasons } }: { prices: MonthPrices }) {
  const format = useFormat();
  const price = [...seasons.values()].find(({ label }) => label === 'narrow')?.price;
  if (price === undefined) return null;
  const short = inThousands(format.locale, price);
  const full = format.money(price);
  return (
    <p className={styles.note}>
      <Trans>
        Calendar prices are in thousands of lira ({short} = {full}).
      </Trans>
    </p>
  );
}
