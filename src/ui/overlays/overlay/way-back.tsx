import { useLayoutEffect } from 'react';
import { isFocusLost } from '../../page/focus-around/is-focus-lost.ts';
import { placesAround } from '../../page/focus-around/places-around.ts';

/**
 * Rendered in an overlay: once that has gone, and what opened it too (a button for what is done now), the
 * focus stays near, in the nearest place around it that can hold it, rather than at the top of the page.
 */
export function WayBack() {
  useLayoutEffect(() => {
    const places = placesAround(document.activeElement);
    return () => {
      // The overlay gives the focus back to the opener in the next frame, where that is still there.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!isFocusLost()) return;
          places.find((place) => place.isConnected)?.focus({ preventScroll: true });
        }),
      );
    };
  }, []);
  return null;
}
