import type { Place } from '../frame/points.ts';

/** Digits of a degree: about a metre, as fine as the fields go. */
export const decimals = 5;

const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

/** A place of the map as fields hold it. */
export function roundedPlace({ latitude, longitude }: Place): Place {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
