import { Trans } from '@lingui/react/macro';
import type { Sale } from '../day/day-state.ts';
import type { MonthPrices } from './month-prices.ts';
import * as styles from './prices.css.ts';
import { usePriceWords } from './use-price-words.ts';

interface PlainPriceProps {
  prices: MonthPrices;
  unit: Sale['unit'];
  /** What the page tells at its head, lira. */
  headline: number;
}

/**
 * What the days of a month cost that lie in no season; a month that has not the price of the page's head is a season,
 * and this its label. Keeps its line while nothing is known.
 */
export function PlainPrice({ prices: { plain, seasons }, unit, headline }: PlainPriceProps) {
  const words = usePriceWords(unit);
  const price = plain ? words(plain.price) : '';
  const tone = plain?.isSpecial ? 'special' : 'plain';
  return (
    <p className={styles.plainLine}>
      {plain && (
        <span className={plain.price === headline ? styles.plain : styles.monthLabel[tone]}>
          {seasons.size === 0 ? price : <Trans>Other days: {price}</Trans>}
        </span>
      )}
    </p>
  );
}
