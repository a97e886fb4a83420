import { useContext } from 'react';
import {
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import * as styles from './calendar.css.ts';

/** How many years are offered where the calendar has no first or no last day. */
const yearsWithoutLimits = 100;

interface Choice {
  'aria-label': string;
  value: string | number;
  onChange: (key: string | number | null) => void;
  items: readonly { id: number; formatted: string }[];
}

function Jump({ value, onChange, items, ...rest }: Choice) {
  return (
    <select
      aria-label={rest['aria-label']}
      className={styles.jump}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id} className={styles.jumpOption}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

/** The month shown, as two lists to jump by; React Aria names them in the page's language. */
export function MonthAndYear() {
  const state = useContext(CalendarStateContext);
  const years =
    state?.minValue && state.maxValue
      ? state.maxValue.year - state.minValue.year + 1
      : yearsWithoutLimits;
  return (
    <div className={styles.jumps}>
      <CalendarMonthPicker>{(choice) => <Jump {...choice} />}</CalendarMonthPicker>
      <CalendarYearPicker visibleYears={years}>
        {(choice) => <Jump {...choice} />}
      </CalendarYearPicker>
    </div>
  );
}
