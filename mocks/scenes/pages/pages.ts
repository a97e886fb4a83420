import type { Coat } from '../boats/paint.ts';
import { type LightName, lightNames } from '../lights/lights.ts';
import { type PlaceName, placeNames } from '../places/places.ts';
import { occasionScenes } from './occasions.ts';
import { type PageScene, pageScene } from './page.ts';
import { serviceScenes } from './services.ts';
import { shapeScenes } from './shapes.ts';

const WHITE: Coat = { accent: 'navy', hull: 'white', hasStripe: true, hasWood: false };
const RED: Coat = { ...WHITE, accent: 'pomegranate', hasStripe: false };
const TEAL: Coat = { ...WHITE, accent: 'apricot', hull: 'teal' };

const dawn = { light: 'dawn', place: 'gocek', weather: 'lenses' } as const;
const night = { light: 'night', place: 'gocek', weather: 'clear' } as const;

/**
 * The first picture of all, drawn at every hour. Words stand in the upper left of both, navigation over
 * their whole width: the wide one is for windows from 900 px on, whose left half is sky and sea; in the
 * tall one the masts end below the words.
 */
const heroes = {
  wide: {
    ...{ width: 1800, height: 600, horizon: 356, sunX: 1072, coastX: 1300 },
    words: { top: 96, left: 1010 },
    boats: [{ boat: 'gulet', coat: RED, x: 1265, y: 448, size: 0.94, isTurned: true }],
  },
  tall: {
    ...{ width: 800, height: 900, horizon: 600, sunX: 248, coastX: 470 },
    words: { top: 412, left: 0 },
    boats: [{ boat: 'gulet', coat: RED, x: 462, y: 700, size: 0.8, isTurned: true }],
  },
} as const satisfies Record<string, Omit<PageScene, 'light' | 'place' | 'weather'>>;

/** How high the sun of noon and the moon stand: below the navigation, and in the tall one below the words. */
const high = { wide: 150, tall: 492 } as const;

/** A hero in one light. The boat and its water come from one seed, so that only the hour changes. */
function hero(shape: keyof typeof heroes, light: LightName): [string, string] {
  const isHigh = light === 'noon' || light === 'night';
  const scene = {
    ...{ ...heroes[shape], ...dawn, light },
    ...(isHigh && { sunY: high[shape] }),
    ...(light === 'night' && { weather: night.weather }),
  };
  return [`hero-${light}-${shape}`, pageScene(`hero-dawn-${shape}`, scene)];
}

const ends = {
  'night-wide': {
    ...{ ...night, width: 1400, height: 420, horizon: 240, sunX: 700, coastX: 924 },
    boats: [{ boat: 'gulet', coat: RED, x: 1046, y: 312, size: 0.7 }],
  },
  'night-tall': {
    ...{ ...night, width: 800, height: 600, horizon: 320, sunX: 250, coastX: 470 },
    boats: [{ boat: 'gulet', coat: RED, x: 480, y: 420, size: 0.9 }],
  },
  /** The night at the foot of a page: an empty sea, few hills, the moon whole above; drawn at twice its size. */
  'night-strip': {
    ...{ ...night, width: 2800, height: 320, horizon: 240, sunX: 2260, coastX: 1720 },
    sunY: 88,
  },
  'empty-dawn': { ...dawn, width: 1400, height: 600, horizon: 342, sunX: 420, coastX: 960 },
  'empty-night': { ...night, width: 1400, height: 600, horizon: 342, sunX: 420, coastX: 960 },
} as const satisfies Record<string, PageScene>;

const card = { width: 800, height: 600 } as const;

/**
 * A name and figures stand in the upper corners of a place's picture. Tall frames show only the middle of
 * it, wide ones nothing below 432.
 */
const place = { ...card, words: { top: 168, left: 0 }, shown: { left: 194, right: 606 } } as const;

/**
 * The seven places, each at an hour of its own; a small boat gives the coast its scale. The boat is
 * whole in a narrow frame too, and the sun of noon stands below the words in the upper corners.
 */
const coasts: Readonly<Record<PlaceName, PageScene>> = {
  gocek: {
    ...{ ...place, place: 'gocek', light: 'dawn', weather: 'lenses' },
    ...{ horizon: 362, sunX: 590, coastX: 380 },
    boats: [{ boat: 'sailboat', coat: WHITE, x: 340, y: 428, size: 0.5 }],
  },
  bodrum: {
    ...{ ...place, place: 'bodrum', light: 'golden', weather: 'clear' },
    ...{ horizon: 350, sunX: 570, coastX: 470 },
    boats: [{ boat: 'gulet', coat: RED, x: 345, y: 424, size: 0.5 }],
  },
  fethiye: {
    ...{ ...place, place: 'fethiye', light: 'noon', weather: 'clear' },
    ...{ horizon: 360, sunX: 640, sunY: 198, coastX: 400 },
    boats: [{ boat: 'catamaran', coat: WHITE, x: 500, y: 428, size: 0.5, isTurned: true }],
  },
  marmaris: {
    ...{ ...place, place: 'marmaris', light: 'noon', weather: 'heaps' },
    ...{ horizon: 366, sunX: 590, sunY: 182, coastX: 420 },
    boats: [{ boat: 'sailboat', coat: TEAL, x: 500, y: 427, size: 0.56 }],
  },
  cesme: {
    ...{ ...place, place: 'cesme', light: 'dawn', weather: 'lenses' },
    ...{ horizon: 350, sunX: 250, coastX: 400 },
    boats: [{ boat: 'motorboat', coat: TEAL, x: 320, y: 428, size: 0.5 }],
  },
  antalya: {
    ...{ ...place, place: 'antalya', light: 'golden', weather: 'lenses' },
    ...{ horizon: 352, sunX: 180, coastX: 420 },
    boats: [{ boat: 'sailboat', coat: WHITE, x: 310, y: 428, size: 0.5 }],
  },
  istanbul: {
    ...{ ...place, place: 'istanbul', light: 'dawn', weather: 'lenses' },
    ...{ horizon: 354, sunX: 560, coastX: 400 },
    boats: [{ boat: 'motorboat', coat: TEAL, x: 480, y: 428, size: 0.52, isTurned: true }],
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
    ...Object.entries(ends),
    ...placeNames.map((place): [string, PageScene] => [`place-${place}`, coasts[place]]),
    ['service-transportation', transportation],
  ];
  const drawn = [
    ...composed.map(([name, scene]): [string, string] => [name, pageScene(name, scene)]),
    ...lightNames.flatMap((light) => [hero('wide', light), hero('tall', light)]),
    // One seed for the three, so that only the hour changes.
    ...Object.entries(day).map(([name, scene]): [string, string] => [
      name,
      pageScene('day', scene),
    ]),
    ...serviceScenes(),
    ...occasionScenes(),
    ...shapeScenes(),
  ];
  return new Map(drawn.map(([name, svg]) => [`${name}.svg`, svg]));
}
