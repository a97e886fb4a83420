import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import type { Place } from '../../frame/points.ts';
import { PIN_SOURCE, PIN_TEXT } from '../../style/names.ts';
import { type Cluster, cheapest } from './cluster.ts';
import { fanOf } from './fan.ts';

/** A pin as text of the same size, where it stands. */
function room({ latitude, longitude }: Place, label: string, anchor: string, offset: number[]) {
  return {
    type: 'Feature' as const,
    properties: { label, anchor, offset },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  };
}

function fanRoom(fanned: Cluster) {
  return fanOf(fanned.points.length).map(({ x, y }, index) =>
    room(fanned, fanned.points[index]?.label ?? '', 'center', [x / PIN_TEXT, y / PIN_TEXT]),
  );
}

/** Keeps the names of the map free of its pins. A map that somebody hosts has no such source. */
export function useRoom(
  map: MapLibre,
  clusters: readonly Cluster[],
  turned: readonly boolean[],
  fanned: Cluster | undefined,
): void {
  useEffect(() => {
    const pins = clusters.map((cluster, index) =>
      // As wide as the pin: that of several says how many, too.
      room(
        cluster,
        `${cluster.points.length > 1 ? '000 ' : ''}${cheapest(cluster).label}`,
        turned[index] ? 'bottom-right' : 'bottom-left',
        [turned[index] ? -0.5 : 0.5, -0.6],
      ),
    );
    const features = [...pins, ...(fanned ? fanRoom(fanned) : [])];
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
  }, [map, clusters, turned, fanned]);
}
