import type { FeatureCollection, Polygon } from 'geojson';
import coastUrl from '../../data/coast.geojson?url';
import type { Outline } from './water-grid.ts';

let outlines: Promise<readonly Outline[]> | undefined;

async function load(): Promise<readonly Outline[]> {
  const response = await fetch(new URL(coastUrl, document.baseURI));
  if (!response.ok) throw new Error(`The coast did not come: ${response.status}`);
  const coast: FeatureCollection<Polygon, { kind: string }> = await response.json();
  return coast.features.flatMap(({ properties, geometry: { coordinates } }) =>
    properties.kind === 'land' ? coordinates.slice(0, 1) : [],
  );
}

/** The outlines of the land, from the file that the map is drawn from; another try after one that failed. */
export function landOutlines(): Promise<readonly Outline[]> {
  outlines ??= load().catch((cause) => {
    outlines = undefined;
    throw cause;
  });
  return outlines;
}
