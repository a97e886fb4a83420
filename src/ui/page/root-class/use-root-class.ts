import { useLayoutEffect } from 'react';

/** How many parts on the page ask for each class. */
const asked = new Map<string, number>();

/**
 * Puts a class on the root element while the part that calls this is on the page: for what the whole
 * window owes to one part of it, such as how far from its edge something focused comes to stand.
 *
 * `:root:has(…)` would say the same, and have the browser work out the styles of the whole page again at
 * every change anywhere on it.
 * @param name one class of `style()`.
 */
export function useRootClass(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    asked.set(name, (asked.get(name) ?? 0) + 1);
    classList.add(name);
    return () => {
      const left = (asked.get(name) ?? 1) - 1;
      asked.set(name, left);
      // The next page may have come before this one has gone.
      if (left === 0) classList.remove(name);
    };
  }, [name]);
}
