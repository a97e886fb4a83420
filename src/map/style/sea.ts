import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './colours.ts';
import { byZoom, isKind } from './expressions.ts';

/** Kilometres from the land at which the chart's bands of depth begin, as `chart.geojson` has them. */
const DEPTHS = [1.2, 3, 7, 16, 36];
/** Kilometres that the bands at the shore itself reach, the wider first. */
const SHORES = [0.45, 0.15];
/** Kilometres that a pixel covers at zoom 0, in the middle of the coasts. */
const KILOMETRES_PER_PIXEL = 61.7;

/** As wide as `kilometres` on either side of the coast; at small zooms as wide as can be seen. */
function shore(kilometres: number, colour: string): LayerSpecification {
  const pixels = (zoom: number) => (2 * kilometres * 2 ** zoom) / KILOMETRES_PER_PIXEL;
  return {
    id: `shore-${kilometres}`,
    type: 'line',
    source: 'coast',
    filter: isKind('land'),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour,
      'line-width': byZoom(
        [
          [5, 8 * kilometres],
          [9, Math.max(pixels(9), 12 * kilometres)],
          [14, pixels(14)],
        ],
        2,
      ),
    },
  };
}

/** The sea: a tone for each band of depth, a fine line between two, and the pale water of the shore. */
export function sea({ water, shore: shores, ruling }: MapColours): LayerSpecification[] {
  const [shallow, ...deeper] = water;
  return [
    { id: 'water', type: 'background', paint: { 'background-color': shallow } },
    ...DEPTHS.map(
      (kilometres, index): LayerSpecification => ({
        id: `depth-${kilometres}`,
        type: 'fill',
        source: 'chart',
        filter: ['==', ['get', 'kilometres'], kilometres],
        paint: { 'fill-color': deeper[index] ?? shallow },
      }),
    ),
    {
      id: 'depth-lines',
      type: 'line',
      source: 'chart',
      filter: isKind('depth'),
      paint: { 'line-color': ruling, 'line-width': 0.75 },
    },
    {
      id: 'degrees',
      type: 'line',
      source: 'degrees',
      filter: ['>=', ['zoom'], ['get', 'from']],
      paint: { 'line-color': ruling, 'line-width': 1, 'line-dasharray': [1, 5] },
    },
    ...SHORES.map((kilometres, index) => shore(kilometres, shores[index] ?? shallow)),
  ];
}
