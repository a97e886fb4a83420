import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

const label = inLanguage({ tr: 'Biniş günü', en: 'Day of boarding' });

function Example({ start = null, ...rest }: Partial<DatePickerProps> & { start?: string | null }) {
  const [day, setDay] = useState<string | null>(start);
  return <DatePicker label={label} {...rest} value={day} onChange={setDay} />;
}

export const examples = {
  empty: (
    <Example
      description={inLanguage({
        tr: 'Günü yazın ya da takvimden seçin.',
        en: 'Type it or choose it.',
      })}
    />
  ),
  'filled in': <Example start="2027-06-12" />,
  'date of birth': (
    <Example
      label={inLanguage({ tr: 'Doğum tarihi', en: 'Date of birth' })}
      jumps
      minValue="1930-01-01"
      maxValue="2009-12-31"
      autoComplete="bday"
    />
  ),
  'before the first day': <Example start="2027-06-12" minValue="2027-07-01" />,
  error: (
    <Example
      start="2027-06-12"
      error={inLanguage({ tr: 'Bu gün az önce doldu', en: 'This day has just been taken' })}
    />
  ),
  required: <Example isRequired />,
  'read-only': <Example start="2027-06-12" isReadOnly />,
  disabled: <Example start="2027-06-12" isDisabled />,
};
