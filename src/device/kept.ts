import { useSyncExternalStore } from 'react';
import { type GenericSchema, safeParse } from 'valibot';

/** A value that stays on this device between visits, the same in all tabs. */
export interface Kept<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Written by something else, or by an older release: as good as nothing kept.
    return undefined;
  }
}

/**
 * Keeps a value in local storage under `key`. What stands there and does not meet `schema` counts as
 * nothing kept, which is `empty`. Where storage is full or forbidden the value lives until the page
 * is left.
 */
export function kept<Value>(
  key: string,
  schema: GenericSchema<unknown, Value>,
  empty: Value,
): Kept<Value> {
  const listeners = new Set<() => void>();
  let cache: { value: Value } | undefined;

  function read(): Value {
    if (typeof localStorage === 'undefined') return empty;
    const result = safeParse(schema, parsed(localStorage.getItem(key)));
    return result.success ? result.output : empty;
  }
  function tell() {
    for (const listener of listeners) listener();
  }
  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return;
    cache = undefined;
    tell();
  }

  return {
    get() {
      cache ??= { value: read() };
      return cache.value;
    },
    set(value) {
      cache = { value };
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch (cause) {
        console.warn(new Error(`${key} could not be kept on this device`, { cause }));
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The kept value; renders again on every change, also from another tab. */
export function useKept<Value>(store: Kept<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
