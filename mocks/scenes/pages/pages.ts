import type { Coat } from '../boats/paint.ts';
import { type PlaceName, placeNames } from '../places/places.ts';
import { type PageScene, pageScene } from './page.ts';
import { serviceScenes } from './services.ts';

const WHITE: Coat = { accent: 'navy', hull: 'white', hasStripe: true, hasWood: false };
const RED: Coat = { ...WHITE, accent: 'pomegranate', hasStripe: false };
const TEAL: Coat = { ...WHITE, accent: 'apricot', hull: 'teal' };

const dawn = { light: 'dawn', place: 'gocek', weather: 'lenses' } as const;
const night = { light: 'night', place: 'gocek', weather: 'clear' } as const;

const heroes = {
  'hero-dawn-wide': {
    ...{ ...dawn, width: 1400, height: 600, horizon: 352, sunX: 700, coastX: 924 },
    boats: [{ boat: 'gulet', coat: RED, x: 1020, y: 440, size: 1, isTurned: true }],
  },
  'hero-dawn-tall': {
    ...{ ...dawn, width: 800, height: 900, horizon: 588, sunX: 120, coastX: 470 },
    boats: [{ boat: 'gulet', coat: RED, x: 425, y: 690, size: 0.84, isTurned: true }],
  },
  'night-wide': {
    ...{ ...night, width: 1400, height: 420, horizon: 216, sunX: 700, coastX: 924 },
    boats: [{ boat: 'gulet', coat: RED, x: 1046, y: 292, size: 0.74 }],
  },
  'night-tall': {
    ...{ ...night, width: 800, height: 600, horizon: 320, sunX: 250, coastX: 470 },
    boats: [{ boat: 'gulet', coat: RED, x: 480, y: 420, size: 0.9 }],
  },
  'empty-dawn': { ...dawn, width: 1400, height: 600, horizon: 342, sunX: 420, coastX: 960 },
} as const satisfies Record<string, PageScene>;

const card = { width: 800, height: 600 } as const;

/**
 * The seven places, each at an hour of its own; a small boat gives the coast its scale. The boat is
 * whole in a narrow frame too, and the sun of noon stands between the words in the upper corners.
 */
const coasts: Readonly<Record<PlaceName, PageScene>> = {
  gocek: {
    ...{ ...card, place: 'gocek', light: 'dawn', weather: 'lenses' },
    ...{ horizon: 352, sunX: 590, coastX: 380 },
    boats: [{ boat: 'sailboat', coat: WHITE, x: 230, y: 430, size: 0.5 }],
  },
  bodrum: {
    ...{ ...card, place: 'bodrum', light: 'golden', weather: 'clear' },
    ...{ horizon: 350, sunX: 570, coastX: 470 },
    boats: [{ boat: 'gulet', coat: RED, x: 335, y: 424, size: 0.5 }],
  },
  fethiye: {
    ...{ ...card, place: 'fethiye', light: 'noon', weather: 'clear' },
    ...{ horizon: 360, sunX: 450, coastX: 400 },
    boats: [{ boat: 'catamaran', coat: WHITE, x: 560, y: 450, size: 0.5, isTurned: true }],
  },
  marmaris: {
    ...{ ...card, place: 'marmaris', light: 'noon', weather: 'heaps' },
    ...{ horizon: 366, sunX: 450, coastX: 420 },
    boats: [{ boat: 'sailboat', coat: TEAL, x: 540, y: 452, size: 0.56 }],
  },
  cesme: {
    ...{ ...card, place: 'cesme', light: 'dawn', weather: 'lenses' },
    ...{ horizon: 350, sunX: 250, coastX: 400 },
    boats: [{ boat: 'motorboat', coat: TEAL, x: 250, y: 446, size: 0.5 }],
  },
  antalya: {
    ...{ ...card, place: 'antalya', light: 'golden', weather: 'lenses' },
    ...{ horizon: 352, sunX: 180, coastX: 420 },
    boats: [{ boat: 'sailboat', coat: WHITE, x: 240, y: 446, size: 0.5 }],
  },
  istanbul: {
    ...{ ...card, place: 'istanbul', light: 'dawn', weather: 'lenses' },
    ...{ horizon: 354, sunX: 560, coastX: 400 },
    boats: [{ boat: 'motorboat', coat: TEAL, x: 520, y: 446, size: 0.52, isTurned: true }],
  },
};

const bay = { ...card, place: 'gocek', weather: 'lenses', horizon: 350, coastX: 400 } as const;

/** The same bay through a day. */
const day = {
  'day-morning': {
    ...{ ...bay, light: 'dawn', sunX: 200 },
    boats: [
      { boat: 'gulet', coat: RED, x: 520, y: 440, size: 0.62, isTurned: true, isSailing: false },
    ],
  },
  'day-noon': {
    ...{ ...bay, light: 'noon', sunX: 400 },
    boats: [{ boat: 'gulet', coat: RED, x: 400, y: 440, size: 0.62, isTurned: true }],
  },
  'day-evening': {
    ...{ ...bay, light: 'golden', sunX: 610 },
    boats: [{ boat: 'gulet', coat: RED, x: 250, y: 440, size: 0.62, isTurned: true }],
  },
} as const satisfies Record<string, PageScene>;

/** What brings guests to the boat. */
const transportation: PageScene = {
  ...{ ...card, place: 'marmaris', light: 'dawn', weather: 'lenses' },
  ...{ horizon: 300, sunX: 590, coastX: 420, foreground: 'jetty' },
  boats: [{ boat: 'speedboat', coat: TEAL, x: 500, y: 430, size: 0.92, isTurned: true }],
};

/** Every scene that pages show, by the name of its file. */
export function pageScenes(): Map<string, string> {
  const composed: [string, PageScene][] = [
    ...Object.entries(heroes),
    ...placeNames.map((place): [string, PageScene] => [`place-${place}`, coasts[place]]),
    ['service-transportation', transportation],
  ];
  const drawn = [
    ...composed.map(([name, scene]): [string, string] => [name, pageScene(name, scene)]),
    // One seed for the three, so that only the hour changes.
    ...Object.entries(day).map(([name, scene]): [string, string] => [
      name,
      pageScene('day', scene),
    ]),
    ...serviceScenes(),
  ];
  return new Map(drawn.map(([name, svg]) => [`${name}.svg`, svg]));
}
