import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isEditing } from '../../lib/is-editing.ts';
import { useSingleKeys } from './single-keys.ts';

/** What a key does on a page. */
export interface KeyAct {
  /** A small letter, or a sign as the keyboard writes it. */
  letter: string;
  /** What it does, in words: 'Next application'. */
  does: ReactNode;
  /** Undefined while there is nothing to do it to. */
  act: (() => void) | undefined;
}

/** What finds its own entry by the letters that are typed. */
const typeAhead =
  '[role="listbox"], [role="menu"], [role="combobox"], [role="spinbutton"], [aria-haspopup="listbox"]';

/** A question in front of the page; a toast is a dialog too, but beside it. */
const inFront = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';

/** Whether a key that was pressed is meant for the page, rather than for a field, a dialog or the browser. */
function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (isEditing(target)) return false;
  if (target instanceof Element && target.closest(typeAhead)) return false;
  return document.querySelector(inFront) === null;
}

/**
 * Acts at single letters pressed anywhere on the page: never while typing, in front of a dialog, or
 * where the person has switched them off. `<Keys>` shows them.
 */
export function useKeys(acts: readonly KeyAct[]): void {
  const [isOn] = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase();
    const act = acts.find(({ letter }) => letter === pressed)?.act;
    if (!act || !isForPage(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
