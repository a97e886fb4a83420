import type { Tone } from '../lights/light.ts';
import { cypress } from '../parts/plants.ts';
import { disc, fill, group, placed, stroke } from '../parts/svg.ts';
import { bulbs, foods, plates, teaGlasses } from '../parts/things.ts';
import { over, type Stage, type TourScene, type TourScenes, turned } from './stage.ts';

/** A table with two chairs on the sand. */
function laidTable({ light, accent }: Stage): string {
  const chair =
    fill('M0 0V-120h12v62h62V0H64v-46H12V0z', light.sea[3]) +
    fill('M2-112h8v-4h-8zM-2-118h16v10h-16zM8-58h70v12H8z', light.sea[2]);
  return [
    group(chair, { transform: placed(196, 560, 1.15) }),
    group(chair, { transform: placed(640, 560, -1.15, 1.15) }),
    stroke('M290 590L310 440M520 590L500 440', light.woodShade, 11),
    fill('M236 420H574L610 486H200z', light.hull),
    fill('M200 486H610l-8 44-58-16-70 18-70-18-76 18-66-16-32 8z', light.shade),
    fill('M330 420H474L494 486H312z', accent, { opacity: 0.85 }),
    plates(light, [
      [[400, 452, 0.8], foods.fish(light)],
      [[282, 450, 0.62], foods.tomatoes(light)],
      [[520, 450, 0.62], foods.olives(light)],
    ]),
    teaGlasses(light, [
      [336, 476, 0.62],
      [470, 478, 0.62],
    ]),
  ].join('');
}

/** A table on the beach under a vine. */
const byTheSea: TourScene = (stage) => {
  const { light } = stage;
  const vine = [20, 90, 160, 240, 320, 400, 480, 560, 640, 720]
    .map((x, index) => `M${x} ${30 + (index % 3) * 14}q40-34 74 0 12 34-30 48-50-10-44-48z`)
    .join('');
  const grapes = [150, 380, 610]
    .flatMap((x) => [
      disc(x, 104, 10, light.tint(0.45, 0.12, 330)),
      disc(x + 14, 108, 10, light.tint(0.45, 0.12, 330)),
      disc(x + 7, 122, 10, light.tint(0.45, 0.12, 330)),
    ])
    .join('');
  return over(stage, { horizon: 286, sunX: 620, coastX: 330 }, [
    fill('M-10 420Q200 380 420 402T810 392V610H-10z', light.sand),
    fill('M-10 412Q200 372 420 394T810 384V396Q640 404 420 408T-10 430z', light.foam, {
      opacity: 0.8,
    }),
    stroke('M70 20V540M730 20V540', light.woodShade, 13),
    stroke('M-10 36H810M-10 66H810', light.wood, 9),
    fill(vine, light.pine),
    grapes,
    laidTable(stage),
  ]);
};

const CRATES: readonly { x: number; hue: Tone }[] = [
  { x: 150, hue: [0.6, 0.19, 28] },
  { x: 320, hue: [0.88, 0.16, 96] },
  { x: 490, hue: [0.62, 0.13, 140] },
];

/** A stall under a striped awning, the sea at the end of the street. */
export const market: TourScene = (stage) => {
  const { light, accent, second } = stage;
  const skin = light.tint(0.62, 0.09, 50);
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((index) => `M${110 + index * 104} 130h52l-8 92q-26 26-52 0z`)
    .join('');
  const fruit = CRATES.flatMap(({ x, hue }) =>
    [0, 1, 2, 3, 4, 5, 6].map((index) =>
      disc(
        x + 20 + (index % 4) * 36 + (index > 3 ? 18 : 0),
        index > 3 ? 414 : 436,
        19,
        light.tint(...hue),
      ),
    ),
  ).join('');
  return over(stage, { horizon: 330, sunX: 700, coastX: 640, detail: 0.5 }, [
    fill('M-10-10H560V610H-10z', light.wall),
    fill('M560-10H590V610H560z', light.wallShade),
    fill('M590 400L810 372V610H560V420z', light.rock),
    stroke('M110 130V560M690 130V560', light.woodShade, 12),
    fill('M150 250H520V400H150z', light.wallShade),
    fill('M296 400q-10-100 30-116 34-8 68 0 40 16 30 116z', accent),
    disc(360, 254, 26, skin),
    fill('M332 246q0-34 28-34t28 34q-28-16-56 0z', light.hull),
    stroke('M312 310L262 396M408 310L462 392', accent, 22),
    fill('M318 320h84v84h-84z', light.hull, { opacity: 0.9 }),
    fruit,
    fill('M136 440H320V480H136zM306 440H490V480H306zM476 440H660V480H476z', light.wood),
    fill('M136 452H660V458H136z', light.woodShade),
    fill('M116 480H684V600H116z', second),
    fill('M116 480H684V496H116z', light.woodShade),
    fill('M96 124H704V150H96z', light.hull),
    fill(
      'M110 130H690L706 222q-26 26-52 0-26 26-52 0-26 26-52 0-26 26-52 0-26 26-52 0-26 26-52 0-26 26-52 0-26 26-52 0-26 26-52 0-26 26-52 0-26 26-52 0z',
      light.hull,
    ),
    fill(stripes, accent),
    disc(560, 410, 15, light.tint(0.46, 0.1, 330)),
    stroke('M610 420q24-40 50-30M622 424q14-46 44-52', light.pine, 8),
  ]);
};

/** A laid cloth from above: small plates, bread, tea. */
const meze: TourScene = (stage) => {
  const { light, accent } = stage;
  const dish = (x: number, y: number, r: number, food: string) =>
    disc(x + 5, y + 9, r, light.deep, 0.25) +
    disc(x, y, r, light.hull) +
    disc(x, y, r * 0.76, light.shade, 0.45) +
    group(food, { transform: placed(x, y, r / 62) });
  const checks = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => `M${index * 104 + 30} 0V600M0 ${index * 104 + 30}H800`)
    .join('');
  const paste = (tone: string) =>
    fill('M-34 4q-2-26 26-30 34-4 42 20 6 28-26 32-36 2-42-22z', tone) +
    disc(6, -4, 6, light.tint(0.4, 0.08, 130));
  return turned(
    stage,
    [
      fill('M0 0H800V600H0z', light.hull),
      stroke(checks, accent, 30, { opacity: 0.16 }),
      dish(400, 310, 128, foods.fish(light) + stroke('M-40 26q40 14 80 0', light.pine, 8)),
      dish(170, 150, 82, foods.olives(light)),
      dish(640, 146, 88, foods.tomatoes(light)),
      dish(148, 420, 92, foods.cheese(light)),
      dish(660, 450, 86, paste(light.tint(0.9, 0.06, 92))),
      dish(406, 84, 66, paste(light.tint(0.66, 0.15, 40))),
      dish(400, 548, 62, foods.melon(light)),
      disc(250, 268, 30, light.sail),
      disc(250, 268, 23, light.tint(0.5, 0.15, 36)),
      disc(548, 300, 30, light.sail),
      disc(548, 300, 23, light.tint(0.5, 0.15, 36)),
      group(foods.simit(light), { transform: placed(270, 540, 1.5) }),
      fill('M520 548q60-34 120-12 24 16-12 30-70 16-108-18z', light.tint(0.72, 0.11, 62)),
      stroke('M546 552l16-14M574 552l16-16M602 552l12-14', light.woodShade, 4),
      stroke('M300 170q-30 20-66-2M500 190q40 20 60-6', light.pine, 7),
    ].join(''),
  );
};

/** The same table under lamps. */
const dinner: TourScene = (stage) => {
  const { light } = stage;
  return over(stage, { horizon: 300, sunX: 640, coastX: 330 }, [
    cypress(light, 60, 470, 1.6),
    fill('M-10 430Q200 390 420 412T810 402V610H-10z', light.sand),
    stroke('M-10 424Q200 384 420 406T810 396', light.foam, 5, { opacity: 0.5 }),
    stroke('M112 60V540M700 60V540', light.woodShade, 11),
    bulbs(light, 'M-10 60Q60 130 112 66 400 210 700 66 760 120 810 50'),
    laidTable(stage),
    disc(404, 424, 60, light.glass, 0.16),
    stroke('M404 428v-20', light.hull, 9, { cap: 'butt' }),
    fill('M404 408q-8-10 0-22 8 12 0 22z', light.glass),
  ]);
};

/** Markets and tables. */
export const food: TourScenes = {
  outside: [byTheSea, market],
  closeUp: [meze],
  evening: dinner,
  eveningLight: 'night',
};
