import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import type { Place } from '../../frame/points.ts';
import { PIN_SOURCE, PIN_TEXT } from '../../style/names.ts';
import { type Cluster, cheapest } from './cluster.ts';
import { fanOf } from './fan.ts';
import { frameRoom } from './frame-room.ts';
import { type Room, room } from './room.ts';

function fanRoom(fanned: Cluster) {
  return fanOf(fanned.points.length).map(({ x, y }, index) =>
    room(fanned, fanned.points[index]?.label ?? '', 'center', [x / PIN_TEXT, y / PIN_TEXT]),
  );
}

/** Keeps the names of the map free of its pins. */
export function useRoom(
  map: MapLibre,
  clusters: readonly Cluster[],
  turned: readonly boolean[],
  fanned: Cluster | undefined,
): void {
  const features = useMemo(() => {
    const pins = clusters.map((cluster, index) =>
      // As wide as the pin: that of several says how many, too.
      room(
        cluster,
        `${cluster.points.length > 1 ? '000 ' : ''}${cheapest(cluster).label}`,
        turned[index] ? 'bottom-right' : 'bottom-left',
        [turned[index] ? -0.5 : 0.5, -0.6],
      ),
    );
    return [...pins, ...(fanned ? fanRoom(fanned) : [])];
  }, [clusters, turned, fanned]);
  useFreeOfNames(map, features);
}

/** Keeps the names of the map free of numbered stops, each as wide as its numbers. */
export function useStopsRoom(
  map: MapLibre | undefined,
  stops: readonly (Place & { numbers: string })[],
): void {
  const features = useMemo(
    () => stops.map((stop) => room(stop, stop.numbers, 'center', [0, 0])),
    [stops],
  );
  useFreeOfNames(map, features);
}

/** Keeps the names of the map free of a mark whose tip is at the place. */
export function useMarkRoom(map: MapLibre | undefined, place: Place | undefined): void {
  const { latitude, longitude } = place ?? {};
  const features = useMemo(
    () =>
      latitude === undefined || longitude === undefined
        ? []
        : [room({ latitude, longitude }, '00', 'bottom', [0, -0.8])],
    [latitude, longitude],
  );
  useFreeOfNames(map, features);
}

/** Keeps names whole and free of these and of what stands around. A map that somebody hosts has no such source. */
function useFreeOfNames(map: MapLibre | undefined, features: readonly Room[]): void {
  useEffect(() => {
    if (!map) return;
    function tell(): void {
      const source = map?.getSource(PIN_SOURCE);
      if (!map || !(source instanceof GeoJSONSource)) return;
      source
        .setData({ type: 'FeatureCollection', features: [...features, ...frameRoom(map)] })
        // A map that is taken away meanwhile has no names to move.
        .catch(() => undefined);
    }
    tell();
    // Another style, by night or in another language, knows none yet.
    map.on('styledata', tell);
    map.on('moveend', tell);
    map.on('resize', tell);
    return () => {
      map.off('styledata', tell);
      map.off('moveend', tell);
      map.off('resize', tell);
    };
  }, [map, features]);
}
