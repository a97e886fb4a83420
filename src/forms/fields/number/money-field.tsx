import { MoneyField } from '../../../ui/fields/number-field/money-field.tsx';
import { type FormNumberFieldProps, useNumberBinding } from './number-field.tsx';

type FormMoneyFieldProps = Omit<FormNumberFieldProps, 'formatOptions'>;

/** The ui's MoneyField on an amount of the form in lira; null while it is empty. */
export default function FormMoneyField(props: FormMoneyFieldProps) {
  return <MoneyField {...props} {...useNumberBinding()} />;
}
