import { walker } from '../parts/people.ts';
import { bougainvillea, palm } from '../parts/plants.ts';
import { disc, fill, group, placed, stroke } from '../parts/svg.ts';
import { over, type Stage, type TourScene, type TourScenes, turned } from './stage.ts';

/** Houses on both sides of a lane that falls to the sea. */
function lane(stage: Stage): string {
  const { light } = stage;
  const shutters = light.isNight ? light.glass : light.sea[3];
  return [
    fill('M-10-10H150L300 200V452L-10 610z', light.wall),
    fill('M150-10H196L300 170V200z', light.roof),
    fill('M810-10H690L520 190V452L810 610z', light.wallShade),
    fill('M690-10H640L520 158V190z', light.roof),
    fill(
      'M60 110L130 152V274L60 262zM190 188L236 216V300L190 292zM264 232L288 246V314L264 310z',
      shutters,
    ),
    fill(
      'M750 104L690 150V270L750 258zM630 190L588 222V304L630 296zM562 238L540 254V318L562 314z',
      shutters,
    ),
    fill('M40 370L120 362V536L40 574zM228 344L270 340V452L228 472z', light.tint(0.5, 0.1, 215)),
    fill('M760 380L694 366V530L760 564z', light.tint(0.5, 0.09, 40)),
    fill('M300 440L520 440 810 610H-10z', light.rock),
    stroke('M286 452H536M250 474H576M204 502H628M140 540H700M60 590H780', light.rockShade, 3),
    fill('M44 274L138 284v14L44 290z', light.wood),
  ].join('');
}

/** A lane down to the harbour. */
export const down: TourScene = (stage) => {
  const { light, accent, second } = stage;
  return over(stage, { horizon: 330, sunX: 420, coastX: 410, detail: 0.5 }, [
    lane(stage),
    bougainvillea(light, 214, 120, 1.25),
    bougainvillea(light, 700, 40, 0.9),
    walker(light, 400, 470, 0.72, { shirt: accent, hasHat: true }),
    walker(light, 470, 516, 0.96, { shirt: second }),
    fill('M586 560q-6-30 14-34l6-12 8 10q14 0 16 12t-6 24q14 6 18-14l6 4q-4 26-30 22z', light.dark),
  ]);
};

/** A quay with palms, lamps and people strolling. */
export const promenade: TourScene = (stage) => {
  const { light, accent, second } = stage;
  const lamp = (x: number, size: number) =>
    group(
      stroke('M0 0V-190M0-176q30-20 44 6M0-176q-30-20-44 6', light.dark, 7) +
        disc(44, -158, 15, light.isNight ? light.glass : light.hull) +
        disc(-44, -158, 15, light.isNight ? light.glass : light.hull) +
        (light.isNight ? disc(0, -158, 100, light.glass, 0.14) : ''),
      { transform: placed(x, 500, size) },
    );
  return over(stage, { horizon: 320, sunX: 610, coastX: 400 }, [
    fill('M-10 448H810V470H-10z', light.wall),
    fill('M-10 470H810V610H-10z', light.rock),
    stroke(
      'M-10 520H810M-10 572H810M120 470L60 610M300 470L270 610M500 470L520 610M680 470L740 610',
      light.rockShade,
      3,
    ),
    lamp(90, 1.35),
    palm(light, 240, 500, 1.5),
    lamp(560, 1.1),
    palm(light, 700, 496, 1.25),
    fill('M330 470h140v14H330zM340 430h120v18H340z', light.wood),
    stroke('M346 484v26M454 484v26', light.dark, 7),
    walker(light, 400, 566, 1.12, { shirt: accent }),
    walker(light, 462, 572, 1.06, { shirt: second, hasHat: true }),
    walker(light, 150, 556, -1, { shirt: light.wall }),
  ]);
};

/** Blue shutters in a white wall, flowers below and a cat. */
const shutters: TourScene = (stage) => {
  const { light } = stage;
  const blue = light.tint(0.52, 0.1, 232);
  const slats = [190, 220, 250, 280, 310, 340, 370].map((y) => `M150 ${y}h94M556 ${y}h94`).join('');
  return turned(
    stage,
    [
      fill('M0 0H800V600H0z', light.wall),
      fill('M0 0H800V66Q600 96 400 70T0 90z', light.roof),
      fill('M600 60Q700 200 800 240V600H520Q640 380 600 60z', light.wallShade, { opacity: 0.6 }),
      fill('M248 140H552V420H248z', light.sail),
      fill('M264 156H536V404H264z', light.isNight ? light.glass : light.sea[3]),
      fill('M264 156H400L300 404H264z', light.sea[1], { opacity: 0.5 }),
      stroke('M400 156V404M264 270H536', light.sail, 12, { cap: 'butt' }),
      fill('M132 146H262V414H132zM538 146H668V414H538z', blue),
      stroke(slats, light.tint(0.44, 0.1, 234), 7),
      fill('M220 420H580V444H220z', light.rock),
      fill('M250 470h300l-22 74H272z', light.tint(0.6, 0.12, 42)),
      fill('M236 458h328v20H236z', light.tint(0.66, 0.12, 44)),
      bougainvillea(light, 330, 416, 0.72),
      bougainvillea(light, 470, 420, 0.66),
      bougainvillea(light, 690, 60, 1.5),
      fill(
        'M60 600q-10-90 40-110l4-40 24 18q16-6 30 0l22-18 6 44q36 30 26 106z',
        light.tint(0.72, 0.11, 62),
      ),
      fill('M110 500q20-16 48 0-4 40-24 40t-24-40z', light.hull),
      disc(118, 488, 4.5, light.dark),
      disc(148, 488, 4.5, light.dark),
      stroke('M210 590q50 0 46-60', light.tint(0.72, 0.11, 62), 15),
    ].join(''),
  );
};

/** Old towns and harbours. */
export const city: TourScenes = {
  outside: [down, promenade],
  closeUp: [shutters],
  evening: promenade,
  eveningLight: 'night',
};
