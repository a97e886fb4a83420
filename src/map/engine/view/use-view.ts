import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { MapBounds } from '../../frame/points.ts';

/** What a map shows. */
interface View {
  zoom: number;
  bounds: MapBounds;
}

/** The part of the world that a map shows now. */
export function boundsOf(map: MapLibre): MapBounds {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

const viewOf = (map: MapLibre): View => ({ zoom: map.getZoom(), bounds: boundsOf(map) });

/** What the map shows, once it has come to rest, and at each half step of zooming on the way. */
export function useView(map: MapLibre): View {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const look = () => setView(viewOf(map));
    const lookWhenNearer = () =>
      setView((before) => (Math.abs(before.zoom - map.getZoom()) < 0.5 ? before : viewOf(map)));
    look();
    map.on('moveend', look);
    map.on('zoom', lookWhenNearer);
    map.on('resize', look);
    return () => {
      map.off('moveend', look);
      map.off('zoom', lookWhenNearer);
      map.off('resize', look);
    };
  }, [map]);
  return view;
}
