import { useSyncExternalStore } from 'react';
import type { Scheme } from './colours.ts';

// Day or night is chosen by the system, or by an attribute of the page; its styles say which holds.
const current = (): Scheme =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light';

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  const page = new MutationObserver(listener);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    page.disconnect();
  };
}

/** Whether the page is shown by day or by night; renders again when that changes. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, current);
}
