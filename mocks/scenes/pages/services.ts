import { randomOf } from '../../lib/random.ts';
import type { Shot } from '../boats/shot.ts';
import { foredeck } from '../details/foredeck.ts';
import { captainAtHelm } from '../details/helm.ts';
import { table } from '../details/table.ts';
import { lights } from '../lights/lights.ts';
import { fill, group, picture, placed, stroke } from '../parts/svg.ts';
import { bulbs, cushions, paddler } from '../parts/things.ts';
import { seascape } from '../places/seascape.ts';

const WIDTH = 800;
const HEIGHT = 600;

const shot = (known: Pick<Shot, 'boat' | 'place' | 'light' | 'isTurned'>): Shot => ({
  ...known,
  ...{ id: 1, isWooden: true, picture: 1, view: 'side', weather: 'lenses', foreground: undefined },
  isSailing: false,
});

/** Music on deck after dark: lamps on a line, a guitar among cushions. */
function entertainment(): string {
  const random = randomOf('page service-entertainment');
  const light = lights.night;
  // Under the lamps, things keep the colours of the evening.
  const lamp = lights.golden;
  const wood = lamp.tint(0.72, 0.12, 60);
  return [
    seascape({
      ...{ random, light, place: 'bodrum', weather: 'clear', detail: 0.7 },
      ...{ width: WIDTH, height: HEIGHT, horizon: 300, sunX: 620, coastX: 360 },
    }),
    bulbs(light, 'M-10 40Q200 150 400 60 600 150 810 30'),
    stroke('M110 96V470M690 96V470', lamp.woodShade, 10),
    fill('M-10 430Q400 396 810 430V610H-10z', lamp.wood),
    fill('M-10 470Q400 438 810 470V610H-10z', lamp.woodShade),
    cushions(
      [
        [150, 500, 1.7],
        [640, 506, 1.7],
      ],
      lamp.tint(0.74, 0.145, 50),
      light.sail,
    ),
    cushions([[270, 520, 1.3]], lamp.tint(0.58, 0.085, 205), light.sail, 'v'),
    group(
      fill('M-80 30q-20-44 14-70 30-20 50-48 30-30 64-6 22 26-2 58-20 30-34 62-40 50-92 4z', wood) +
        fill('M-34 6q0-22 24-22t24 22-24 22-24-22z', light.dark) +
        stroke('M30-66L186-226', lamp.woodShade, 18) +
        stroke('M180-220l26-26', lamp.woodShade, 26, { cap: 'butt' }) +
        stroke('M-44 30L196-236M-36 38L204-230', light.sail, 2),
      { transform: `${placed(400, 520, 0.95)}rotate(14)` },
    ),
  ].join('');
}

/** A board and a kayak on clear water. */
function waterSports(): string {
  const random = randomOf('page service-water-sports');
  const light = lights.noon;
  return [
    seascape({
      ...{ random, light, place: 'gocek', weather: 'clear', detail: 0.8 },
      ...{ width: WIDTH, height: HEIGHT, horizon: 300, sunX: 180, coastX: 430 },
    }),
    paddler(light, 510, 500, 1.5, light.tint(0.74, 0.145, 50)),
    paddler(light, 250, 404, 0.72, light.tint(0.36, 0.075, 245)),
  ].join('');
}

/** The pictures of services and of the captains' invitation, by name. */
export function serviceScenes(): [name: string, svg: string][] {
  const detail = { place: 'gocek', isTurned: true } as const;
  const drawn: [string, string][] = [
    ['service-food', table(shot({ ...detail, boat: 'gulet', light: 'dawn' }), 1)],
    ['service-entertainment', entertainment()],
    ['service-water-sports', waterSports()],
    ['service-other', foredeck(shot({ ...detail, boat: 'gulet', light: 'noon' }), 1)],
    [
      'captain',
      captainAtHelm(shot({ boat: 'gulet', place: 'fethiye', light: 'golden', isTurned: false }), 1),
    ],
  ];
  return drawn.map(([name, content]) => [name, picture(WIDTH, HEIGHT, content)]);
}
