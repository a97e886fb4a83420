import { useLayoutEffect } from 'react';

/** What may hold the focus in the place of something in it that is gone. */
const PLACE = '[tabindex]';

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
          if (document.activeElement !== document.body) return;
          places.find((place) => place.isConnected)?.focus({ preventScroll: true });
        }),
      );
    };
  }, []);
  return null;
}

/** The places that an element is in, the nearest first, without itself. */
function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  let place = element?.parentElement?.closest<HTMLElement>(PLACE);
  while (place) {
    places.push(place);
    place = place.parentElement?.closest<HTMLElement>(PLACE);
  }
  return places;
}
