import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/actions/button/button.tsx';
import { ToggleChip } from '../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { TextField } from '../../../ui/fields/text-field/text-field.tsx';
import * as styles from './repeat-rule-fields.css.ts';

/** Hours at which many tours begin. */
const quickTimes = ['09:00', '10:00', '14:00', '15:00', '17:00', '18:00'];

/** A list in order with or without one of its items. */
export function toggled<Item extends string | number>(
  items: readonly Item[],
  item: Item,
  isIn: boolean,
): Item[] {
  const others = items.filter((each) => each !== item);
  return isIn ? [...others, item].sort() : others;
}

interface StartTimesProps {
  /** `HH:mm`, in their order. */
  times: readonly string[];
  onChange: (times: string[]) => void;
  error?: string | undefined;
}

/** The times at which a tour begins on a day: usual ones to be pressed, any other to be typed. */
export function StartTimes({ times, onChange, error }: StartTimesProps) {
  const { t } = useLingui();
  const errorId = useId();
  const [typed, setTyped] = useState('');
  const shown = [...new Set([...quickTimes, ...times])].sort();
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        <Trans>At these times</Trans>
      </legend>
      <div className={styles.chips}>
        {shown.map((time) => (
          <ToggleChip
            key={time}
            isSelected={times.includes(time)}
            onChange={(isIn) => onChange(toggled(times, time, isIn))}
          >
            {time}
          </ToggleChip>
        ))}
      </div>
      <div className={styles.addTime}>
        <TextField type="time" label={t`Another time`} value={typed} onChange={setTyped} />
        <Button
          variant="secondary"
          disabled={typed === ''}
          onPress={() => {
            onChange(toggled(times, typed, true));
            setTyped('');
          }}
        >
          <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
          <Trans>Add the time</Trans>
        </Button>
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
