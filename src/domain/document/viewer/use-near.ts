import { type RefObject, useEffect, useState } from 'react';

/** How far outside what is in sight something is near: half a screen. */
const MARGIN = '50% 0px';

/** Whether an element is in sight or close to it, now: what is drawn there can be let go when it no longer is. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    // The second is for what is moved about in a place of its own; browsers without it draw a little later.
    const margins = { rootMargin: MARGIN, scrollMargin: MARGIN };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setNear(isIntersecting);
    }, margins);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
