import { afloat } from '../boats/afloat.ts';
import { coatOf, paintOf } from '../boats/paint.ts';
import { diver } from '../parts/people.ts';
import { band, disc, fill, gradient, group, stroke } from '../parts/svg.ts';
import { fin, mask } from '../parts/things.ts';
import { seascape } from '../places/seascape.ts';
import { type Stage, type TourScene, type TourScenes, turned } from './stage.ts';

function shoal({ light, random }: Stage, x: number, y: number, count: number): string {
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const size = 0.8 + random.next() * 0.7;
    path += `M${x + random.next() * 190} ${y + random.next() * 110}q${16 * size}${-12 * size} ${38 * size} 0l${12 * size}${-9 * size}v${18 * size}l${-12 * size}${-9 * size}q${-22 * size} ${12 * size}${-38 * size} 0z`;
  }
  return fill(path, light.hull, { opacity: 0.75 });
}

function bottom({ light, second }: Stage): string {
  const grass = [60, 84, 110, 640, 668, 700, 730]
    .map((x, index) => `M${x} 570q-14-40 4-${70 + (index % 3) * 26}t-4-60`)
    .join('');
  return [
    fill('M-10 520Q80 430 180 480T300 560 460 540 560 470 660 520 810 480V610H-10z', light.deep),
    fill('M-10 560Q200 520 400 572T810 556V610H-10z', light.sea[4]),
    stroke(grass, light.tint(0.5, 0.08, 165), 8),
    stroke(
      'M520 560q-6-50-30-70M520 560q0-60 14-90M520 560q20-40 40-50M500 510q-4-20-20-24',
      second,
      11,
    ),
  ].join('');
}

/** The colours of the water below the surface. */
const deepWater = ({ light }: Stage) =>
  `<defs>${gradient('w', [
    [0, light.shallow],
    [0.25, light.clear],
    [0.65, light.sea[3]],
    [1, light.sea[4]],
  ])}</defs>`;

/** Under water: rays, a shoal, two divers over rocks. */
const under: TourScene = (stage) => {
  const { light, random, accent, second } = stage;
  return turned(
    stage,
    [
      deepWater(stage),
      band(800, 0, 600, 'url(#w)'),
      fill(
        'M160-10H240L120 610H-60zM330-10H380L350 610H230zM500-10H600L640 610H480zM690-10H730L860 610H740z',
        light.glint,
        { opacity: 0.12 },
      ),
      stroke(
        'M-10 26q60-20 120 0t120 0 120 0 120 0 120 0 120 0 120 0M40 58q40-12 80 0M330 52q50-14 100 0M600 60q40-12 90 0',
        light.foam,
        6,
        { opacity: 0.6 },
      ),
      shoal(stage, 500, 110, 9),
      bottom(stage),
      diver(light, random.int(240, 420), random.int(230, 320), 1.25, accent),
      diver(light, random.int(420, 640), random.int(400, 440), 0.78, second),
    ].join(''),
  );
};

/** Half above the water, half below. */
export const half: TourScene = (stage) => {
  const { light, random, accent } = stage;
  const line = 'M-10 300Q90 268 200 296T420 300 620 286 810 304';
  return turned(
    stage,
    [
      seascape({
        ...{
          random,
          light,
          place: stage.place,
          weather: stage.weather,
          detail: 0.4 * stage.detail,
        },
        ...{ width: 800, height: 600, horizon: 236, sunX: 630, coastX: 360 },
      }),
      afloat({
        ...{ boat: 'motorboat', paint: paintOf(coatOf({ id: 7, isWooden: false }), light), random },
        ...{ x: 250, y: 282, bottom: 300, size: 0.62, isTurned: false, isSailing: false },
      }),
      `<defs>${gradient('v', [
        [0, light.clear],
        [0.5, light.sea[3]],
        [1, light.sea[4]],
      ])}</defs>`,
      `<path d="${line}V610H-10z" fill="url(#v)"/>`,
      fill('M560 300H620L700 610H560zM640 300H670L800 610H720z', light.glint, { opacity: 0.12 }),
      stroke(line, light.foam, 6, { opacity: 0.85 }),
      bottom(stage),
      diver(light, 420, 430, 1.12, accent),
    ].join(''),
  );
};

/** Mask, snorkel and fins on warm stone beside the water. */
export const kit: TourScene = (stage) => {
  const { light, accent, second } = stage;
  const pebbles = [
    [90, 470, 26],
    [150, 520, 18],
    [700, 470, 24],
    [740, 540, 30],
    [60, 560, 34],
    [640, 556, 16],
  ] as const;
  return turned(
    stage,
    [
      `<defs>${gradient('w', [
        [0, light.sea[2]],
        [0.6, light.clear],
        [1, light.shallow],
      ])}</defs>`,
      band(800, 0, 600, 'url(#w)'),
      stroke(
        'M-10 60q100-30 200 0t220-14 200 20 210-16M-10 140q120 30 230-6t240 20 360-20',
        light.glint,
        4,
        { opacity: 0.3 },
      ),
      fill('M-10 270Q120 210 260 250T520 236 810 280V610H-10z', light.foam, { opacity: 0.7 }),
      fill('M-10 288Q120 230 260 268T520 254 810 298V610H-10z', light.sand),
      fill('M-10 420Q160 380 340 420T810 400V610H-10z', light.rock, { opacity: 0.5 }),
      pebbles
        .map(([x, y, r], index) => disc(x, y, r, index % 2 ? light.rockShade : light.wallShade))
        .join(''),
      group(
        fill('M-130-60q130-20 260 0l16 130q-150 20-292 0z', second) +
          fill(
            'M-134-20q134-18 268 0l4 34q-138-18-276 0zM-140 34q140-18 282 0l2 16q-142-18-286 0z',
            light.hull,
          ),
        {
          transform: 'translate(410 470)rotate(-5)',
        },
      ),
      fin(228, 540, 1.15, -22, [accent, light.dark]),
      fin(322, 560, 1.15, 4, [accent, light.dark]),
      mask(light, 500, 452, 1.35, accent),
    ].join(''),
  );
};

/** By torchlight over old jars. */
const torch: TourScene = (stage) => {
  const { light, accent } = stage;
  const clay = light.tint(0.92, 0.13, 50);
  const jar =
    fill('M-16-70h32l-4 20q30 24 26 66-8 44-32 70-8 8-12 0-24-26-32-70-4-42 26-66z', clay) +
    stroke('M-14-62q-30 6-24 40M14-62q30 6 24 40', clay, 7);
  return turned(
    stage,
    [
      deepWater(stage),
      band(800, 0, 600, 'url(#w)'),
      fill('M0 0H800V600H0z', light.sea[4], { opacity: 0.35 }),
      stroke('M-10 30q60-18 120 0t120 0 120 0 120 0 120 0 120 0 120 0', light.foam, 5, {
        opacity: 0.4,
      }),
      shoal(stage, 90, 120, 7),
      bottom(stage),
      fill('M398 262L760 380Q790 470 700 560L640 590z', light.glass, { opacity: 0.2 }),
      fill('M398 262L720 400Q740 470 690 540z', light.glass, { opacity: 0.18 }),
      group(jar, { transform: 'translate(590 520)rotate(64)scale(.8)' }),
      group(jar, { transform: 'translate(716 440)rotate(-14)scale(.9)' }),
      group(jar, { transform: 'translate(476 560)rotate(100)scale(.6)' }),
      diver(light, 290, 236, 1.25, accent),
      disc(396, 266, 9, light.glass),
    ].join(''),
  );
};

/** Below the surface. */
export const diving: TourScenes = {
  outside: [under, half],
  closeUp: [kit],
  evening: torch,
  eveningLight: 'night',
};
