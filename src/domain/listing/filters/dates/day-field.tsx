import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import type { Days } from '../../address/listing-address.ts';
import { useCriteriaText } from '../criteria-text.ts';
import * as styles from './day-field.css.ts';
import { DayRangeCalendar } from './day-range-calendar.tsx';

interface DayFieldProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** The days of the trip: what is chosen, and a month that unfolds below it. */
export function DayField({ days, onChange }: DayFieldProps) {
  const dates = useCriteriaText().dates(days);
  const [isOpen, setOpen] = useState(false);
  const calendar = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.field}
        aria-expanded={isOpen}
        aria-controls={calendar}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.texts}>
          <span className={styles.caption}>
            <Trans>Dates</Trans>
          </span>
          <span className={styles.value}>{dates ?? <Trans>Any day</Trans>}</span>
        </span>
        <CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
      <div id={calendar} hidden={!isOpen} className={styles.calendar}>
        {isOpen && <DayRangeCalendar days={days} onChange={onChange} months={1} />}
        {dates && (
          <Button
            variant="text"
            size="small"
            onPress={() => onChange({ startDate: undefined, endDate: undefined })}
          >
            <Trans>Clear dates</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
