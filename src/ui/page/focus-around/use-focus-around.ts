import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './is-focus-lost.ts';
import { placesAround } from './places-around.ts';

/**
 * For a part of a page that goes once it is done with: the focus that it had goes to the nearest place around
 * it that can hold one, and not to the top of the page.
 */
export function useFocusAround<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(
    () => () => {
      // It stands there still, and in the next frame no more.
      if (!part.current?.contains(document.activeElement)) return;
      const places = placesAround(part.current);
      requestAnimationFrame(() => {
        if (!isFocusLost()) return;
        places.find((place) => place.isConnected)?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return part;
}
