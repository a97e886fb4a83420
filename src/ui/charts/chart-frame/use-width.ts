import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * How wide an element is, in pixels, as long as it stands there: a chart is drawn for its place, so
 * that its words keep their size. `first` until it has been measured, and on a server.
 */
export function useWidth<Place extends HTMLElement>(
  first: number,
): [ref: RefObject<Place | null>, width: number] {
  const ref = useRef<Place>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
