import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusField } from './fields/focus-field.ts';

/** Leads to the field that the address names: checklists link to a field by the id of its `Slot`. */
export function useHashFocus(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === '') return undefined;
    let stop: (() => void) | undefined;
    // After the frame in which a navigation places the focus.
    const frame = requestAnimationFrame(() => {
      stop = focusField(hash);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [hash]);
}
