import { useSyncExternalStore } from 'react';
import { NewVersionNotice } from '../features/shell/notices/new-version-notice.tsx';

type TakeOver = () => void;

let waiting: TakeOver | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const current = () => waiting;

/** A new release waits; `takeOver` reloads the page with it. */
export function announceNewVersion(takeOver: TakeOver): void {
  waiting = takeOver;
  for (const listener of listeners) listener();
}

/** Says so as soon as there is one. Stands once in the app. */
export function NewVersion() {
  const takeOver = useSyncExternalStore(subscribe, current, current);
  return takeOver ? <NewVersionNotice onReload={takeOver} /> : null;
}
