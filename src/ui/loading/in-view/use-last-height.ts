import { type RefObject, useEffect, useState } from 'react';

/** Heights in pixels as they were last seen, by the address of the page, the part of it and the window's width. */
const heights = new Map<string, number>();

/**
 * The height in pixels that a part of a page had when the page was open before, and undefined when it was not: a part
 * that is still to come keeps its place with it, so that a way back leads to the same place.
 * `name` is unique within the page.
 */
export function useLastHeight(ref: RefObject<HTMLElement | null>, name: string) {
  // Before an address changes, the page of the old one stays; the key is that of the page it was drawn for.
  const [key] = useState(() =>
    typeof window === 'undefined' ? '' : `${location.pathname} ${name} ${innerWidth}`,
  );
  const [last] = useState(() => heights.get(key));
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentBoxSize[0]?.blockSize;
      if (height) heights.set(key, height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, key]);
  return last;
}
