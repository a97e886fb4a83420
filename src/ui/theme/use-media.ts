import { useCallback, useSyncExternalStore } from 'react';

/** Which media queries hold while pages are rendered at build: none, but for the shapes of private pages. */
export const atBuild = { holds: (_query: string): boolean => false };

const lists: Record<string, MediaQueryList> = {};

// Every render asks, of many parts of a page: a list that is kept need not read the query again.
function listOf(query: string): MediaQueryList {
  lists[query] ??= matchMedia(query);
  return lists[query];
}

/** Whether a media query holds now, and again when that changes; not before the page stands in a browser. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => import.meta.env.SSR && atBuild.holds(query),
  );
}
