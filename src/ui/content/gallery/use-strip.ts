import { type RefObject, useRef, useState } from 'react';

interface Strip<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  /** Which picture is in sight, from 0. */
  index: number;
  /** For the strip's scroll event. */
  onScroll: () => void;
  /** Brings a picture into sight, as smoothly as the strip's style says. */
  show: (index: number) => void;
}

/** A strip of equally wide pictures that is scrolled from one to the next. */
export function useStrip<Element extends HTMLElement>(start = 0): Strip<Element> {
  const ref = useRef<Element>(null);
  const [index, setIndex] = useState(start);
  return {
    ref,
    index,
    onScroll: () => {
      const strip = ref.current;
      if (strip) setIndex(Math.round(strip.scrollLeft / strip.clientWidth));
    },
    show: (next) => ref.current?.scrollTo({ left: next * ref.current.clientWidth }),
  };
}
