import { useEffect, useRef, useState } from 'react';
import { type Distance, whenNear } from './when-near.ts';

/** Whether an element has come near the screen, once and for all; what it shows loads then. */
export function useNear<T extends Element>(distance: Distance = 'screen') {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    return whenNear(ref.current, distance, () => setNear(true));
  }, [isNear, distance]);
  return { ref, isNear };
}
