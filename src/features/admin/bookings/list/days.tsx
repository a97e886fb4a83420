import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { lazyField } from '../../../../ui/loading/lazy/lazy-field.tsx';

const DateRangePicker = lazyField(async () => {
  const { DateRangePicker: Picker } = await import(
    '../../../../ui/dates/date-range-picker/date-range-picker.tsx'
  );
  return { default: Picker };
});

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

interface DaysProps {
  label: string;
  search: Period;
  onChange: (days: Period) => void;
}

/** From which day to which. Days of which one end alone is known are shown as that day. */
export function Days({ label, search: { from, to }, onChange }: DaysProps) {
  const start = from ?? to;
  const end = to ?? from;
  return (
    <div className={listStyles.wide}>
      <DateRangePicker
        label={label}
        value={start === undefined || end === undefined ? null : { start, end }}
        onChange={(range) => onChange({ from: range?.start, to: range?.end })}
      />
    </div>
  );
}
