import { useQuery } from '@tanstack/react-query';
import { documentCookies } from '../../../../api/session/browser.ts';
import { Switch } from '../../../../ui/choices/switch/switch.tsx';
import { control } from '../control/control.ts';
import { stateQuery } from '../control/control-queries.ts';
import { ownState, shareState, takeOwnState } from '../control/own-state.ts';
import { Loaded } from '../loaded.tsx';
import * as styles from '../parts.css.ts';
import { useActions } from './actions.tsx';
import { ClockControl } from './clock-control.tsx';
import { ScenarioControl } from './scenario-control.tsx';

/** Whose state it is, what it started from, what time it is there, how its bank behaves. */
export function StateTab() {
  const { act, busy } = useActions();
  const state = useQuery(stateQuery);
  const own = ownState(documentCookies);

  function setOwn(isOwn: boolean) {
    act({
      run: async () => (isOwn ? takeOwnState(documentCookies) : shareState(documentCookies)),
      done: isOwn ? 'This browser has a state of its own.' : 'Back in the shared state.',
      changesApp: true,
    });
  }
  function setSlow(isSlow: boolean) {
    act({
      run: () => control('PUT', '/bank', { bank: isSlow ? 'slow' : 'normal' }),
      done: isSlow ? 'The bank is slow.' : 'The bank answers as usual.',
    });
  }

  return (
    <Loaded query={state}>
      {(now) => (
        <div className={styles.sections}>
          <Switch
            isSelected={own !== undefined}
            isDisabled={busy}
            onChange={setOwn}
            description={
              own
                ? `${own}: what is done here touches nobody else.`
                : 'Off: everybody on this mock shares one state.'
            }
          >
            A state of its own for this browser
          </Switch>
          <ScenarioControl current={now.scenario} />
          <ClockControl state={now} />
          <Switch
            isSelected={now.bank === 'slow'}
            isDisabled={busy}
            onChange={setSlow}
            description="Answers of the payment page keep people waiting."
          >
            Slow bank
          </Switch>
        </div>
      )}
    </Loaded>
  );
}
