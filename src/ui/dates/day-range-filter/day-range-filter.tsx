import { lazyField } from '../../loading/lazy/lazy-field.tsx';

const DateRangePicker = lazyField(async () => {
  const { DateRangePicker: Picker } = await import('../date-range-picker/date-range-picker.tsx');
  return { default: Picker };
});

interface DayRangeFilterProps {
  label: string;
  /** The first day, `YYYY-MM-DD`; undefined where the list begins with its first. */
  from: string | undefined;
  /** The last day; undefined where the list goes on to its last. */
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
  /** The last day that can be chosen. */
  maxValue?: string;
}

/**
 * The days that a list is narrowed down to, loaded on demand. Days of which one end alone is known are
 * shown as that day.
 */
export function DayRangeFilter({ label, from, to, onChange, maxValue }: DayRangeFilterProps) {
  const start = from ?? to;
  const end = to ?? from;
  return (
    <DateRangePicker
      label={label}
      value={start === undefined || end === undefined ? null : { start, end }}
      onChange={(range) => onChange(range?.start, range?.end)}
      maxValue={maxValue}
    />
  );
}
