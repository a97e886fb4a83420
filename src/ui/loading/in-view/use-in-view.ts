import { useEffect, useRef, useState } from 'react';
import { whenInView } from './when-in-view.ts';

/** Whether the element with `ref` has been in view, or within `rootMargin` of it; once true, always. */
export function useInView<T extends Element>(rootMargin?: string) {
  const ref = useRef<T>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || !ref.current) return;
    return whenInView(ref.current, () => setInView(true), rootMargin);
  }, [isInView, rootMargin]);
  return { ref, isInView };
}
