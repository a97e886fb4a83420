import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { control } from '../control/control.ts';
import { scenariosQuery } from '../control/control-queries.ts';
import { Loaded } from '../loaded.tsx';
import * as styles from '../parts.css.ts';
import { useActions } from './actions.tsx';

/** Puts the state back to the start of a scenario. */
export function ScenarioControl({ current }: { current: string }) {
  const { act, busy } = useActions();
  const scenarios = useQuery(scenariosQuery);
  const [chosen, setChosen] = useState<string>();
  const name = chosen ?? current;
  const isSwitch = name !== current;

  function start() {
    act({
      run: () => control('POST', '/reset', { scenario: name }),
      done: isSwitch ? `The scenario is ${name} now.` : `Back at the start of ${name}.`,
      changesApp: true,
    });
    setChosen(undefined);
  }

  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>Scenario</h3>
      <Loaded query={scenarios}>
        {(all) => (
          <Select
            label="Start from"
            options={all.map((scenario) => ({ id: scenario.name, label: scenario.name }))}
            value={name}
            onChange={setChosen}
            description={all.find((scenario) => scenario.name === name)?.summary.en}
          />
        )}
      </Loaded>
      <div className={styles.buttons}>
        <Button
          variant={isSwitch ? 'sea' : 'secondary'}
          size="small"
          pending={busy}
          onPress={start}
        >
          {isSwitch ? `Switch to ${name}` : 'Reset'}
        </Button>
      </div>
    </section>
  );
}
