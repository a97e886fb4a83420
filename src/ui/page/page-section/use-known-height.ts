import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/** Heights in pixels as they were last seen, by the address of the page, the part of it and the window's width. */
const heights = new Map<string, number>();

/**
 * For a part of a page that is laid out only near the window (`content-visibility`): until then it takes the
 * height that it had when the page was open before, so that a way back leads to the same place.
 * `name` is unique within the page. Returns the style of the part.
 */
export function useKnownHeight(ref: RefObject<HTMLElement | null>, name: string): CSSProperties {
  // Before an address changes, the page of the old one stays; the key is that of the page it was drawn for.
  const [key] = useState(() =>
    typeof window === 'undefined' ? '' : `${location.pathname} ${name} ${innerWidth}`,
  );
  const [known] = useState(() => heights.get(key));
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
  return known === undefined ? {} : { containIntrinsicBlockSize: `auto ${known}px` };
}
