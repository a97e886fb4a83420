import { type ComponentType, useSyncExternalStore } from 'react';

interface Waiting {
  /** Says so; it comes with what notices new versions, which the first view does without. */
  Notice: ComponentType<{ onReload: () => void }>;
  /** Reloads the page with it. */
  takeOver: () => void;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const current = () => waiting;

/** A new release waits. */
export function announceNewVersion(version: Waiting): void {
  waiting = version;
  for (const listener of listeners) listener();
}

/** Says so as soon as there is one. Stands once in the app. */
export function NewVersion() {
  const version = useSyncExternalStore(subscribe, current, current);
  return version ? <version.Notice onReload={version.takeOver} /> : null;
}
