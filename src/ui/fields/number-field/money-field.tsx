import { NumberField, type NumberFieldProps } from './number-field.tsx';

/** Lira with ₺, kuruş where there are any. One object: React Aria builds a new parser for every new one. */
export const lira: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'TRY',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
};

/** An amount in lira, shown with ₺; at least 0 unless `minValue` says otherwise. */
export function MoneyField(props: Omit<NumberFieldProps, 'formatOptions'>) {
  return <NumberField minValue={0} {...props} formatOptions={lira} />;
}
