import type { Light } from '../lights/light.ts';
import { umbrellaPine } from '../parts/plants.ts';
import { band, disc, fill, gradient, group, placed, stroke } from '../parts/svg.ts';
import { camp, canyon, waterfall } from './nature.ts';
import { type TourScene, type TourScenes, turned } from './stage.ts';

/** A paddler of a raft: helmet, vest and paddle; `side` is where the paddle goes in. */
function paddler(light: Light, x: number, y: number, side: -1 | 1, vest: string): string {
  const skin = light.tint(0.62, 0.09, 50);
  return [
    fill(`M${x - 17} ${y}q-4-40 4-50 13-8 26 0 8 10 4 50-16 6-34 0z`, vest),
    stroke(`M${x - 12} ${y - 40}l${side * 22} 14M${x + 12} ${y - 40}l${side * 10} 16`, skin, 8),
    stroke(`M${x - side * 6} ${y - 62}l${side * 62} 104`, light.wood, 5),
    fill(
      `M${x + side * 50} ${y + 34}l${side * 16}-6 ${side * 14} 34-${side < 0 ? -16 : 16} 8z`,
      light.dark,
    ),
    disc(x, y - 62, 12, skin),
    fill(`M${x - 15} ${y - 62}q0-18 15-18t15 18q-15-8-30 0z`, light.tint(0.62, 0.19, 28)),
  ].join('');
}

/** A raft in white water, everybody at the paddle; its middle at `x`, `y`. */
function raft(light: Light, at: readonly [x: number, y: number, size: number], colour: string) {
  const vest = light.tint(0.74, 0.15, 70);
  return group(
    [
      fill('M-190 40q190 50 380 0-40 60-190 60T-190 40z', light.deep, { opacity: 0.3 }),
      fill('M-176 4q4-46 66-50h220q62 4 66 50-10 54-176 56T-176 4z', colour),
      fill('M-136-6q8-28 50-30H86q42 2 50 30-30 26-136 26T-136-6z', light.dark),
      paddler(light, -74, 0, -1, vest),
      paddler(light, 74, 0, 1, vest),
      paddler(light, -30, 16, -1, light.tint(0.58, 0.085, 205)),
      paddler(light, 34, 16, 1, light.tint(0.58, 0.085, 205)),
      fill('M-176 6q60 44 176 44t176-44q-6 54-176 56T-176 6z', colour),
      stroke('M-150 34q60 22 150 22t150-22', light.hull, 5, { dash: '2 26' }),
    ].join(''),
    { transform: placed(...at) },
  );
}

/** Down a green river between high walls. */
const rafting: TourScene = (stage) => {
  const { light, accent } = stage;
  return turned(
    stage,
    [
      `<defs>${gradient('k', [
        [0, light.sky[1]],
        [1, light.sky[3]],
      ])}${gradient('w', [
        [0, light.clear],
        [1, light.sea[2]],
      ])}</defs>`,
      band(800, 0, 600, 'url(#k)'),
      fill('M200 300Q330 140 420 170T620 300z', light.far),
      band(800, 300, 600, light.rockShade),
      fill('M-10 60Q120 90 200 190T330 310H-10zM810 40Q690 80 620 180T480 310H810z', light.mid),
      umbrellaPine(light, 250, 250, 0.5),
      umbrellaPine(light, 566, 246, 0.5),
      fill(
        'M-10 150Q90 170 150 260T260 400L200 520H-10zM810 130Q720 160 660 250T560 400L620 520H810z',
        light.rock,
      ),
      fill(
        'M-10 260Q70 280 120 350T200 520H-10zM810 250Q740 280 690 350T620 520H810zM60 172l60 50-40 60-70-40zM740 164l-50 60 30 50 70-40z',
        light.rockShade,
      ),
      fill('M330 306H480Q560 380 640 470T810 560V610H-10V560Q120 500 190 440T330 306z', 'url(#w)'),
      stroke(
        'M360 330q40-8 90 0M320 366q60-12 150 0M250 430q40-14 90 0M470 420q50-14 100 2M120 540q60-20 120 0M560 520q60-18 130 4',
        light.foam,
        6,
        { opacity: 0.8 },
      ),
      raft(light, [404, 460, 1.12], accent),
      fill(
        'M150 540q40-40 90-20 30-36 70-4 40-20 60 14 50-20 90 6 40-30 90 0 50-20 80 24-60 40-240 40T150 540z',
        light.foam,
        { opacity: 0.9 },
      ),
      stroke(
        'M214 470q-20-30-50-30M606 466q20-34 54-30M300 500q-6-20-24-26M520 500q10-18 24-22',
        light.foam,
        7,
      ),
      disc(180, 430, 6, light.foam),
      disc(634, 420, 7, light.foam),
    ].join(''),
  );
};

/** Rafting. */
export const river: TourScenes = {
  outside: [rafting, canyon],
  closeUp: [waterfall],
  evening: camp,
  eveningLight: 'night',
};
