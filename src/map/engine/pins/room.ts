import type { Place } from '../../frame/points.ts';

/** What names are kept free of: as wide and as high as a text that stands at a place. */
export function room(
  { latitude, longitude }: Place,
  label: string,
  anchor: string,
  offset: readonly [x: number, y: number],
) {
  return {
    type: 'Feature' as const,
    properties: { label, anchor, offset },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  };
}

export type Room = ReturnType<typeof room>;
