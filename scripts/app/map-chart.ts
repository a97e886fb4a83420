/** `node scripts/app/map-chart.ts`: what makes a chart of the map, from the coast that is there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import simplify from '@turf/simplify';
import type { Feature, FeatureCollection, Point, Polygon } from 'geojson';
import { commandLine } from '../lib/command-line.ts';
import { contour } from './map-coast/contour.ts';
import { landDistance, seaDistance } from './map-coast/distance.ts';
import { lights } from './map-coast/lights.ts';
import { area, polygonsOf, rounded, smoothed } from './map-coast/rings.ts';

const HELP = `Usage: node scripts/app/map-chart.ts [--output FILE]

Makes src/map/data/chart.geojson from src/map/data/coast.geojson: the sea farther from the land than so
many kilometres, for its depths, and the lights of the towns along the shore. Run it when the coast or
the towns of the map change.

  --output FILE   where to write (src/map/data/chart.geojson)
  --help          show this
`;

/** Kilometres from the land at which the sea changes its tone; the map's style has a tone for each. */
const DEPTHS = [1.2, 3, 7, 16, 36];
/** From here on lines are long and few: they are rounded twice. */
const COARSE = 6;
/** Kilometres between the points that distances are measured at. */
const CELL = 0.4;
const KILOMETRES_PER_DEGREE = 111.2;

interface Properties {
  kind: string;
  /** Of a name: the zoom from which there is room for it. */
  from: number;
}

const { output } = commandLine(HELP, {
  output: { type: 'string', default: 'src/map/data/chart.geojson' },
});

/** A file of the map. They hold what map-coast.ts writes, and points alone. */
function data<Shape extends Point | Polygon>(name: string): FeatureCollection<Shape, Properties> {
  return JSON.parse(readFileSync(`src/map/data/${name}.geojson`, 'utf8')) as FeatureCollection<
    Shape,
    Properties
  >;
}

const coast = data<Polygon>('coast');
const land = coast.features
  .filter(({ properties }) => properties.kind === 'land')
  .map(({ geometry }) => geometry);

/** The sea farther than `kilometres` from any land. */
function depth(kilometres: number): Feature {
  const tolerance = (0.2 * kilometres) / KILOMETRES_PER_DEGREE;
  const least = (kilometres / KILOMETRES_PER_DEGREE) ** 2;
  const rings = contour(distance, kilometres)
    .map((ring) => [...ring, ...ring.slice(0, 1)])
    .filter((ring) => Math.abs(area(ring)) > least)
    .flatMap(
      (ring) =>
        simplify({ type: 'Polygon', coordinates: [ring] } satisfies Polygon, {
          tolerance,
          highQuality: true,
        }).coordinates,
    )
    .map((ring) => rounded(kilometres > COARSE ? smoothed(smoothed(ring)) : smoothed(ring), 3))
    .filter((ring) => ring.length > 3);
  return {
    type: 'Feature',
    properties: { kind: 'depth', kilometres },
    geometry: { type: 'MultiPolygon', coordinates: polygonsOf(rings) },
  };
}

const distance = seaDistance(land, CELL);
const towns = data<Point>('names')
  .features.filter(({ properties }) => properties.kind === 'town')
  .map(({ geometry: { coordinates }, properties: { from } }) => ({ at: coordinates, from }));
const features: Feature[] = [
  ...DEPTHS.map(depth),
  {
    type: 'Feature',
    properties: { kind: 'light' },
    geometry: {
      type: 'MultiPoint',
      coordinates: rounded(lights(towns, landDistance(land, CELL)), 4),
    },
  },
];
const text = JSON.stringify({ type: 'FeatureCollection', features });
writeFileSync(output, text);
console.log(`${output}: ${Math.round(gzipSync(text).length / 1000)} kB gzip`);
