import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { Locale } from '../../i18n/locale.ts';
import chartUrl from '../data/chart.geojson?url';
import coastUrl from '../data/coast.geojson?url';
import namesUrl from '../data/names.geojson?url';
import { type MapColours, mapColours, type Scheme } from './colours.ts';
import { degrees } from './degrees.ts';
import { byZoom, isKind } from './expressions.ts';
import { names, PIN_SOURCE, pinsRoom } from './names.ts';
import { sea } from './sea.ts';

function land({ land: ground, inland, coast, water }: MapColours): LayerSpecification[] {
  const fill = (kind: string, colour: string): LayerSpecification => ({
    id: kind,
    type: 'fill',
    source: 'coast',
    filter: isKind(kind),
    paint: { 'fill-color': colour },
  });
  return [
    fill('land', ground),
    fill('inland-1', inland[0]),
    fill('inland-2', inland[1]),
    fill('lake', water[1]),
    {
      id: 'coastline',
      type: 'line',
      source: 'coast',
      filter: isKind('land'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': coast,
        'line-width': byZoom([
          [5, 0.5],
          [12, 1.25],
        ]),
      },
    },
  ];
}

/** By night: the lights of the towns along the shore, each with a glow. */
function lights({ light }: MapColours): LayerSpecification[] {
  if (!light) return [];
  const circle = (id: string, radius: readonly [number, number], blur: number, opacity: number) =>
    ({
      id,
      type: 'circle',
      source: 'chart',
      filter: isKind('light'),
      paint: {
        'circle-color': light,
        'circle-radius': byZoom([
          [5, radius[0]],
          [13, radius[1]],
        ]),
        'circle-blur': blur,
        'circle-opacity': opacity,
      },
    }) satisfies LayerSpecification;
  return [circle('glow', [2.5, 18], 1, 0.07), circle('lights', [0.35, 1.8], 0.3, 0.8)];
}

/**
 * The app's own map, which asks no tile or font server: a chart from files of the app, turquoise at the
 * shore and ink in the deep, the land greener away from the sea, and names in the page's own type.
 */
export function offlineStyle(
  scheme: Scheme,
  locale: Locale,
  attribution: string,
): StyleSpecification {
  const colours = mapColours[scheme];
  const file = (url: string): GeoJSONSourceSpecification => ({
    type: 'geojson',
    data: new URL(url, document.baseURI).href,
    maxzoom: 14,
    tolerance: 0.3,
  });
  return {
    version: 8,
    sources: {
      // Wide enough for the shallows of a coast in the next tile.
      coast: { ...file(coastUrl), attribution, buffer: 256 },
      chart: file(chartUrl),
      names: file(namesUrl),
      degrees: { type: 'geojson', data: degrees },
      [PIN_SOURCE]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      ...sea(colours),
      ...land(colours),
      ...lights(colours),
      ...names(locale, colours),
      pinsRoom,
    ],
  };
}
