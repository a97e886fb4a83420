import { useSyncExternalStore } from 'react';

type Draw = typeof import('./portrait/portrait.ts').portrait;

/** How portraits are drawn: on its way, there, or not to be had. */
let draw: Draw | undefined | null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    draw = (await import('./portrait/portrait.ts')).portrait;
  } catch {
    // A name's initials stand in; the next person to be shown is another try.
    draw = null;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!draw) void load();
  return () => listeners.delete(listener);
}

/** Draws portraits; undefined while the code for it is on its way, null where it cannot be had. */
export function usePortraits(): Draw | undefined | null {
  return useSyncExternalStore(
    subscribe,
    () => draw,
    () => undefined,
  );
}
