import { useEffect, useRef, useState } from 'react';

/** How far below the screen a section begins to load what it shows. */
const margin = '700px';

/** Whether a section has come near the screen; what it shows loads then, and not with the page. */
export function useNear() {
  const ref = useRef<HTMLElement>(null);
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
