import { walker } from '../parts/people.ts';
import { umbrellaPine } from '../parts/plants.ts';
import { band, disc, fill, gradient, group, placed, stroke } from '../parts/svg.ts';
import { over, type TourScene, type TourScenes, turned } from './stage.ts';

/** Wading between high walls. */
export const canyon: TourScene = (stage) => {
  const { light, accent, second } = stage;
  return turned(
    stage,
    [
      `<defs>${gradient('k', [
        [0, light.sky[1]],
        [1, light.sky[3]],
      ])}${gradient('w', [
        [0, light.shallow],
        [1, light.sea[2]],
      ])}</defs>`,
      band(800, 0, 600, 'url(#k)'),
      fill('M300 0Q340 120 320 240T372 420H470Q440 300 480 200T500 0z', light.cloud, {
        opacity: 0.35,
      }),
      fill(
        'M0 0H360Q330 110 366 210T352 360L372 470H0zM800 0H470Q500 90 464 190T476 350L440 470H800z',
        light.mid,
      ),
      fill(
        'M0 0H310Q270 130 306 240T286 400L310 520H0zM800 0H540Q580 120 536 230T560 400L520 520H800z',
        light.rockShade,
      ),
      fill(
        'M0 0H220Q180 160 226 290T190 460L230 600H0zM800 0H640Q600 170 646 300T610 470L580 600H800z',
        light.rock,
      ),
      fill(
        'M0 120Q90 140 196 110L214 180Q100 220 0 190zM0 330Q100 350 212 320L200 400Q90 440 0 410zM800 160Q720 190 628 150L620 220Q720 262 800 240zM800 370Q720 400 630 366L622 430Q720 476 800 460z',
        light.rockShade,
        { opacity: 0.5 },
      ),
      fill('M372 440Q410 430 446 440L600 600H190z', 'url(#w)'),
      stroke(
        'M380 470q20-6 44 0M350 506q40-8 90 0M310 556q60-10 130 0M470 530q30-6 50 2',
        light.foam,
        4,
        { opacity: 0.8 },
      ),
      fill('M230 600Q240 540 300 540T360 600zM500 600q6-40 50-46t60 46z', light.rockShade),
      walker(light, 396, 478, 0.44, { shirt: second, hasPack: true }),
      walker(light, 430, 500, 0.56, { shirt: light.wall, hasHat: true }),
      walker(light, 388, 556, 0.9, { shirt: accent, hasPack: true, hasStick: true }),
      fill('M340 556q48-12 96 0-48 12-96 0zM400 500q30-8 60 0-30 8-60 0z', light.foam, {
        opacity: 0.7,
      }),
      fill(
        'M0 0q60 50 130 10-20 70-70 60Q30 110 0 90zM800 0q-70 60-120 10 20 80 70 66 20 40 50 20z',
        light.pine,
      ),
    ].join(''),
  );
};

/** A fall into a green pool. */
export const waterfall: TourScene = (stage) => {
  const { light, random, accent } = stage;
  const aside = random.int(-100, 130);
  const isTwin = random.chance(0.5);
  const pool = light.tint(0.72, 0.09, 178);
  return turned(
    stage,
    [
      `<defs>${gradient('k', [
        [0, light.sky[1]],
        [1, light.sky[3]],
      ])}</defs>`,
      band(800, 0, 600, 'url(#k)'),
      disc(250, 70, light.sunRadius, light.sun),
      fill('M0 130Q140 60 300 110T560 90 800 130V420H0z', light.mid),
      umbrellaPine(light, random.int(60, 200), 164, 0.6),
      umbrellaPine(light, random.int(520, 620), 160, 0.66),
      umbrellaPine(light, random.int(650, 760), 176, 0.5),
      fill(
        'M0 170L120 140 220 170 300 130 360 150H460L540 130 620 176 720 150 800 190V460H0z',
        light.rock,
      ),
      fill(
        'M120 140L220 170 190 320 120 440 60 300zM540 130L620 176 600 330 660 450 520 440 490 300zM800 190L720 150 740 330 800 420z',
        light.rockShade,
        { opacity: 0.7 },
      ),
      fill(
        'M0 170L60 150Q70 200 40 250 50 290 20 320L0 310zM150 140Q190 150 220 170 214 220 196 236 190 200 166 190zM640 170L720 150Q736 190 716 230 712 280 690 300 694 240 664 216zM300 130Q320 150 330 190 318 220 306 200 300 170 280 146z',
        light.pine,
        { opacity: 0.85 },
      ),
      fill('M-10 470Q120 420 400 428T810 470V610H-10z', pool),
      fill('M-10 500Q200 470 400 476T810 500V610H-10z', light.sea[2], { opacity: 0.35 }),
      group(
        fill('M356 148q50-14 108 0 12 130 24 290H332q14-160 24-290z', light.foam) +
          (isTwin ? fill('M250 140q16-8 34 0 4 150 12 300H236q10-150 14-300z', light.foam) : '') +
          stroke('M384 170l-10 240M416 160l4 260M446 176l10 230', light.ripple, 7, {
            opacity: 0.8,
          }) +
          fill('M250 440Q330 400 410 410T570 440Q500 470 410 468T250 440z', light.foam, {
            opacity: 0.9,
          }),
        { transform: placed(aside, 0) },
      ),
      stroke(
        'M200 500q60-10 130 0M430 520q80-12 160 0M120 560q80-10 150 2M520 570q60-10 110 0',
        light.foam,
        4,
        { opacity: 0.6 },
      ),
      fill(
        'M-10 610V500Q60 470 130 510T190 610zM810 610V480Q720 470 690 530T640 610z',
        light.rockShade,
      ),
      fill(
        'M-10 500Q60 470 130 510 90 530-10 540zM810 480Q720 470 690 530 740 530 810 520z',
        light.near,
      ),
      walker(light, 716, 506, 0.94, { shirt: accent, hasPack: true, hasHat: true }),
      disc(470, 530, 11, light.tint(0.62, 0.09, 50)),
      stroke('M450 544q20-8 44 0', light.foam, 4),
      stroke('M20 520q10-60 50-80M40 524q40-40 70-40M760 490q-20-50-60-60', light.pine, 9),
    ].join(''),
  );
};

/** A loggerhead from above, light on its shell. */
export const turtle: TourScene = (stage) => {
  const { light } = stage;
  const shell = light.tint(0.5, 0.08, 70);
  const skin = light.tint(0.72, 0.06, 110);
  const plates =
    'M0-104L46-60 30 0 46 60 0 108-46 60-30 0-46-60zM0-104V-60M0 60V108M30 0H92M-30 0H-92M46-60L76-70M-46-60L-76-70M46 60L72 74M-46 60L-72 74';
  const ripple =
    'M-20 90q90-40 180-6t200-20 240 30 230-30M-20 220q120 40 240-4t220 16 180-30 220 24M-20 400q100-40 220 0t240-10 190 26 200-30M-20 530q140 30 280-6t230 16 190-24 150 16';
  return turned(
    stage,
    [
      `<defs>${gradient('w', [
        [0, light.shallow],
        [0.5, light.clear],
        [1, light.sea[2]],
      ])}</defs>`,
      band(800, 0, 600, 'url(#w)'),
      fill('M-10-10H360Q300 70 180 90T-10 190z', light.sand),
      stroke('M-10 200Q60 110 190 100T376-10', light.foam, 9, { opacity: 0.8 }),
      fill(
        'M560 470q60-40 140-10 50 40-10 70-110 20-130-60zM90 420q40-40 90-6 30 36-20 50-60 4-70-44z',
        light.deep,
        { opacity: 0.18 },
      ),
      group(
        fill('M0-120Q116-110 96 30 70 130 0 132-70 130-96 30-116-110 0-120z', light.deep, {
          opacity: 0.3,
        }),
        { transform: `${placed(470, 400, 1.15)}rotate(38)` },
      ),
      group(
        [
          fill(
            'M-70-70Q-150-130-210-60-160-70-86-20zM70-70Q150-130 210-60 160-70 86-20zM-60 90Q-110 120-104 168-70 140-40 116zM60 90Q110 120 104 168 70 140 40 116z',
            skin,
          ),
          fill('M-26-112Q-34-172 0-176 34-172 26-112z', skin),
          fill('M0-124Q112-114 94 30 66 130 0 132-66 130-94 30-112-114 0-124z', shell),
          stroke(plates, light.tint(0.62, 0.08, 80), 5),
          disc(-14, -156, 4, light.dark),
          disc(14, -156, 4, light.dark),
          stroke('M-150-86q-20 6-34 20M150-86q20 6 34 20', shell, 5),
        ].join(''),
        { transform: `${placed(430, 320, 1.1)}rotate(38)` },
      ),
      stroke(ripple, light.glint, 4, { opacity: 0.3 }),
    ].join(''),
  );
};

/** A tent under pines by a still lagoon. */
export const camp: TourScene = (stage) => {
  const { light, accent } = stage;
  return over(stage, { horizon: 316, sunX: 560, coastX: 420 }, [
    fill('M-10 440Q160 400 380 440T810 450V610H-10z', light.land),
    umbrellaPine(light, 110, 500, 1.7),
    umbrellaPine(light, 730, 500, 1.35),
    light.isNight ? disc(400, 500, 150, light.glass, 0.13) : '',
    fill('M286 560L390 424 514 560z', light.isNight ? light.tint(1, 0.2, 70) : accent),
    fill('M390 424L514 560 566 546z', light.isNight ? light.woodShade : light.rockShade),
    fill('M366 560L392 450 430 560z', light.isNight ? light.glass : light.dark),
    stroke('M390 424L240 566M390 424L600 560', light.sand, 2.5),
    fill('M580 566h90v10H580zM590 576h10v26h-10zM650 576h10v26h-10z', light.wood),
    fill('M600 566q-2-30 14-30t14 30zM640 552h18v14h-18z', light.spar),
    fill('M-10 560Q200 540 400 566T810 566V610H-10z', light.dark, { opacity: 0.35 }),
  ]);
};

/** Canyons, falls, and who lives here. */
export const nature: TourScenes = {
  outside: [canyon, waterfall],
  closeUp: [turtle],
  evening: camp,
  eveningLight: 'night',
};
