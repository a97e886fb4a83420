import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { boundsAround, type MapBounds, type MapPoint } from '../../frame/points.ts';

/** As close as the map comes by itself: the bay, not the pier. */
const CLOSEST = 11;
/** Room around the points for their pins, in pixels. */
export const PADDING = { top: 72, bottom: 56, left: 44, right: 76 };

/** Shows `bounds`, or all points, again whenever those become others. */
export function useFit(
  map: MapLibre | undefined,
  points: readonly MapPoint[],
  bounds: MapBounds | undefined,
): void {
  const show = useEffectEvent((on: MapLibre, _what: string) => {
    const target = bounds ?? boundsAround(points);
    if (!target) return;
    const { west, south, east, north } = target;
    on.fitBounds([west, south, east, north], {
      ...(bounds ? {} : { padding: PADDING, maxZoom: CLOSEST }),
      // It is there at once: a journey would keep a slow device from the list, which changes meanwhile.
      animate: false,
    });
  });
  const ids = points
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .join();
  const what = bounds ? Object.values(bounds).join() : ids;
  useEffect(() => {
    if (map) show(map, what);
  }, [map, what]);
}
