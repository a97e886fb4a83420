import type { LayerSpecification } from 'maplibre-gl';
import type { Locale } from '../../i18n/locale.ts';
import type { MapColours } from './colours.ts';
import { byZoom, isKind } from './expressions.ts';

const FONT = ['Newsreader Variable'];

/** The kinds of names, each in the order in which they give way to each other. */
const KINDS = ['sea', 'cove', 'island', 'town'] as const;
type Kind = (typeof KINDS)[number];

/** Where a name may stand round its place, in ems: at it, beside it, and clear of a pin that stands there. */
const PLACES: (string | [number, number])[] = [
  'center',
  [0, 0],
  'top',
  [0, 0.5],
  'bottom',
  [0, -0.5],
  'right',
  [-0.6, 0],
  'top-right',
  [-0.5, 0.4],
  'bottom-right',
  [-0.5, -0.4],
  'top',
  [0, 1.6],
  'left',
  [0.6, 0],
  'top-left',
  [0.5, 0.4],
  'bottom',
  [0, -3.2],
  'top',
  [0, 3],
];

const SIZES: Record<Kind, readonly [far: number, near: number]> = {
  sea: [12, 16],
  cove: [12, 15],
  island: [12, 15],
  town: [13, 19],
};

/** How the names of one kind are set; each from the zoom at which there is room for it. */
function layer(kind: Kind, locale: Locale, colours: MapColours): LayerSpecification {
  const [far, near] = SIZES[kind];
  const [colour, halo] = {
    sea: [colours.seaText, colours.seaHalo],
    cove: [colours.coveText, colours.coveHalo],
    island: [colours.landText, colours.land],
    town: [colours.landText, colours.land],
  }[kind];
  return {
    id: `names-${kind}`,
    type: 'symbol',
    source: 'names',
    filter: ['all', isKind(kind), ['>=', ['zoom'], ['get', 'from']]],
    layout: {
      'text-field': ['get', locale],
      'text-font': FONT,
      'text-size': byZoom([
        [5, far],
        [11, near],
      ]),
      'text-letter-spacing': kind === 'sea' ? 0.1 : 0.01,
      'text-max-width': 7,
      'text-padding': 3,
      // A name moves round its place when a pin stands over it.
      'text-variable-anchor-offset': PLACES,
      'text-justify': 'auto',
      'symbol-sort-key': ['get', 'from'],
    },
    paint: {
      'text-color': colour,
      'text-halo-color': halo,
      'text-halo-width': 1.5,
    },
  };
}

export const names = (locale: Locale, colours: MapColours): LayerSpecification[] =>
  KINDS.map((kind) => layer(kind, locale, colours));

/** The source of the pins' places, which are drawn over the map; empty until they are known. */
export const PIN_SOURCE = 'pins';
/** Pixels of the letters that the room of a pin is measured in; its offset is in ems of them. */
export const PIN_TEXT = 17;

/**
 * What names are kept free of: as wide and as high as a pin and where it stands, and not to be seen. What
 * is drawn last is placed first.
 */
export const pinsRoom: LayerSpecification = {
  id: 'pins-room',
  type: 'symbol',
  source: PIN_SOURCE,
  layout: {
    'text-field': ['get', 'label'],
    'text-font': FONT,
    'text-size': PIN_TEXT,
    'text-anchor': ['get', 'anchor'],
    'text-offset': ['get', 'offset'],
    'text-padding': 14,
    'text-allow-overlap': true,
  },
  paint: { 'text-opacity': 0 },
};
