import { useSyncExternalStore } from 'react';
import type { FieldError } from '../../../api/errors/api-error.ts';

/** What of a TanStack form is the same wherever it is handed about. */
interface HasStore {
  readonly store: object;
}

interface Kept {
  refusals: readonly FieldError[];
  readonly listeners: Set<() => void>;
}

const none: readonly FieldError[] = [];

// By the store of its form: what is handed about as the form is a copy, its store is one.
const keptOf = new WeakMap<object, Kept>();

function keep({ store }: HasStore): Kept {
  const kept = keptOf.get(store) ?? { refusals: none, listeners: new Set() };
  keptOf.set(store, kept);
  return kept;
}

/** Has the form say at its top what was refused and has no place beside a field; an empty list takes it back. */
export function sayAtTop(form: HasStore, refusals: readonly FieldError[]): void {
  const kept = keep(form);
  if (kept.refusals.length + refusals.length === 0) return;
  kept.refusals = refusals;
  for (const listener of kept.listeners) listener();
}

/** What the form has to say at its top. */
export function useUnplaced(form: HasStore): readonly FieldError[] {
  const kept = keep(form);
  const read = () => kept.refusals;
  return useSyncExternalStore(
    (listener) => {
      kept.listeners.add(listener);
      return () => kept.listeners.delete(listener);
    },
    read,
    read,
  );
}
