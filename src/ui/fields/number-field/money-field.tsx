import { NumberField, type NumberFieldProps } from './number-field.tsx';

/**
 * Lira with ₺, kuruş where there are any. One object: React Aria builds a new parser for every new one. Not by
 * `trailingZeroDisplay`, with which its parser finds no decimal sign and reads 4500,50 as 450050.
 */
export const lira: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'TRY',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
};
const exact: Intl.NumberFormatOptions = { ...lira, minimumFractionDigits: 2 };

/** Kuruş as two digits where there are any. */
function liraOptions(value: number | undefined): Intl.NumberFormatOptions {
  return value === undefined || Number.isNaN(value) || Number.isInteger(value) ? lira : exact;
}

/** An amount in lira, shown with ₺; at least 0 unless `minValue` says otherwise. */
export function MoneyField(props: Omit<NumberFieldProps, 'formatOptions'>) {
  return <NumberField minValue={0} {...props} formatOptions={liraOptions(props.value)} />;
}
