import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { Sale } from '../day/day-state.ts';

/** A price in lira with what it is for, in words: `günlük ₺48.500`. */
export function usePriceWords(unit: Sale['unit']): (lira: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (lira) => {
    const price = format.money(lira);
    if (unit === 'hour') return t`${price} an hour`;
    return unit === 'person' ? t`${price} per person` : t`${price} a day`;
  };
}
