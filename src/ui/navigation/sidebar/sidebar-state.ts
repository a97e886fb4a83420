import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isEditing } from '../../../lib/is-editing.ts';
import { useMedia } from '../../theme/use-media.ts';

/** Below it the sidebar is a drawer. */
export const sidebarMobile = '(width < 768px)';
/** Below it the sidebar is folded until somebody unfolds it. */
const narrow = 'screen and (width < 1200px)';

const cookieName = 'sidebar';
/** Seven days, in seconds. */
const cookieAge = 7 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** What was chosen; undefined where nothing was. */
function readChoice(): boolean | undefined {
  const cookies = document.cookie.split('; ');
  if (cookies.includes(`${cookieName}=collapsed`)) return true;
  return cookies.includes(`${cookieName}=expanded`) ? false : undefined;
}

function writeCollapsed(collapsed: boolean): void {
  const value = collapsed ? 'collapsed' : 'expanded';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookieName}=${value}; path=/; max-age=${cookieAge}; samesite=lax`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the sidebar is folded to its icons, as this browser keeps it for seven days. */
export function useCollapsed(): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const choice = useSyncExternalStore(subscribe, readChoice, () => undefined);
  const hasLittleRoom = useMedia(narrow);
  return [choice ?? hasLittleRoom, writeCollapsed];
}

/** As `aria-keyshortcuts` writes it. */
export const sidebarShortcut = 'Control+B Meta+B';

/** Calls `onPress` at Ctrl or Cmd and B, save where that key makes text bold: while editing. */
export function useSidebarShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey, key, target } = event;
      if (ctrlKey === metaKey || shiftKey || altKey || key.toLowerCase() !== 'b') return;
      if (isEditing(target)) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** What a sidebar looks like; `night` is dark at every hour. */
export type SidebarTone = 'plain' | 'night';
