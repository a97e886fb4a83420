import { useEffect, useRef, useState } from 'react';

/** How much of a screen below it an element may be to count as near. */
const distances = { screen: '100% 0px', step: '25% 0px' } as const;

export type Distance = keyof typeof distances;

/** Whether an element has come near the screen, once and for all; what it shows loads then. */
export function useNear<T extends Element>(distance: Distance = 'screen') {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: distances[distance] },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, distance]);
  return { ref, isNear };
}
