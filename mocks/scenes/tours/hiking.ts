import { sitter, walker } from '../parts/people.ts';
import { umbrellaPine } from '../parts/plants.ts';
import { disc, fill, group, stroke } from '../parts/svg.ts';
import { over, type TourScene, type TourScenes } from './stage.ts';

const FLOWERS = 'M60 560h.1M120 520h.1M196 566h.1M640 556h.1M700 584h.1M300 590h.1M752 540h.1';

/** Walkers on a slope above the sea. */
const slope: TourScene = (stage) => {
  const { light, random, accent, second } = stage;
  const pack = { hasPack: true, hasStick: true };
  return over(stage, { horizon: 262, sunX: 640, coastX: 520 }, [
    umbrellaPine(light, random.int(40, 130), 420, 0.95 + random.next() * 0.6),
    fill('M-10 372Q120 350 240 410T520 486Q660 520 810 486V610H-10z', light.land),
    fill('M-10 410Q130 384 250 444T540 520Q690 548 810 524V610H-10z', light.near),
    fill(
      'M-10 470Q140 440 236 480T480 556Q560 580 600 610H520Q430 566 300 548 140 520-10 530z',
      light.rock,
    ),
    stroke(FLOWERS, light.tint(0.86, 0.1, 90), 9),
    umbrellaPine(light, random.int(560, 740), 540, 0.6 + random.next() * 0.7),
    walker(light, 170, 476, 1.05, { shirt: accent, hasHat: true, ...pack }),
    walker(light, 262, 506, 1.12, { shirt: second, ...pack }),
    random.chance(0.5)
      ? walker(light, 372, 552, 1.24, { shirt: light.wall, hasHat: true, ...pack })
      : '',
  ]);
};

/** A signpost and a waymark where the way bends. */
const waymark: TourScene = (stage) => {
  const { light, accent } = stage;
  const yellow = light.tint(0.86, 0.15, 92);
  return over(stage, { horizon: 300, sunX: 210, coastX: 330 }, [
    fill('M-10 470Q200 420 420 470T810 430V610H-10z', light.near),
    fill('M300 610Q380 520 330 486T372 440L400 442Q372 470 420 496T470 610z', light.rock),
    walker(light, 376, 452, 0.62, { shirt: accent, hasPack: true, hasStick: true }),
    stroke('M610 600V190', light.woodShade, 17),
    fill('M520 206H706l34 30-34 30H520zM700 290H516l-32 28 32 28H700z', yellow),
    stroke('M546 236H680M546 250H640M530 318H660M530 332H620', light.dark, 5, { cap: 'butt' }),
    fill('M60 600Q70 486 168 470T316 520L350 600z', light.rock),
    fill('M168 470Q316 456 316 520L350 600H240Q250 520 168 470z', light.rockShade),
    fill('M120 520h70v22h-70z', light.hull),
    fill('M120 542h70v22h-70z', light.tint(0.56, 0.2, 27)),
    fill(
      'M500 610q10-70 30-90 6 40 14 90zM540 610q20-90 50-116-6 60-16 116zM660 610q14-80 44-110 4 60-10 110z',
      light.pine,
    ),
  ]);
};

/** One's own boots over the bay, a glass of tea beside. */
const boots: TourScene = (stage) => {
  const { light, accent } = stage;
  const leather = light.tint(0.5, 0.09, 50);
  const boot = [
    fill('M-70 0q-10-110 10-146 60-26 120 0 20 36 10 146z', light.tint(0.36, 0.05, 245)),
    fill('M-84 40q-16-92 22-124 62-30 124 0 38 32 22 124z', leather),
    fill('M-90 62q0-44 24-50h132q24 6 24 50z', light.dark),
    fill('M-62-24q62-26 124 0l4 24q-66-22-132 0z', light.tint(0.6, 0.1, 55)),
    stroke('M-34-60L34-40M34-60L-34-40M-36-86L36-66M36-86L-36-66', accent, 6),
  ].join('');
  return over(stage, { horizon: 238, sunX: 640, coastX: 420 }, [
    fill('M-10 440Q140 380 320 410T620 400Q740 390 810 430V610H-10z', light.rock),
    fill('M-10 500Q200 450 420 480T810 480V610H-10z', light.rockShade),
    group(boot, { transform: 'translate(280 520)rotate(-7)' }),
    group(boot, { transform: 'translate(490 520)rotate(8)' }),
    fill('M652 372h52v120q-26 10-52 0z', light.spar),
    fill('M648 352h60v28h-60z', accent),
    stroke('M662 384v94', light.hull, 5, { opacity: 0.7 }),
    fill('M716 470h54l-6 44q-20 8-42 0z', light.tint(0.55, 0.14, 40)),
    stroke('M770 478q18 6 0 24', light.spar, 5),
    disc(60, 470, 15, light.tint(0.82, 0.09, 10)),
    disc(90, 456, 11, light.tint(0.82, 0.09, 10)),
  ]);
};

/** Two on a rock, looking into the sun. */
const sundown: TourScene = (stage) => {
  const { light, accent, second } = stage;
  return over(stage, { horizon: 340, sunX: 520, coastX: 300 }, [
    umbrellaPine(light, 700, 560, 1.9),
    fill('M-10 500Q110 440 230 452T420 500Q520 560 640 548T810 520V610H-10z', light.land),
    fill('M-10 546Q200 500 400 560T810 570V610H-10z', light.dark),
    sitter(light, 210, 458, 1.15, accent),
    sitter(light, 286, 466, 1.05, second),
    fill('M116 472q4-52 30-54h20q16 6 16 54z', light.tint(0.62, 0.13, 45)),
  ]);
};

/** Walks above the sea. */
export const hiking: TourScenes = {
  outside: [slope, waymark],
  closeUp: [boots],
  evening: sundown,
  eveningLight: 'golden',
};
