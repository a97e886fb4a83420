import { useEffect, useRef, useState } from 'react';

/** How far before the screen an element counts as near: one more screen. */
const margin = '100% 0px';

/** Whether an element has come near the screen, once and for all; what it shows loads then. */
export function useNear<T extends Element>() {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
