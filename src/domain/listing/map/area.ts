import * as v from 'valibot';

/** Part of the map, in degrees. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Some ten metres. */
const DIGITS = 4;

function read(text: string): Area | undefined {
  const [west, south, east, north, ...more] = text.split(',').map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return undefined;
  }
  const isOnEarth =
    Math.abs(west) <= 180 &&
    Math.abs(east) <= 180 &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90;
  return more.length === 0 && isOnEarth && west < east && south < north
    ? { west, south, east, north }
    : undefined;
}

/** An area as an address keeps it: west, south, east, north. */
export const areaText = v.pipe(
  v.string(),
  v.check((text) => read(text) !== undefined),
);

/** The area that an address names; undefined when it names none. */
export function areaOf({ area }: { area?: string | undefined }): Area | undefined {
  return area === undefined ? undefined : read(area);
}

/** How an address keeps an area. */
export function textOfArea({ west, south, east, north }: Area): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(DIGITS))).join(',');
}

/** Whether something lies in a part of the map; where its place is not known, it lies in none. */
export function liesIn(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  area: Area,
): boolean {
  return (
    latitude !== null &&
    longitude !== null &&
    latitude >= area.south &&
    latitude <= area.north &&
    longitude >= area.west &&
    longitude <= area.east
  );
}
