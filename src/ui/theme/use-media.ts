import { useCallback, useSyncExternalStore } from 'react';

/** Which media queries hold while pages are rendered at build: none, but for the shapes of private pages. */
export const atBuild = { holds: (_query: string): boolean => false };

/** Whether a media query holds now, and again when that changes; not before the page stands in a browser. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => import.meta.env.SSR && atBuild.holds(query),
  );
}
