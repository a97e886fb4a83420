import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.tsx';
import { type TabItem, Tabs } from '../../../ui/navigation/tabs/tabs.tsx';
import type { State } from './control/answers.ts';
import { shortInstant } from './control/clock.ts';
import { stateQuery } from './control/control-queries.ts';
import type { TabName } from './control/panel-state.ts';
import * as styles from './developer.css.ts';
import { NoMock } from './no-mock.tsx';
import { useActions } from './tabs/actions.tsx';
import { CallsTab } from './tabs/calls-tab.tsx';
import { FaultsTab } from './tabs/faults-tab.tsx';
import { OutboxTab } from './tabs/outbox-tab.tsx';
import { PeopleTab } from './tabs/people-tab.tsx';
import { StateTab } from './tabs/state-tab.tsx';

const items: readonly TabItem<TabName>[] = [
  { id: 'people', label: 'People', content: <PeopleTab /> },
  { id: 'state', label: 'State', content: <StateTab /> },
  { id: 'faults', label: 'Faults', content: <FaultsTab /> },
  { id: 'outbox', label: 'Outbox', content: <OutboxTab /> },
  { id: 'calls', label: 'Calls', content: <CallsTab /> },
];

interface PanelProps {
  tab: TabName;
  /** Whether somebody has just opened it, and wants to be in it. */
  takesFocus: boolean;
  onTab: (tab: TabName) => void;
  onClose: () => void;
}

/** What moves the mock, below a line that says how it stands. */
export function Panel({ tab, takesFocus, onTab, onClose }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { error, data: state, refetch, isFetching } = useQuery(stateQuery);
  const { outcome, dismiss } = useActions();

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function select(next: TabName) {
    if (next !== tab) dismiss();
    onTab(next);
  }

  function closeOnEscape(event: KeyboardEvent) {
    const { key, target } = event;
    // The list of a combo box closes first.
    const listIsOpen = target instanceof Element && target.ariaExpanded === 'true';
    if (key === 'Escape' && !event.defaultPrevented && !listIsOpen) onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for all that is in it
    <div className={styles.panel} onKeyDown={closeOnEscape}>
      <header className={styles.header}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            Developer
          </h2>
          {state && <StateLine state={state} />}
        </div>
        <IconButton label="Close the developer panel" onPress={onClose}>
          <X aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      </header>
      <div className={styles.body}>
        {error ? (
          <NoMock message={error.message} pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Tabs label="What to change" items={items} selected={tab} onSelect={select} />
        )}
      </div>
      <p role="status" className={outcome?.failed ? styles.failure : styles.outcome}>
        {outcome?.text}
      </p>
    </div>
  );
}

/** Scenario, time and whose state it is, at a glance. */
function StateLine({ state }: { state: State }) {
  const { scenario, now, session } = state;
  return (
    <p className={styles.stateLine}>
      {scenario} · {shortInstant(now)} · {session === '' ? 'shared state' : 'own state'}
    </p>
  );
}
