import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { nextPaint } from './next-paint.ts';

/**
 * A choice whose effect takes a slow device long: what was pressed shows it in the next frame, and only then
 * does `apply` begin, unless the choice has left the page by then. Returns the choice to show, which is `value` unless one is under way, and the function
 * to choose.
 */
export function useAnswered<Value>(
  value: Value,
  apply: (next: Value) => Promise<void> | void,
): readonly [shown: Value, choose: (next: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  function choose(next: Value): void {
    startTransition(async () => {
      show(next);
      await nextPaint();
      if (isThere.current) await apply(next);
    });
  }
  return [shown, choose];
}
