import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { boundsAround, type Place } from '../../frame/points.ts';
import { isByPerson } from '../view/use-map.ts';

/** Room around the stops and beside the buttons, in pixels, and as close as a short route comes. */
export const FIT = { padding: { top: 40, bottom: 44, left: 40, right: 72 }, maxZoom: 13 };

/** Keeps a whole route in sight, its bends too, until somebody moves the map. */
export function useRouteFit(map: MapLibre | undefined, places: readonly Place[]): void {
  const isMoved = useRef(false);
  useEffect(() => {
    const around = boundsAround(places);
    if (!map || !around) return;
    const { west, south, east, north } = around;
    const show = () => {
      if (!isMoved.current) map.fitBounds([west, south, east, north], { ...FIT, animate: false });
    };
    const moved = map.on('moveend', (event) => {
      if (isByPerson(event)) isMoved.current = true;
    });
    show();
    map.on('resize', show);
    return () => {
      map.off('resize', show);
      moved.unsubscribe();
    };
  }, [map, places]);
}
