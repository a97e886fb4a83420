import * as v from 'valibot';
import type { KeptText } from '../../../../api/session/ports.ts';

const KEY = 'developer-panel';

export const tabs = ['people', 'state', 'faults', 'outbox', 'calls'] as const;
export type TabName = (typeof tabs)[number];

const Remembered = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ open: v.boolean(), tab: v.picklist(tabs) }),
);

/** How the panel was left. */
type Remembered = v.InferOutput<typeof Remembered>;

/** How the panel was left on the last visit; closed at its first tab when that is not known. */
export function recall(storage: KeptText): Remembered {
  const kept = v.safeParse(Remembered, storage.getItem(KEY));
  return kept.success ? kept.output : { open: false, tab: 'people' };
}

/** Keeps how the panel stands for the next visit. */
export function remember(storage: KeptText, panel: Remembered): void {
  storage.setItem(KEY, JSON.stringify(panel));
}
