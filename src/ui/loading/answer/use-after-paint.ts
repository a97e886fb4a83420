import { nextPaint } from './next-paint.ts';
import { useIsMounted } from './use-is-mounted.ts';

/**
 * Puts off what follows from a press until what was pressed shows it: `apply` begins once that has been painted,
 * unless this has left the page by then.
 */
export function useAfterPaint<Value>(
  apply: (value: Value) => Promise<void> | void,
): (value: Value) => Promise<void> {
  const isMounted = useIsMounted();
  return async (value) => {
    await nextPaint();
    if (isMounted()) await apply(value);
  };
}
