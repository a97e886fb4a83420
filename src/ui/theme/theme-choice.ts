import { useEffect, useSyncExternalStore } from 'react';

/** Follow the system, or always day, or always night. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** `public/theme.js` reads it too, before the first paint. */
const storageKey = 'theme';

const listeners = new Set<() => void>();
/** What was chosen where storage is forbidden; it lives until the page is left. */
let unkept: ThemeChoice | undefined;

function read(): ThemeChoice {
  if (unkept) return unkept;
  try {
    const stored = localStorage.getItem(storageKey);
    return themeChoices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function choose(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    unkept = choice;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has chosen.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function apply(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme;
    if (choice === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === choice ? 'all' : 'not all';
  }
}

/** The theme chosen on this device, and how to choose another: at once, and in every tab. */
export function useThemeChoice(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, read, () => 'system' as const);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept counts, even while a page from the server still shows another
  useEffect(() => apply(read()), [choice]);
  return [choice, choose];
}
