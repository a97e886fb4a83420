import type { PersistedStore } from './persisted-store.ts';

/** What people write for others and have not sent yet, by its key in local storage. */
const keys = ['messageDrafts', 'bookingDrafts'] as const;

const loaded = new Map<string, () => void>();

/** Lets a store of such texts be emptied when its person signs out. */
export function keepUntilSignedOut<Value>(
  key: (typeof keys)[number],
  store: PersistedStore<Value>,
  empty: Value,
): void {
  loaded.set(key, () => store.set(empty));
}

/** Forgets them all, also those whose pages this visit has not opened. */
export function forgetPrivateTexts(): void {
  for (const key of keys) {
    loaded.get(key)?.();
    try {
      localStorage.removeItem(key);
    } catch {
      // Where storage is forbidden nothing was kept.
    }
  }
}
