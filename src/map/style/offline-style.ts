import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Locale } from '../../i18n/locale.ts';
import coastUrl from '../data/coast.geojson?url';
import { type MapColours, mapColours, type Scheme } from './colours.ts';
import { type PlaceName, placeNames } from './place-names.ts';

const FONT = ['Newsreader Variable'];

/** How far each shallow reaches from the coast, in pixels at zooms 5, 9 and 14; the widest first. */
const REACHES = [
  [10, 40, 150],
  [6, 24, 90],
  [3, 11, 42],
] as const;

const byZoom = (stops: readonly (readonly [zoom: number, value: number])[]) =>
  ['interpolate', ['exponential', 1.3], ['zoom'], ...stops.flat()] as ExpressionSpecification; // its type knows no flat list

const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];

/** Bands along the coast, drawn below the land, which covers their inner half. */
function shallows({ shallows: colours }: MapColours): LayerSpecification[] {
  return REACHES.map(([far, near, close], index) => ({
    id: `shallow-${index}`,
    type: 'line',
    source: 'coast',
    filter: isKind('land'),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colours[index] ?? colours[0],
      'line-width': byZoom([
        [5, 2 * far],
        [9, 2 * near],
        [14, 2 * close],
      ]),
    },
  }));
}

function land({
  land: ground,
  inland,
  coast,
  shallows: [, lake],
}: MapColours): LayerSpecification[] {
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
    fill('lake', lake),
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

/** How the names of one kind are set; each from the zoom at which there is room for it. */
function names(kind: PlaceName['kind'], colours: MapColours): LayerSpecification {
  const atSea = kind === 'sea';
  return {
    id: kind,
    type: 'symbol',
    source: 'names',
    filter: ['all', isKind(kind), ['>=', ['zoom'], ['get', 'from']]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': byZoom(
        kind === 'town'
          ? [
              [5, 13],
              [10, 18],
            ]
          : [
              [5, 12],
              [10, 15],
            ],
      ),
      'text-letter-spacing': atSea ? 0.06 : 0,
      'text-max-width': 7,
      'text-padding': 4,
      // A name moves round its place when a pin stands over it.
      'text-variable-anchor': ['center', 'top', 'left', 'right', 'bottom'],
      'text-radial-offset': 0.7,
      'text-justify': 'auto',
      'symbol-sort-key': ['get', 'from'],
    },
    paint: {
      'text-color': atSea ? colours.seaText : colours.landText,
      'text-halo-color': atSea ? colours.shallows[0] : colours.land,
      'text-halo-width': 1.25,
    },
  };
}

/** The source of the pins' places, which are drawn over the map; empty until they are known. */
export const PIN_SOURCE = 'pins';

/**
 * What names are kept free of: as wide and as high as a pin, above its place, and not to be seen. What
 * is drawn last is placed first.
 */
const pinsRoom: LayerSpecification = {
  id: 'pins-room',
  type: 'symbol',
  source: PIN_SOURCE,
  layout: {
    'text-field': ['get', 'label'],
    'text-font': FONT,
    'text-size': 19,
    'text-anchor': 'bottom',
    'text-offset': [0, -0.4],
    'text-padding': 8,
    'text-allow-overlap': true,
  },
  paint: { 'text-opacity': 0 },
};

/**
 * The app's own map, which asks no tile or font server: the coast from a file of the app, the sea
 * paler towards the shore, the land greener away from it, and names drawn in the page's own type.
 */
export function offlineStyle(
  scheme: Scheme,
  locale: Locale,
  attribution: string,
): StyleSpecification {
  const colours = mapColours[scheme];
  return {
    version: 8,
    sources: {
      coast: {
        type: 'geojson',
        data: new URL(coastUrl, document.baseURI).href,
        attribution,
        maxzoom: 14,
        tolerance: 0.3,
        // Wide enough for the shallows of a coast in the next tile.
        buffer: 256,
      },
      [PIN_SOURCE]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      names: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: placeNames.map(({ name, kind, from, at: [longitude, latitude] }) => ({
            type: 'Feature',
            properties: { kind, from, name: typeof name === 'string' ? name : name[locale] },
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
          })),
        },
      },
    },
    layers: [
      { id: 'sea-ground', type: 'background', paint: { 'background-color': colours.sea } },
      ...shallows(colours),
      ...land(colours),
      names('sea', colours),
      names('island', colours),
      names('town', colours),
      pinsRoom,
    ],
  };
}
