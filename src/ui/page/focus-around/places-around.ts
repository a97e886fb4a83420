/** What may hold the focus in the place of something in it that is gone. */
const PLACE = '[tabindex]';

/** The places that an element is in, the nearest first, without itself. */
export function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  let place = element?.parentElement?.closest<HTMLElement>(PLACE);
  while (place) {
    places.push(place);
    place = place.parentElement?.closest<HTMLElement>(PLACE);
  }
  return places;
}
