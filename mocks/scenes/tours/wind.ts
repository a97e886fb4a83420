import type { Light } from '../lights/light.ts';
import { band, disc, fill, gradient, group, placed, stroke } from '../parts/svg.ts';
import { over, type TourScene, type TourScenes, turned } from './stage.ts';

/** Somebody on a board under sail, going to the left; the middle of the board on the water at `x`, `y`. */
function surfer(light: Light, at: readonly [x: number, y: number, size: number], colour: string) {
  const skin = light.tint(0.62, 0.09, 50);
  return group(
    [
      fill('M-130 12q130 20 260 0-30 30-130 28T-130 12z', light.deep, { opacity: 0.3 }),
      fill('M-132-12q70-2 150-2t112-6q-10 22-120 24-110 0-142-16z', light.hull),
      fill('M-132-12q60 14 140 12 100 0 122-20-8 24-120 26-110 0-142-18z', colour),
      stroke('M8-10Q-4-160-40-306', light.spar, 6),
      fill('M6-44Q-8-170-40-306 74-236 122-100 66-76 6-66z', light.sail),
      fill('M5-66Q66-76 122-100 112-132 98-156 50-120 1-112z', colour),
      fill('M-26-250Q-32-280-40-306-2-282 30-246z', colour),
      stroke('M-4-160Q50-152 96-160M-15-210Q20-202 66-206', light.sailShade, 3),
      stroke('M62-10L88-66M94-12L98-66', skin, 12),
      fill('M78-58q-2-46 4-72 14-10 28 0 4 34-4 74-16 6-28-2z', light.dark),
      stroke('M88-122L44-106M104-120L70-105', skin, 9),
      stroke('M-6-108Q60-104 116-106', light.dark, 5),
      disc(98, -144, 12, skin),
      fill('M86-146q0-14 14-14 12 2 11 16-10-8-25-2z', light.dark),
      stroke('M120-2q40-20 90 2M104 10q60-6 130 12M-140-2q-16-10-30 4', light.foam, 6),
    ].join(''),
    { transform: placed(...at) },
  );
}

/** Over the bay with the afternoon wind. */
const gliding: TourScene = (stage) => {
  const { light, accent, second } = stage;
  return over(stage, { horizon: 300, sunX: 620, coastX: 440, detail: 0.6 }, [
    surfer(light, [640, 352, 0.34], second),
    surfer(light, [330, 500, 1.3], accent),
  ]);
};

/** The school: boards on the beach, the others already out. */
const school: TourScene = (stage) => {
  const { light, accent, second } = stage;
  const board = (x: number, y: number, colour: string) =>
    fill(`M${x} ${y}q80-26 200-18 40 4 60 14-30 18-120 20-110 2-140-16z`, light.hull) +
    fill(`M${x + 30} ${y}q80-14 200-8-40 12-110 14-70 2-90-6z`, colour);
  return over(stage, { horizon: 280, sunX: 560, coastX: 400, detail: 0.6 }, [
    surfer(light, [180, 350, 0.4], accent),
    surfer(light, [420, 326, 0.28], light.tint(0.52, 0.17, 22)),
    surfer(light, [620, 392, 0.56], second),
    fill('M-10 470Q200 440 430 490T810 500V610H-10z', light.foam, { opacity: 0.7 }),
    fill('M-10 484Q200 454 430 502T810 514V610H-10z', light.sand),
    board(60, 548, accent),
    board(420, 572, second),
  ]);
};

/** The own board from above, over clear water, the sail beside it. */
const board: TourScene = (stage) => {
  const { light, accent } = stage;
  return turned(
    stage,
    [
      `<defs>${gradient('w', [
        [0, light.sea[2]],
        [0.5, light.clear],
        [1, light.shallow],
      ])}</defs>`,
      band(800, 0, 600, 'url(#w)'),
      stroke(
        'M-20 90q90-40 180-6t200-20 240 30 230-30M-20 260q120 40 240-4t220 16 180-30 220 24M-20 440q100-40 220 0t240-10 190 26 200-30',
        light.glint,
        4,
        { opacity: 0.35 },
      ),
      fill('M226 640Q186 300 316 70 446 300 410 640z', light.deep, { opacity: 0.3 }),
      fill('M246 620Q216 280 330 56 444 280 418 620z', light.hull),
      fill('M300 620Q286 280 330 96 374 280 362 620z', accent),
      stroke('M276 520q54-30 108 0M272 572q58-30 116 0', light.dark, 12),
      disc(330, 330, 17, light.dark),
      stroke('M330 330L560-20', light.spar, 12),
      fill('M344 320L572-30H820V420Q600 470 380 360z', light.sail, { opacity: 0.9 }),
      fill('M372 352Q600 470 820 420V330Q600 380 400 300z', accent),
      stroke('M430 190Q600 250 820 210M500 80Q640 130 820 96', light.sailShade, 4),
      stroke('M368 300Q560 330 800 290', light.dark, 12),
      disc(452, 308, 15, light.tint(0.62, 0.09, 50)),
      disc(534, 314, 15, light.tint(0.62, 0.09, 50)),
    ].join(''),
  );
};

/** Wind surfing. */
export const wind: TourScenes = {
  outside: [gliding, school],
  closeUp: [board],
  evening: gliding,
  eveningLight: 'golden',
};
