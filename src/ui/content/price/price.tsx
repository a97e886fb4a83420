import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import * as styles from './price.css.ts';

/** What a price is for. */
type PriceUnit = 'hour' | 'day' | 'person' | 'oneDay' | 'period';

const units: Record<PriceUnit, ReactNode> = {
  hour: <Trans>/ hour</Trans>,
  day: <Trans>/ day</Trans>,
  person: <Trans>/ person</Trans>,
  oneDay: <Trans>for this day</Trans>,
  period: <Trans>for these days</Trans>,
};

interface PriceProps {
  lira: number;
  /** Left out only where the price is a total. */
  unit?: PriceUnit;
  /** What a total is for, in place of a unit: `3 kişi için`. */
  note?: ReactNode;
  size?: 'small' | 'large';
  /** It is the lowest of several. */
  isLowest?: boolean;
}

/** A price, set like a title: `₺48.500 / gün`. */
export function Price({
  lira,
  unit,
  note = unit && units[unit],
  size = 'small',
  isLowest = false,
}: PriceProps) {
  const format = useFormat();
  return (
    <span className={styles.price}>
      {isLowest && (
        <span className={styles.unit}>
          <Trans context="before the lowest price">from</Trans>{' '}
        </span>
      )}
      <span className={styles.amount[size]}>{format.money(lira)}</span>
      {note && (
        <>
          {' '}
          <span className={styles.unit}>{note}</span>
        </>
      )}
    </span>
  );
}
