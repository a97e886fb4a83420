import { useEffect, useRef } from 'react';
import { nextPaint } from './next-paint.ts';

/**
 * Puts off what follows from a press until what was pressed shows it: `apply` begins once that has been painted,
 * unless this has left the page by then.
 */
export function useAfterPaint<Value>(
  apply: (value: Value) => Promise<void> | void,
): (value: Value) => Promise<void> {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return async (value) => {
    await nextPaint();
    if (isThere.current) await apply(value);
  };
}
