import { useSyncExternalStore } from 'react';
import { media } from '../../theme/media.ts';

function query(): MediaQueryList {
  return window.matchMedia(media.laptop);
}

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window has room for two months side by side. */
export function useRoomForTwo(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
