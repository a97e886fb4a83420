import { randomOf } from '../../lib/random.ts';
import type { Light } from '../lights/light.ts';
import { lights } from '../lights/lights.ts';
import { disc, fill, group, picture, placed, stroke } from '../parts/svg.ts';
import { bulbs } from '../parts/things.ts';
import { seascape } from '../places/seascape.ts';
import { type PageScene, pageScene } from './page.ts';

const [WIDTH, HEIGHT] = [800, 600];

/** The name of the occasion stands in the upper part. */
const WORDS = { top: 168, left: 0 };
/** What the tallest frame shows, less a margin. */
const SHOWN = { left: 166, right: 634 };

/** A gulet at anchor in a cove, and days ahead of it. */
const blueVoyage: PageScene = {
  ...{ width: WIDTH, height: HEIGHT, words: WORDS },
  ...{ light: 'noon', place: 'gocek', weather: 'clear', horizon: 340 },
  ...{ sunX: 614, sunY: 206, coastX: 330, shown: SHOWN },
  boats: [
    {
      ...{ boat: 'gulet', x: 404, y: 470, size: 0.8, isTurned: true, isSailing: false },
      coat: { accent: 'navy', hull: 'white', hasStripe: false, hasWood: true },
    },
  ],
};

/** A sail before the last light. */
const sunset: PageScene = {
  ...{ width: WIDTH, height: HEIGHT, words: WORDS },
  ...{ light: 'golden', place: 'marmaris', weather: 'lenses', horizon: 364 },
  ...{ sunX: 300, coastX: 560, shown: SHOWN },
  boats: [
    {
      ...{ boat: 'sailboat', x: 480, y: 466, size: 0.62, isTurned: true },
      coat: { accent: 'navy', hull: 'white', hasStripe: true, hasWood: false },
    },
  ],
};

/** A balloon on its string, which ends at the rail. */
function balloon(x: number, y: number, size: number, colour: string, light: Light): string {
  return group(
    stroke('M0 52q-8 40 6 96', light.sail, 2, { opacity: 0.7 }) +
      fill('M0-46q38 0 38 44 0 34-38 52-38-18-38-52 0-44 38-44z', colour) +
      fill('M-6 56l6-8 6 8z', colour) +
      stroke('M14-30q10 6 11 22', light.sail, 5, { opacity: 0.5 }),
    { transform: placed(x, y, size) },
  );
}

/** A cake of two layers with its candles, the plate's middle at 0, 0. */
function cake(light: Light): string {
  const cream = light.tint(0.97, 0.02, 85);
  const sponge = light.tint(0.74, 0.145, 50);
  const candles = [-60, -30, 0, 30, 60];
  return [
    fill('M-170 6q0-22 170-22T170 6q0 24-170 24T-170 6z', light.hull),
    fill('M-128-86H128V-4q-128 24-256 0z', sponge),
    fill(
      'M-128-96q128-22 256 0v34q-14 20-32 4-18 22-40 4-22 24-46 2-20 22-44 2-22 22-44 0-18 16-50-12z',
      cream,
    ),
    fill('M-88-166H88v68q-88 16-176 0z', light.tint(0.58, 0.085, 205)),
    fill('M-88-176q88-16 176 0v26q-12 18-28 4-16 18-34 2-14 18-30 0-18 18-36 0-18 14-48-6z', cream),
    stroke(candles.map((x) => `M${x}-178v-34`).join(''), light.sail, 7, { cap: 'butt' }),
    candles.map((x) => disc(x, -222, 17, light.glass, 0.28)).join(''),
    fill(candles.map((x) => `M${x}-236q9 14 0 22-9-8 0-22z`).join(''), light.sun),
  ].join('');
}

/** A cake on deck under lamps, the evening behind it. */
function birthday(): string {
  const random = randomOf('page occasion-birthday');
  const light = lights.golden;
  const [apricot, teal, red] = [
    light.tint(0.74, 0.145, 50),
    light.tint(0.58, 0.085, 205),
    light.tint(0.58, 0.16, 25),
  ];
  return [
    seascape({
      ...{ random, light, place: 'bodrum', weather: 'clear', detail: 0.6, words: WORDS },
      ...{
        width: WIDTH,
        height: HEIGHT,
        horizon: 366,
        sunX: 250,
        coastX: 560,
        shown: SHOWN,
        gulls: false,
      },
    }),
    stroke('M64 190V500M736 190V500', light.woodShade, 11),
    bulbs({ ...light, glass: lights.night.glass }, 'M64 196Q230 262 400 206 570 262 736 196'),
    balloon(204, 330, 0.9, red, light),
    balloon(250, 392, 0.76, teal, light),
    balloon(596, 326, 0.95, apricot, light),
    balloon(554, 388, 0.76, red, light),
    stroke('M-10 432H810M-10 462H810', light.spar, 6),
    fill('M-10 490Q400 456 810 490V610H-10z', light.wood),
    fill('M110 520Q400 492 690 520L726 610H74z', light.tint(0.97, 0.015, 90)),
    group(cake(light), { transform: placed(400, 548, 1.05) }),
  ].join('');
}

/** The pictures of what a boat is taken for, by name. */
export function occasionScenes(): [name: string, svg: string][] {
  return [
    ['occasion-blue-voyage', pageScene('occasion-blue-voyage', blueVoyage)],
    ['occasion-sunset', pageScene('occasion-sunset', sunset)],
    ['occasion-birthday', picture(WIDTH, HEIGHT, birthday())],
  ];
}
