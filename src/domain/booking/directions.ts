/** Where somebody goes: coordinates in degrees where they are known, and the place in words. */
interface Destination {
  latitude: number | null | undefined;
  longitude: number | null | undefined;
  /** What a search for the place would be given; the most exact first. */
  words: readonly (string | null | undefined)[];
}

/**
 * The address of a route from where somebody is to a place: it opens the map application of a phone, and a map in the
 * browser elsewhere. Undefined when nothing is known of the place.
 */
export function directionsUrl({ latitude, longitude, words }: Destination): string | undefined {
  const hasPoint = typeof latitude === 'number' && typeof longitude === 'number';
  const destination = hasPoint
    ? `${latitude},${longitude}`
    : words.filter((each) => each?.trim()).join(', ');
  if (destination === '') return undefined;
  const url = new URL('https://www.google.com/maps/dir/');
  url.searchParams.set('api', '1');
  url.searchParams.set('destination', destination);
  return url.href;
}
