import * as v from 'valibot';
import type { KeptText } from '../../../../api/session/ports.ts';

const KEY = 'developer-panel';

const tabs = ['people', 'state', 'faults', 'outbox', 'calls'] as const;
export type TabName = (typeof tabs)[number];

const PanelState = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ open: v.boolean(), tab: v.picklist(tabs) }),
);

/** How the panel was left. */
type PanelState = v.InferOutput<typeof PanelState>;

/** How the panel was left on the last visit; closed at its first tab when that is not known. */
export function readPanelState(storage: KeptText): PanelState {
  const stored = v.safeParse(PanelState, storage.getItem(KEY));
  return stored.success ? stored.output : { open: false, tab: 'people' };
}

/** Keeps how the panel stands for the next visit. */
export function remember(storage: KeptText, panel: PanelState): void {
  storage.setItem(KEY, JSON.stringify(panel));
}
