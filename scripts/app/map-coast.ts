/** `node scripts/app/map-coast.ts --source FILE`: the coast that the app's own map draws. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import simplify from '@turf/simplify';
import type { Feature, GeometryCollection, Polygon } from 'geojson';
import { commandLine, wrongUse } from '../lib/command-line.ts';
import { contour } from './map-coast/contour.ts';
import { landDistance } from './map-coast/distance.ts';
import { area, rounded, smoothed } from './map-coast/rings.ts';

const HELP = `Usage: node scripts/app/map-coast.ts --source FILE [--output FILE]

Makes src/map/data/coast.geojson: the land, and how far inland it is. Run it when the source changes,
and map-chart.ts after it.

  --source FILE   land polygons as a GeoJSON GeometryCollection: the npm package
                  @geo-maps/earth-lands-100m 0.6.0 (from OpenStreetMap, ODbL 1.0), clipped to
                  25.3–37.2 °E, 35.4–42.0 °N with mapshaper
  --output FILE   where to write (src/map/data/coast.geojson)
  --help          show this
`;

/** Degrees: some 50 m at the coast, less than the source's own error, and 400 m where land changes its tone. */
const COAST_TOLERANCE = 0.0005;
const INLAND_TOLERANCE = 0.004;
/** Square degrees: islets and lakes smaller than a hectare or ten square kilometres are left out. */
const MIN_ISLET_AREA = 0.000_001;
const MIN_LAKE_AREA = 0.001;
/** Kilometres from the coast at which the land changes its tone. */
const INLAND = [3, 12];

const { source, output } = commandLine(HELP, {
  source: { type: 'string' },
  output: { type: 'string', default: 'src/map/data/coast.geojson' },
});
if (!source) wrongUse(`Which source?\n\n${HELP}`);

const polygon = (coordinates: Polygon['coordinates']): Polygon => ({
  type: 'Polygon',
  coordinates,
});

/** The file is what `--source` asks for. */
const { geometries } = JSON.parse(readFileSync(source, 'utf8')) as GeometryCollection<Polygon>;
const islands = geometries.filter(
  ({ coordinates: [coast = []] }) => Math.abs(area(coast)) > MIN_ISLET_AREA,
);
const land = islands.map(({ coordinates: [coast = []] }) => polygon([coast]));
const lakes = islands
  .flatMap(({ coordinates: [, ...holes] }) => holes)
  .filter((lake) => Math.abs(area(lake)) > MIN_LAKE_AREA);

function feature(
  kind: string,
  coordinates: Polygon['coordinates'],
  tolerance: number,
  digits: number,
  passes = 1,
): Feature[] {
  const { coordinates: rings } = simplify(polygon(coordinates), { tolerance, highQuality: true });
  const kept = rings
    .map((ring) => rounded(passes > 1 ? smoothed(smoothed(ring)) : smoothed(ring), digits))
    .filter((ring) => ring.length > 3);
  if (kept.length === 0) return [];
  return [{ type: 'Feature', properties: { kind }, geometry: polygon(kept) }];
}

const distance = landDistance(land);
const features = [
  ...land.flatMap(({ coordinates }) => feature('land', coordinates, COAST_TOLERANCE, 4)),
  ...INLAND.flatMap((kilometres, step) => {
    const rings = contour(distance, kilometres).map((ring) => [...ring, ...ring.slice(0, 1)]);
    // Lines around land run one way, lines around the coast of a lake in it the other.
    const outer = Math.sign(rings.map(area).reduce((one, other) => one + other, 0));
    return rings
      .filter((ring) => Math.sign(area(ring)) === outer && Math.abs(area(ring)) > MIN_LAKE_AREA)
      .flatMap((ring) => feature(`inland-${step + 1}`, [ring], INLAND_TOLERANCE, 3, 2));
  }),
  ...lakes.flatMap((lake) => feature('lake', [lake], COAST_TOLERANCE, 4)),
];
const text = JSON.stringify({ type: 'FeatureCollection', features });
writeFileSync(output, text);
console.log(
  `${output}: ${features.length} areas, ${Math.round(gzipSync(text).length / 1000)} kB gzip`,
);
