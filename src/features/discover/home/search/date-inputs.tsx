import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { calendarDay } from '../../../../i18n/format.ts';
import type { Days } from './day-calendar.ts';
import * as styles from './day-segment.css.ts';

interface DateInputsProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** The browser's own date fields: they work before any script does. */
export function DateInputs({ days, onChange }: DateInputsProps) {
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [today, setToday] = useState<string>();
  // Not while rendering: the page may have been rendered on another day.
  useEffect(() => setToday(calendarDay()), []);
  function read() {
    const [startDate, endDate] = [first.current?.value, last.current?.value];
    onChange({ startDate: startDate || endDate, endDate: endDate || startDate });
  }
  return (
    <div className={styles.inputs}>
      <label className={styles.input}>
        <Trans>First day</Trans>
        <input
          ref={first}
          type="date"
          name="startDate"
          min={today}
          defaultValue={days.startDate}
          onBlur={read}
        />
      </label>
      <label className={styles.input}>
        <Trans>Last day</Trans>
        <input
          ref={last}
          type="date"
          name="endDate"
          min={today}
          defaultValue={days.endDate}
          onBlur={read}
        />
      </label>
    </div>
  );
}
