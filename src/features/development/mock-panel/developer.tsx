import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { browserStorage } from '../../../api/session/browser.ts';
import { controlClient } from './control/control-queries.ts';
import { readPanelState, remember } from './control/panel-state.ts';
import * as styles from './developer.css.ts';
import { Panel } from './panel.tsx';
import { ActionsProvider } from './tabs/actions.tsx';
import { shortcut, useShortcut } from './use-shortcut.ts';

/**
 * The developers' panel and the button that opens it. It stands beside the app, in development only,
 * so its texts are plain English and in no catalogue.
 */
export default function Developer() {
  const app = useQueryClient();
  const router = useRouter();
  const [panel, setPanel] = useState(() => readPanelState(browserStorage));
  const opener = useRef<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Where the focus goes is a matter of opening and closing, not of how the page was left.
  const [touched, setTouched] = useState(false);

  useEffect(() => remember(browserStorage, panel), [panel]);
  useEffect(() => {
    if (!touched || panel.open) return;
    const back = opener.current?.isConnected ? opener.current : button.current;
    back?.focus();
  }, [touched, panel.open]);

  function setOpen(open: boolean) {
    const { activeElement } = document;
    if (open) opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    setTouched(true);
    setPanel((before) => ({ ...before, open }));
  }
  useShortcut(() => setOpen(!panel.open));

  /** What the app has seen of the state before is forgotten, pages that failed included. */
  async function refreshApp() {
    app.removeQueries({ type: 'inactive' });
    await Promise.all([app.invalidateQueries(), router.invalidate()]);
  }

  return (
    <aside lang="en" aria-label="Developer panel">
      {panel.open ? (
        <QueryClientProvider client={controlClient}>
          <ActionsProvider refreshApp={refreshApp}>
            <Panel
              tab={panel.tab}
              takesFocus={touched}
              onTab={(tab) => setPanel({ open: true, tab })}
              onClose={() => setOpen(false)}
            />
          </ActionsProvider>
        </QueryClientProvider>
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-label="Open the developer panel"
          aria-expanded={false}
          aria-keyshortcuts={shortcut}
          title="Developer panel (Ctrl/Cmd+Shift+M)"
          onClick={() => setOpen(true)}
        >
          <Wrench aria-hidden="true" size={16} strokeWidth={2} />
        </button>
      )}
    </aside>
  );
}
