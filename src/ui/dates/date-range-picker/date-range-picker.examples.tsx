import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import type { DayRange } from '../calendar/days.ts';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';

const days = { start: '2027-06-12', end: '2027-06-15' };

function Example({
  start = null,
  ...rest
}: Partial<DateRangePickerProps> & { start?: DayRange | null }) {
  const [range, setRange] = useState<DayRange | null>(start);
  return (
    <DateRangePicker
      label={inLanguage({ tr: 'Günler', en: 'Days' })}
      {...rest}
      value={range}
      onChange={setRange}
    />
  );
}

export const examples = {
  empty: (
    <Example
      description={inLanguage({ tr: 'İlk ve son gün dâhil.', en: 'First and last day included.' })}
    />
  ),
  'filled in': <Example start={days} />,
  'before the first day': <Example start={days} minValue="2027-07-01" />,
  error: (
    <Example
      start={days}
      error={inLanguage({ tr: 'Bu günler az önce doldu', en: 'These days have just been taken' })}
    />
  ),
  required: <Example isRequired />,
  'read-only': <Example start={days} isReadOnly />,
  disabled: <Example start={days} isDisabled />,
};
