import { startTransition, useOptimistic } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

/**
 * A choice whose effect takes a slow device long: what was pressed shows it in the next frame, and only then
 * does `apply` begin, unless the choice has left the page by then. Returns the choice to show, which is `value`
 * unless one is under way, and the function to choose.
 */
export function useAnswered<Value>(
  value: Value,
  apply: (next: Value) => Promise<void> | void,
): readonly [shown: Value, choose: (next: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const applyLater = useAfterPaint(apply);
  function choose(next: Value): void {
    startTransition(async () => {
      show(next);
      await applyLater(next);
    });
  }
  return [shown, choose];
}
