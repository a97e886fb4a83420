import type { CallMemory, OpenCall } from '../submission/once-only.ts';
import { openCallName, type Values } from './draft-storage.ts';

/** A memory whose contents are kept with the draft of a form. */
export interface DraftCallMemory extends CallMemory {
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Remembers the call that adds what a form says until its answer is known. With the form's draft, by `useDraft` or
 * `useOfferedDrafts`, it outlives the page: whoever goes on with the draft after a reload adds nothing twice.
 */
export function createCallMemory(): DraftCallMemory {
  let open: OpenCall | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => open,
    write(now) {
      if (now === open) return;
      open = now;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The call that a kept draft waits for. */
export function openCallOf({ [openCallName]: open }: Values): OpenCall | undefined {
  if (typeof open !== 'object' || open === null || !('key' in open) || !('contents' in open)) {
    return undefined;
  }
  const { key, contents } = open;
  return typeof key === 'string' ? { key, contents } : undefined;
}
