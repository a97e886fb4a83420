import { useEffect, useEffectEvent, useState } from 'react';
import { dayByKey, extended, type Selection } from './selection.ts';

interface SelectionOptions {
  /** The day that has the focus, `YYYY-MM-DD`. */
  focused: string;
  onFocus: (day: string) => void;
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
  /** Called when the days are chosen: the panel may open. `byKeyboard`: the focus goes there too. */
  onChosen: (byKeyboard: boolean) => void;
  /** Whether a day may be chosen: it is not over. */
  canChoose: (day: string) => boolean;
}

/**
 * Choosing days in a row: drawn over with the mouse, with Shift, with two taps, or with the arrow keys.
 * Answers the handlers of the grid, and what a tap waits for.
 */
export function useDaySelection(options: SelectionOptions) {
  const { focused, onFocus, selection, onSelect, onChosen, canChoose } = options;
  const [isDragging, setDragging] = useState(false);
  /** A finger has chosen the first day and not the last. */
  const [awaitsLast, setAwaitsLast] = useState(false);

  const endDrag = useEffectEvent(() => {
    setDragging(false);
    onChosen(false);
  });
  useEffect(() => {
    if (!isDragging) return;
    addEventListener('pointerup', endDrag);
    addEventListener('pointercancel', endDrag);
    return () => {
      removeEventListener('pointerup', endDrag);
      removeEventListener('pointercancel', endDrag);
    };
  }, [isDragging]);

  function tap(day: string) {
    if (awaitsLast) {
      onSelect(extended(selection, day));
      setAwaitsLast(false);
      onChosen(false);
    } else {
      onSelect({ anchor: day, end: day });
      setAwaitsLast(true);
    }
  }

  return {
    awaitsLast: awaitsLast && selection !== null,
    /** Takes the first day for the last as well. */
    finishTaps() {
      setAwaitsLast(false);
      onChosen(false);
    },
    clear() {
      setAwaitsLast(false);
      onSelect(null);
    },
    onPointerDown(day: string, event: React.PointerEvent) {
      if (event.pointerType === 'touch' || event.button !== 0 || !canChoose(day)) return;
      setAwaitsLast(false);
      setDragging(true);
      onFocus(day);
      onSelect(event.shiftKey ? extended(selection, day) : { anchor: day, end: day });
    },
    onPointerEnter(day: string) {
      if (isDragging) onSelect(extended(selection, day));
    },
    onTap(day: string) {
      if (!canChoose(day)) return;
      onFocus(day);
      tap(day);
    },
    onKeyDown(event: React.KeyboardEvent) {
      const next = dayByKey(focused, event.key);
      if (next) {
        if (event.shiftKey && canChoose(focused)) {
          onSelect(extended(selection ?? { anchor: focused, end: focused }, next));
        }
        onFocus(next);
      } else if (event.key === ' ' || event.key === 'Enter') {
        if (!canChoose(focused)) return;
        if (event.key === ' ' || !selection) onSelect({ anchor: focused, end: focused });
        if (event.key === 'Enter') onChosen(true);
      } else if (event.key === 'Escape' && selection) {
        setAwaitsLast(false);
        onSelect(null);
      } else return;
      event.preventDefault();
    },
  };
}
