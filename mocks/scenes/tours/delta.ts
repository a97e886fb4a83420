import { walker } from '../parts/people.ts';
import { disc, fill, group, placed, repeated, stroke } from '../parts/svg.ts';
import { camp, turtle } from './nature.ts';
import { over, type TourScene, type TourScenes } from './stage.ts';

/** A tomb like a temple, cut into the rock. */
const TOMB = 'M-40 0V-70h80V0zM-48-70L0-104 48-70z';
const DOORS = 'M-30 0v-60h10V0zM20 0v-60h10V0zM-10 0v-44h20V0z';

/** The kings' tombs high in the cliff, the boat between the reeds. */
const tombs: TourScene = (stage) => {
  const { light, random, accent } = stage;
  let reeds = '';
  for (let index = 0; index < 34; index += 1) {
    const x = index * 25 - 20 + random.next() * 18;
    reeds += `M${x} 610q${random.int(-8, 8)}-50 ${random.int(-14, 14)}-${random.int(60, 130)}`;
  }
  const places = [placed(210, 250, 0.9), placed(330, 230), placed(452, 262, 0.86)];
  return over(stage, { horizon: 372, sunX: 690, coastX: 500, detail: 0.4 }, [
    fill('M-10 380V110Q90 70 200 96T420 90 560 210 640 380z', light.rock),
    fill(
      'M-10 380V300Q120 270 240 300T520 300L640 380zM500 150l60 60-30 60-50-40z',
      light.rockShade,
    ),
    repeated('t', fill(TOMB, light.wall) + fill(DOORS, light.dark, { opacity: 0.75 }), places),
    fill('M-10 382Q200 356 420 372T810 366V392H-10z', light.pine),
    group(
      fill('M-130 0q130 16 260-10-10 40-50 42H-90q-34-6-40-32z', light.wood) +
        fill('M-130 0q130 16 260-10l-4 12q-130 20-252 8z', light.wall) +
        stroke('M-80 0v-66M70-2v-66', light.woodShade, 4) +
        fill('M-100-66q90-14 186 0l-4 10h-178z', accent) +
        [-50, -10, 30].map((x) => disc(x, -24, 9, light.tint(0.62, 0.09, 50))).join('') +
        fill(
          'M-62 4q0-22 12-22t12 22zM-22 4q0-22 12-22t12 22zM18 2q0-22 12-22t12 22z',
          light.hull,
        ) +
        stroke('M-150 32q60 12 140 6M20 40q70 6 130-6', light.foam, 4, { opacity: 0.7 }),
      { transform: placed(470, 452, 1.05) },
    ),
    stroke(reeds, light.pine, 5),
    stroke(reeds, light.near, 2, { transform: 'translate(9 20)' }),
  ]);
};

const HATCHLING =
  'M-16 0q0-14 16-14t16 14-16 14-16-14zM-12-8l-16-8 6 14zM-12 8l-16 8 6-14zM10-10l16-10-4 14zM10 10l16 10-4-14zM14-5h10q6 5 0 10H14z';

/** The long beach at first light: a guarded nest, and who has just left it. */
const nest: TourScene = (stage) => {
  const { light, accent } = stage;
  const places = [
    `${placed(330, 500, 0.9)}rotate(-24)`,
    `${placed(408, 468, 0.76)}rotate(-30)`,
    `${placed(452, 520, 0.9)}rotate(-14)`,
    `${placed(520, 452, 0.66)}rotate(-28)`,
  ];
  return over(stage, { horizon: 290, sunX: 590, coastX: 250, detail: 0.6 }, [
    fill('M810 380Q640 400 520 430T200 470-10 450V610H810z', light.foam, { opacity: 0.8 }),
    fill('M810 402Q660 414 540 444T220 486-10 470V610H810z', light.sand),
    stroke(
      'M220 548Q300 520 360 488M232 566Q340 530 430 476M250 580Q380 560 500 464',
      light.rockShade,
      3,
      {
        dash: '3 12',
        opacity: 0.7,
      },
    ),
    fill('M120 556q60-34 130 0-64 26-130 0z', light.rockShade, { opacity: 0.6 }),
    stroke('M110 560V470M250 566V474M170 578V490M196 540V462', light.wood, 7),
    stroke('M104 486L256 490M104 520L256 524', light.hull, 3),
    fill('M150 496h62v34h-62z', accent),
    repeated('n', fill(HATCHLING, light.tint(0.36, 0.04, 110)), places),
    walker(light, 690, 470, 0.8, { shirt: light.wall, hasHat: true }),
    walker(light, 742, 476, 0.7, { shirt: accent, hasPack: true }),
  ]);
};

/** Reeds, rock tombs and the beach of the loggerheads. */
export const delta: TourScenes = {
  outside: [turtle, tombs],
  closeUp: [nest],
  evening: camp,
  eveningLight: 'night',
};
