import { useState } from 'react';
import { calendarDay } from '../../../i18n/format.ts';
import { inLanguage } from '../../example-text.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import type { DayRange } from './days.ts';
import { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx';

const label = inLanguage({ tr: 'Biniş günü', en: 'Day of boarding' });
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const price = (day: string) =>
  isWeekend(day) ? { shown: '56', said: '₺56.000' } : { shown: '48,5', said: '₺48.500' };

function Single({ start = null, ...rest }: Partial<CalendarProps> & { start?: string | null }) {
  const [day, setDay] = useState<string | null>(start);
  return <Calendar label={label} {...rest} value={day} onChange={setDay} />;
}

function Range({
  start = null,
  ...rest
}: Partial<RangeCalendarProps> & { start?: DayRange | null }) {
  const [days, setDays] = useState<DayRange | null>(start);
  return <RangeCalendar label={label} {...rest} value={days} onChange={setDays} />;
}

const days = { start: '2027-06-10', end: '2027-06-16' };

export const examples = {
  'from today on': <Single minValue={calendarDay()} />,
  'unavailable days': <Single start="2027-06-16" isDateUnavailable={isWeekend} />,
  'month and year': <Single start="1984-03-08" jumps minValue="1930-01-01" maxValue="2009-12-31" />,
  'what a day costs': <Single start="2027-06-16" cellContent={price} />,
  'a stretch of days': <Range start={days} />,
  'two months': <Range start={{ start: '2027-06-26', end: '2027-07-04' }} months={2} />,
  error: (
    <Range
      start={days}
      error={inLanguage({ tr: 'Bu günler az önce doldu', en: 'These days have just been taken' })}
    />
  ),
  disabled: <Single start="2027-06-16" isDisabled />,
};
