import { useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { ComboBox } from '../../../../ui/choices/combo-box/combo-box.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { Switch } from '../../../../ui/choices/switch/switch.tsx';
import { control } from '../control/control.ts';
import { faultKinds } from '../control/fault-kinds.ts';
import { type OperationChoice, useOperation } from '../control/use-operation.ts';
import * as styles from '../parts.css.ts';
import { useActions } from './actions.tsx';

/** What shall go wrong, for which operation, and how often. */
export function FaultForm() {
  const { act, busy } = useActions();
  const [kindId, setKindId] = useState('503');
  const [onlyNext, setOnlyNext] = useState(true);
  const operation = useOperation();
  const kind = faultKinds.find(({ id }) => id === kindId);
  const { status } = kind?.strike ?? {};
  const undocumented =
    status !== undefined && operation.chosen?.statuses.includes(status) === false;

  function inject() {
    if (!kind || operation.isUnknown) return;
    const wish = {
      ...kind.strike,
      ...(operation.chosen && { operation: operation.chosen.id }),
      ...(onlyNext && { count: 1 }),
    };
    const target = operation.chosen?.id ?? 'every operation';
    act({
      run: () => control('POST', '/faults', wish),
      done: `${kind.label} waits for ${onlyNext ? 'the next call' : 'every call'} of ${target}.`,
    });
  }

  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>Inject a fault</h3>
      <OperationField operation={operation} />
      <Select
        label="What goes wrong"
        options={faultKinds}
        value={kindId}
        onChange={setKindId}
        description={
          undocumented && `The contract gives ${operation.chosen?.id} no ${status}: a bad backend.`
        }
      />
      <Switch
        isSelected={onlyNext}
        onChange={setOnlyNext}
        description="The app itself repeats a read that failed for a while, so one 503 may pass unseen."
      >
        Next call only
      </Switch>
      <div className={styles.buttons}>
        <Button variant="sea" size="small" disabled={busy || operation.isUnknown} onPress={inject}>
          Inject
        </Button>
      </div>
    </section>
  );
}

/** The field of `useOperation`. */
function OperationField({ operation }: { operation: OperationChoice }) {
  const { text, setText, matching, isUnknown } = operation;
  return (
    <ComboBox
      label="Operation"
      placeholder="Every operation"
      items={matching.map(({ id, method }) => ({ id, label: id, detail: method }))}
      inputValue={text}
      onInputChange={setText}
      emptyText="No operation has that in its id"
      error={isUnknown && matching.length === 0 && 'The contract has no such operation.'}
    />
  );
}
