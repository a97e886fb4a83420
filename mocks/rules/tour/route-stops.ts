import type { Schemas, TourRecord } from '../../store/records.ts';
import { stopSpots } from './stop-spots.ts';

/** What a route of places is made of; longer pieces, and more of them, are sentences. */
const MOST = { stops: 50, letters: 100 };

/** Ends a sentence, and not an abbreviation at the end of all. */
const SENTENCES = /[.!?]\s+\p{Lu}/u;

/**
 * The places that a route description names, one per line or with commas between them, and where they lie as far as
 * that is known. Sentences name none.
 */
export function routeStops({
  routeDescription,
}: Pick<TourRecord, 'routeDescription'>): Schemas['TourStop'][] {
  if (SENTENCES.test(routeDescription)) return [];
  const names = routeDescription
    .split(/[\n,]|; /)
    .map((name) =>
      name
        .replace(/^\s*[-•*]\s*/, '')
        .replace(/\.\s*$/, '')
        .trim(),
    )
    .filter((name) => name !== '');
  if (names.length < 2 || names.length > MOST.stops) return [];
  if (names.some((name) => name.length > MOST.letters)) return [];
  return names.map((name) => {
    const [latitude = null, longitude = null] = stopSpots[name] ?? [];
    return { name, latitude, longitude };
  });
}
