import { tripod, walker } from '../parts/people.ts';
import { umbrellaPine } from '../parts/plants.ts';
import { disc, fill, group, placed, stroke } from '../parts/svg.ts';
import { over, type TourScene, type TourScenes } from './stage.ts';

/** Two with their cameras on the rocks, waiting for the light. */
const waiting: TourScene = (stage) => {
  const { light, accent, second } = stage;
  return over(stage, { horizon: 330, sunX: 590, coastX: 480 }, [
    fill('M-10 420L90 400 190 430 300 420 380 470 470 486 560 560 600 610H-10z', light.rockShade),
    fill(
      'M-10 420L90 400 190 430 120 470 40 462-10 480zM300 420L380 470 320 500 240 470z',
      light.rock,
    ),
    tripod(light, 330, 470, 1.25),
    walker(light, 262, 474, 1.3, { shirt: accent, hasHat: true }),
    tripod(light, 150, 440, 0.95),
    walker(light, 98, 440, 1, { shirt: second, hasPack: true }),
    stroke('M470 520q60-14 110 0t120-4', light.foam, 4, { opacity: 0.7 }),
  ]);
};

/** The view as the finder shows it. */
const finder: TourScene = (stage) => {
  const { light } = stage;
  const white = light.isNight ? light.sail : '#ffffff';
  return over(stage, { horizon: 356, sunX: 534, coastX: 330, detail: 0.9 }, [
    umbrellaPine(light, 150, 470, 1.7),
    fill('M-10 450Q120 430 240 470T420 560L460 610H-10z', light.land),
    fill('M0 0H800V600H0zM44 44V556H756V44z', '#101820', { opacity: 0.62 }),
    stroke('M281 44V556M519 44V556M44 215H756M44 385H756', white, 1.5, { opacity: 0.55 }),
    stroke('M64 118V64H118M682 64H736V118M736 482V536H682M118 536H64V482', white, 5),
    stroke(
      'M486 300V270H516M552 270H582V300M582 336V366H552M516 366H486V336',
      light.tint(0.86, 0.15, 92),
      4,
    ),
    stroke('M330 578h140M330 570v16M365 574v8M400 566v24M435 574v8M470 570v16', white, 3, {
      cap: 'butt',
    }),
    disc(80, 22, 8, light.tint(0.62, 0.2, 27)),
    fill('M690 12h44v20h-44zM736 17h5v10h-5z', white),
  ]);
};

/** A camera on a stone, the bay in its lens. */
const lens: TourScene = (stage) => {
  const { light, accent } = stage;
  return over(stage, { horizon: 270, sunX: 640, coastX: 400, detail: 0.5 }, [
    fill('M-10 470Q160 420 400 440T810 456V610H-10z', light.rock),
    fill('M-10 530Q200 490 420 520T810 516V610H-10z', light.rockShade),
    stroke('M196 300Q60 380 110 520 150 580 260 566M640 300Q760 400 690 540', accent, 20),
    fill('M180 290q0-24 24-24h60l26-48h120l26 48h176q24 0 24 24v226H180z', light.dark),
    fill('M180 330H636V470H180z', light.tint(0.36, 0.03, 240)),
    fill('M214 244h54v22h-54zM520 240h60v26h-60z', light.spar),
    disc(600, 300, 10, light.tint(0.62, 0.2, 27)),
    disc(400, 402, 128, light.tint(0.26, 0.02, 245)),
    disc(400, 402, 104, light.spar),
    disc(400, 402, 92, light.dark),
    '<clipPath id="l"><circle cx="400" cy="402" r="78"/></clipPath>',
    group(
      fill('M320 320H480V410H320z', light.sky[2]) +
        fill('M320 410H480V484H320z', light.sea[2]) +
        fill('M320 410q30-40 70-22t90-6v28z', light.mid) +
        disc(438, 372, 14, light.sun),
      { clip: 'l' },
    ),
    stroke('M342 372q14-30 44-40', light.hull, 7, { opacity: 0.8 }),
  ]);
};

/** Stars drawn into circles by a long exposure. */
const trails: TourScene = (stage) => {
  const { light, random } = stage;
  let arcs = '';
  for (let index = 0; index < 18; index += 1) {
    const r = 50 + index * 22;
    const from = 2.9 + random.next() * 2.4;
    const at = (angle: number) => `${520 + Math.cos(angle) * r} ${150 + Math.sin(angle) * r}`;
    const [first, last] = [from, from + 0.5 + random.next() * 0.5];
    const middle = (first + last) / 2;
    const bend = r / Math.cos((last - first) / 2);
    const pull = `${520 + Math.cos(middle) * bend} ${150 + Math.sin(middle) * bend}`;
    arcs += `M${at(first)}Q${pull} ${at(last)}`;
  }
  return over(stage, { horizon: 372, sunX: 690, coastX: 420 }, [
    stroke(arcs, light.sun, 2, { opacity: 0.6 }),
    fill('M-10 470L110 440 220 470 330 500 420 560 440 610H-10z', light.land),
    fill('M-10 540Q140 500 300 540T520 610H-10z', light.dark),
    tripod(light, 250, 520, 1.4),
    walker(light, 160, 516, 1.3, { shirt: light.rock, hasPack: true }),
    disc(222, 336, 3, light.tint(1, 0.3, 27)),
    group(disc(0, 0, 70, light.glass, 0.08), { transform: placed(206, 430) }),
  ]);
};

/** Walks with a camera. */
export const photography: TourScenes = {
  outside: [waiting, finder],
  closeUp: [lens],
  evening: trails,
  eveningLight: 'night',
};
