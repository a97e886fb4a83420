import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { MoneyField } from './money-field.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

type ExampleProps = Partial<NumberFieldProps> & { start?: number; money?: boolean };

function Example({ start = Number.NaN, money = false, ...rest }: ExampleProps) {
  const [value, setValue] = useState(start);
  const Field = money ? MoneyField : NumberField;
  const label = money
    ? inLanguage({ tr: 'Günlük fiyat', en: 'Price a day' })
    : inLanguage({ tr: 'Yapım yılı', en: 'Year built' });
  return <Field label={label} {...rest} value={value} onChange={setValue} />;
}

export const examples = {
  empty: <Example description={inLanguage({ tr: 'Ruhsatta yazar.', en: 'Says the licence.' })} />,
  stepper: <Example start={2019} stepper formatOptions={{ useGrouping: false }} />,
  money: <Example money start={48_500} />,
  'money with kuruş': <Example money start={1250.5} />,
  error: (
    <Example
      start={3019}
      formatOptions={{ useGrouping: false }}
      error={inLanguage({ tr: 'Bu yıl daha gelmedi', en: 'This year has not come yet' })}
    />
  ),
  required: <Example isRequired />,
  'read-only': <Example money start={48_500} isReadOnly />,
  disabled: <Example money start={48_500} isDisabled stepper />,
};
