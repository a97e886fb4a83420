/** Where something is, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A boat or tour on a map. */
export interface MapPoint extends Place {
  id: number;
  /** What the pin says: its price. */
  label: string;
  /** The price itself; of several boats the least is told. */
  price: number;
  /** What it is called. */
  name: string;
}

/** Part of the map, in degrees. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Whether a place lies inside, borders included. */
export function isInside({ latitude, longitude }: Place, bounds: MapBounds): boolean {
  return (
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    longitude >= bounds.west &&
    longitude <= bounds.east
  );
}

/** The smallest part of the map that holds all places; undefined when there is none. */
export function boundsAround(places: readonly [Place, ...Place[]]): MapBounds;
export function boundsAround(places: readonly Place[]): MapBounds | undefined;
export function boundsAround(places: readonly Place[]): MapBounds | undefined {
  if (places.length === 0) return undefined;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** The middle of what places span. */
export function middleOf(places: readonly [Place, ...Place[]]): Place {
  const { west, south, east, north } = boundsAround(places);
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
