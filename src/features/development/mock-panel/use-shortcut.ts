import { useEffect, useEffectEvent } from 'react';

/** As `aria-keyshortcuts` writes it. */
export const shortcut = 'Control+Shift+M Meta+Shift+M';

/** Calls `onPress` at Ctrl or Cmd, Shift and M, wherever the focus is: it writes nothing. */
export function useShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, key } = event;
      if (!(ctrlKey || metaKey) || !shiftKey || key.toLowerCase() !== 'm') return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
