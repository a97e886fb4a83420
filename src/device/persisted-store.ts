import { useSyncExternalStore } from 'react';
import { type GenericSchema, safeParse } from 'valibot';

/** A value in local storage, the same in all tabs, with the shape of an external store of React. */
export interface PersistedStore<Value> {
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
 * Keeps a value in local storage under `key`. What is stored there and does not meet `schema` counts
 * as nothing stored, which is `empty`. Where storage is full or forbidden the value lives until the page
 * is left.
 */
export function persistedStore<Value>(
  key: string,
  schema: GenericSchema<unknown, Value>,
  empty: Value,
): PersistedStore<Value> {
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
        console.warn(new Error(`${key} could not be stored`, { cause }));
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

/** The stored value; renders again on every change, also from another tab. */
export function usePersisted<Value>(store: PersistedStore<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
