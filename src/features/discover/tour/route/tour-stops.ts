import type { Tour } from '../../../../api/contract/types.ts';
import { textLines } from '../../../../lib/text-lines.ts';

/** A stop of a tour, in its order from 1; where it lies is known of some. */
export interface Stop {
  order: number;
  name: string;
  /** Degrees. */
  place: { latitude: number; longitude: number } | undefined;
}

/**
 * The stops of a tour: as the service tells them, else what the guide wrote, one per line or with commas. Fewer than
 * two are no route.
 */
export function stopsOf({ stops, routeDescription }: Pick<Tour, 'stops' | 'routeDescription'>) {
  const told: Stop[] = stops
    ? stops.map(({ name, latitude, longitude }, index) => ({
        order: index + 1,
        name,
        place: latitude === null || longitude === null ? undefined : { latitude, longitude },
      }))
    : textLines(routeDescription).map((name, index) => ({
        order: index + 1,
        name,
        place: undefined,
      }));
  return told.length > 1 ? told : [];
}

/** Whether enough is known of where the stops lie to draw the route on a map: two places that differ. */
export function isOnMap(stops: readonly Stop[]): boolean {
  const places = stops.flatMap(({ place }) =>
    place ? [`${place.latitude} ${place.longitude}`] : [],
  );
  return new Set(places).size > 1;
}
