import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import { PIN_SOURCE } from '../../style/offline-style.ts';
import { type Cluster, cheapest } from './cluster.ts';

/** Keeps the names of the map free of its pins. A map that somebody hosts has no such source. */
export function useRoom(map: MapLibre, clusters: readonly Cluster[]): void {
  useEffect(() => {
    const features = clusters.map((cluster) => ({
      type: 'Feature' as const,
      // As wide as the pin: that of several says how many, too.
      properties: {
        label: `${cluster.points.length > 1 ? '000 ' : ''}${cheapest(cluster).label}`,
      },
      geometry: { type: 'Point' as const, coordinates: [cluster.longitude, cluster.latitude] },
    }));
    function tell(): void {
      const source = map.getSource(PIN_SOURCE);
      if (!(source instanceof GeoJSONSource)) return;
      // A map that is taken away meanwhile has no names to move.
      source.setData({ type: 'FeatureCollection', features }).catch(() => undefined);
    }
    tell();
    // Another style, by night or in another language, knows none yet.
    map.on('styledata', tell);
    return () => {
      map.off('styledata', tell);
    };
  }, [map, clusters]);
}
