import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useToday } from '../../../../../domain/calendar/use-today.ts';
import { startAt } from '../../../../../domain/tour/repeat/repeat-rule.ts';
import { StartTimes } from '../../../../../domain/tour/repeat/start-times.tsx';
import { Button } from '../../../../../ui/actions/button/button.tsx';
import { lazyField } from '../../../../../ui/loading/lazy/lazy-field.tsx';
import * as styles from './dates.css.ts';

const DatePicker = lazyField(async () => {
  const { DatePicker: component } = await import(
    '../../../../../ui/dates/date-picker/date-picker.tsx'
  );
  return { default: component };
});

interface AddDatesProps {
  /** Instants, RFC 3339; answers whether all of them could be added. */
  onAdd: (starts: readonly string[]) => boolean;
}

/** One day with its times: both are needed. */
export function AddDates({ onAdd }: AddDatesProps) {
  const { t } = useLingui();
  const today = useToday();
  const [day, setDay] = useState('');
  const [times, setTimes] = useState<readonly string[]>([]);
  /** Errors are said once somebody has tried to add. */
  const [isTried, setTried] = useState(false);
  const dayError =
    day === '' ? t`Choose a day` : day < today ? t`The day is in the past` : undefined;
  const timesError = times.length === 0 ? t`Choose at least one time` : undefined;

  function add() {
    setTried(true);
    if (dayError || timesError) return;
    // The times stay for the next day: most tours begin at the same hours.
    if (onAdd(times.map((time) => startAt(day, time)))) setDay('');
    setTried(false);
  }

  return (
    <div className={styles.add}>
      <DatePicker
        label={t`Day`}
        value={day || null}
        minValue={today}
        error={isTried ? dayError : undefined}
        onChange={(chosen) => setDay(chosen ?? '')}
      />
      <StartTimes times={times} onChange={setTimes} error={isTried ? timesError : undefined} />
      <div>
        <Button variant="secondary" onPress={add}>
          <Trans>Add the dates</Trans>
        </Button>
      </div>
    </div>
  );
}
