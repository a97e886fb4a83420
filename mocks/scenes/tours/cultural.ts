import { walker } from '../parts/people.ts';
import { cypress } from '../parts/plants.ts';
import { fill, stroke } from '../parts/svg.ts';
import { over, type Stage, type TourScene, type TourScenes, turned } from './stage.ts';

const half = (x: number, y: number, across: number, down: number) =>
  `M${x - across} ${y}C${x - across} ${y + down * 1.33} ${x + across} ${y + down * 1.33} ${x + across} ${y}`;

/** The steps of a theatre open to the sea. */
const theatre: TourScene = (stage) => {
  const { light, accent, second } = stage;
  const tiers = [7, 6, 5, 4, 3, 2, 1]
    .map((tier) =>
      fill(
        `${half(400, 322, 110 + tier * 66, 34 + tier * 44)}z`,
        tier % 2 ? light.wall : light.wallShade,
      ),
    )
    .join('');
  const stairs = 'M400 360V640M300 350L130 640M500 350L670 640';
  return over(stage, { horizon: 270, sunX: 190, coastX: 430 }, [
    fill('M-10 610V300Q60 286 130 322H670Q740 286 810 300V610z', light.land),
    tiers,
    fill(`${half(400, 322, 110, 34)}z`, light.sand),
    stroke(stairs, light.rockShade, 9, { opacity: 0.5 }),
    fill(
      'M300 322v-50h16v50zM352 322v-70h16v70zM404 322v-40h16v40zM452 322v-66h16v66z',
      light.wallShade,
    ),
    fill(
      'M300 322v-50h9v50zM352 322v-70h9v70zM404 322v-40h9v40zM452 322v-66h9v66zM344 252h132v-12H344z',
      light.wall,
    ),
    cypress(light, 70, 322, 0.9),
    cypress(light, 724, 330, 1.05),
    walker(light, 380, 352, 0.34, { shirt: accent, hasHat: true }),
    walker(light, 212, 486, 0.66, { shirt: second, hasHat: true }),
    walker(light, 258, 492, 0.66, { shirt: accent }),
  ]);
};

function columns(
  light: Stage['light'],
  foot: number,
  tops: readonly (readonly [number, number])[],
  width: number,
): string {
  let [bodies, shades, flutes, caps] = ['', '', '', ''];
  for (const [x, top] of tops) {
    bodies += `M${x} ${foot}L${x + width * 0.08} ${top}H${x + width * 0.92}L${x + width} ${foot}z`;
    shades += `M${x + width * 0.62} ${foot}V${top}h${width * 0.3}L${x + width} ${foot}z`;
    flutes += `M${x + width * 0.3} ${top + 4}V${foot}M${x + width * 0.5} ${top + 4}V${foot}`;
    caps += `M${x - width * 0.12} ${top}h${width * 1.24}l${-width * 0.14} ${width * 0.24}h${-width * 0.96}zM${x - width * 0.14} ${foot}h${width * 1.28}v${-width * 0.22}h${-width * 1.28}z`;
  }
  return (
    fill(bodies, light.wall) +
    fill(shades, light.wallShade) +
    stroke(flutes, light.wallShade, Math.max(1.5, width * 0.05), { opacity: 0.6 }) +
    fill(caps, light.rock)
  );
}

/** What stands of a temple, on a headland. */
const temple: TourScene = (stage) => {
  const { light, accent, second } = stage;
  return over(stage, { horizon: 330, sunX: 640, coastX: 560 }, [
    cypress(light, 60, 470, 1.5),
    cypress(light, 112, 480, 1.1),
    fill('M-10 466Q180 430 380 452 520 468 620 540L680 610H-10z', light.near),
    fill('M-10 500Q180 470 360 490 470 504 560 570L590 610H-10z', light.land),
    fill('M150 470H470l14 18H136zM136 488H484l16 20H120z', light.rock),
    columns(
      light,
      470,
      [
        [170, 226],
        [244, 226],
        [318, 226],
        [406, 320],
      ],
      40,
    ),
    fill('M160 226h208v-26H160z', light.wall),
    fill('M160 226h208v-9H160zM152 200h224l-20-14-60-8-40-26-104 40z', light.wallShade),
    fill('M152 200L258 150 300 176l-6 6-38-22-84 36z', light.rock),
    fill('M470 540q20-26 66-18l20 26-30 20-50-8z', light.rock),
    walker(light, 300, 540, 0.86, { shirt: accent, hasHat: true }),
    walker(light, 366, 552, 0.9, { shirt: second }),
  ]);
};

/** A tomb cut into the rock, close. */
const tomb: TourScene = (stage) => {
  const { light } = stage;
  const cracks =
    'M40 60q30 80 0 160t40 180M740 20q-40 90 0 190t-30 210M120 500q60-30 90 20M600 540q50-40 110-10';
  return turned(
    stage,
    [
      fill('M0 0H800V600H0z', light.rock),
      fill(
        'M0 0H230L150 130 190 330 90 600H0zM800 0H640L690 170 640 380 720 600H800z',
        light.rockShade,
        { opacity: 0.55 },
      ),
      stroke(cracks, light.rockShade, 5, { opacity: 0.7 }),
      fill('M196 600V190L400 86 604 190V600z', light.wallShade),
      fill('M176 196L400 74 624 196 614 214 400 98 186 214z', light.wall),
      fill('M232 196L400 110 568 196z', light.rock),
      stroke('M300 180q30-30 60-4t40-22 40 22 60 4', light.wallShade, 6),
      fill('M196 214H604v40H196z', light.wall),
      stroke('M204 240H596', light.wallShade, 13, { dash: '16 12', cap: 'butt' }),
      fill('M300 600V290H500V600z', light.dark),
      fill('M318 600V308H482V600z', light.shade, { opacity: 0.25 }),
      stroke('M400 308V600M318 420H482', light.dark, 7),
      columns(
        light,
        600,
        [
          [222, 254],
          [522, 254],
        ],
        56,
      ),
      fill('M-10 560Q120 520 200 560T420 580 640 556 810 570V610H-10z', light.pine),
      stroke(
        'M60 560q-10-50-34-70M76 556q0-60 20-84M690 560q6-50 34-76M712 560q20-40 44-46',
        light.pine,
        7,
      ),
    ].join(''),
  );
};

/** The sun between tall columns. */
const colonnade: TourScene = (stage) => {
  const { light, accent } = stage;
  return over(stage, { horizon: 372, sunX: 372, coastX: 420 }, [
    fill('M-10 500H810V610H-10z', light.rockShade),
    fill('M-10 500H810V520H-10zM-10 556H810V566H-10z', light.rock),
    columns(
      light,
      520,
      [
        [70, -20],
        [500, -20],
        [690, 120],
      ],
      86,
    ),
    fill('M236 520v-70h92v70z', light.wall),
    fill('M292 520v-70h36v70zM228 450h108v14H228z', light.rock),
    walker(light, 420, 540, 0.96, { shirt: accent }),
  ]);
};

/** Ruins, theatres and tombs. */
export const cultural: TourScenes = {
  outside: [theatre, temple],
  closeUp: [tomb],
  evening: colonnade,
  eveningLight: 'golden',
};
