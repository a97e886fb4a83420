import { useState } from 'react';
import { formatDate, formatInstant } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { TextField } from '../../../../ui/fields/text-field/text-field.tsx';
import type { State } from '../control/answers.ts';
import { daysFrom, describeMove } from '../control/clock.ts';
import { control } from '../control/control.ts';
import * as styles from '../parts.css.ts';
import { useActions } from './actions.tsx';

const steps = [
  { label: '+1 day', days: 1 },
  { label: '+1 week', days: 7 },
];

/** Moves the mock's clock by whole days, so that the time of day goes on. */
export function ClockControl({ state }: { state: State }) {
  const { act, busy } = useActions();
  const { now, today, moved } = state;
  const [day, setDay] = useState('');
  const distance = daysFrom(today, day);

  function move(wish: { advanceDays: number } | { reset: true }, done: string) {
    act({ run: () => control('PUT', '/clock', wish), done, changesApp: true });
  }
  function go(days: number) {
    move({ advanceDays: days }, `It is ${formatDate('en', day)} now.`);
    setDay('');
  }

  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>Clock</h3>
      <div>
        <p className={styles.clock}>{formatInstant('en', now)}</p>
        <p className={styles.note}>{describeMove(moved)}, in Istanbul</p>
      </div>
      <div className={styles.buttons}>
        {steps.map(({ label, days }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            disabled={busy}
            onPress={() => move({ advanceDays: days }, `${label}.`)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="text"
          size="small"
          disabled={busy || moved === 0}
          onPress={() => move({ reset: true }, 'The clock is as if nobody had moved it.')}
        >
          Undo moves
        </Button>
      </div>
      <div className={styles.fieldAndButton}>
        <TextField label="To a date" type="date" value={day} onChange={setDay} />
        <Button
          variant="secondary"
          disabled={busy || !distance}
          onPress={() => distance && go(distance)}
        >
          Go
        </Button>
      </div>
    </section>
  );
}
