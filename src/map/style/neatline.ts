import type { Feature, FeatureCollection, Position } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './colours.ts';
import { isKind } from './expressions.ts';

type Bounds = [west: number, south: number, east: number, north: number];

/** What the app's own map holds. */
const CHART: Bounds = [25.32, 35.42, 37.18, 41.98];

/**
 * How far the map moves: over paper above and below the chart, so that a tall narrow screen comes far
 * enough out to see the whole coast.
 */
export const REACH: Bounds = [CHART[0], 33.6, CHART[2], 43.4];

/** Counter-clockwise, so that a line's right side is the outer one. */
const ring = ([west, south, east, north]: Bounds): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

const feature = (kind: string, geometry: Feature['geometry']): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry,
});

/** The paper around the chart, and the line where the chart ends. */
export const neatlineData: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    feature('paper', {
      type: 'Polygon',
      coordinates: [ring([0, 0, 80, 70]), ring(CHART).toReversed()],
    }),
    feature('neatline', { type: 'LineString', coordinates: ring(CHART) }),
  ],
};

/** The edge of the chart as charts have it: a fine line, a heavier one around it, and paper beyond. */
export function neatline({ paper, landText }: MapColours): LayerSpecification[] {
  const line = (id: string, width: number, outwards: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'neatline',
    filter: isKind('neatline'),
    layout: { 'line-join': 'miter' },
    paint: { 'line-color': landText, 'line-width': width, 'line-offset': outwards },
  });
  return [
    {
      id: 'paper',
      type: 'fill',
      source: 'neatline',
      filter: isKind('paper'),
      paint: { 'fill-color': paper },
    },
    line('neatline', 0.75, 0),
    line('neatline-outer', 2.5, 6),
  ];
}
