import type { Shot } from '../boats/shot.ts';
import { disc, fill, group, placed, stroke } from '../parts/svg.ts';
import { type Backdrop, backdrop } from './backdrop.ts';

/** A wheel of wood with eight handles. */
function spoked({ light }: Backdrop): string {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 + 0.2;
    return `M${Math.cos(angle) * 34} ${Math.sin(angle) * 34}L${Math.cos(angle) * 206} ${Math.sin(angle) * 206}`;
  }).join('');
  const ring = 'M-150 0q0-150 150-150t150 150-150 150-150-150z';
  return [
    stroke(spokes, light.woodShade, 15),
    `<circle r="150" stroke="${light.wood}" stroke-width="26"/>`,
    `<circle r="150" stroke="${light.tint(0.72, 0.1, 60)}" stroke-width="5"/>`,
    fill(ring, light.wood, { opacity: 0 }),
    disc(0, 0, 42, light.wood),
    disc(0, 0, 20, light.tint(0.82, 0.1, 85)),
  ].join('');
}

/** A thin wheel, as tall as a person, of a sailing yacht. */
function thin({ light }: Backdrop): string {
  const spokes = [0, 1, 2, 3, 4]
    .map((index) => {
      const angle = (index * Math.PI * 2) / 5 - 1.2;
      return `M0 0L${Math.cos(angle) * 190} ${Math.sin(angle) * 190}`;
    })
    .join('');
  return [
    `<circle r="190" stroke="${light.dark}" stroke-width="13"/>`,
    `<circle r="186" stroke="${light.spar}" stroke-width="4"/>`,
    stroke(spokes, light.spar, 8),
    disc(0, 0, 26, light.dark),
  ].join('');
}

/** A small wheel behind instruments and a screen. */
function console_({ light, paint }: Backdrop): string {
  return [
    fill('M-420 250V70Q-300 20-140 8H180Q320 20 420 76V250z', light.dark),
    fill(
      'M-420 96Q-280 46-140 34H180Q320 46 420 102v14Q300 66 180 54H-140Q-280 66-420 110z',
      paint.hullColour,
    ),
    fill('M-330 98h170v88h-170z', light.sea[3]),
    stroke('M-316 160l40-34 36 18 60-38', light.sea[1], 4),
    disc(200, 116, 34, light.hull),
    disc(286, 128, 34, light.hull),
    stroke('M200 116l16-20M286 128l-20-12', light.tint(0.55, 0.18, 28), 4),
    stroke('M356 190V104', light.spar, 12),
    disc(356, 96, 17, paint.accentColour),
    `<circle cx="10" cy="150" r="112" stroke="${light.woodShade}" stroke-width="20"/>`,
    stroke('M10 150L-92 128M10 150L112 128M10 150V256', light.spar, 11),
    disc(10, 150, 28, light.spar),
  ].join('');
}

/** What stands round the wheel. */
function surroundings(shot: Shot, scene: Backdrop): string {
  const { light, paint } = scene;
  if (shot.boat === 'motoryacht' || shot.boat === 'motorboat' || shot.boat === 'speedboat') {
    const frame =
      shot.boat === 'speedboat' ? '' : fill('M-10-10H810V52Q400 18-10 56z', paint.accentColour);
    return [
      frame,
      stroke('M-10 440L150 150H650L810 440M400 150V420', light.hull, 12),
      stroke('M162 158H638', light.shade, 4),
    ].join('');
  }
  const wood = shot.boat === 'gulet';
  return [
    wood
      ? stroke('M-10 92Q400 40 810 92', light.sail, 60) +
        stroke('M130 80V600M670 80V600', light.woodShade, 10)
      : stroke('M400-10V420', light.spar, 18) + stroke('M398 60Q260 74 60 50', light.sail, 26),
    fill('M-10 470Q400 430 810 470V610H-10z', wood ? light.wood : light.hull),
    fill('M-10 520Q400 486 810 520V610H-10z', light.tint(0.76, 0.075, 66)),
    stroke('M-10 560Q400 530 810 560M-10 590Q400 566 810 590', light.woodShade, 2),
    fill('M356 600L372 408H428L444 600z', wood ? light.woodShade : light.shade),
    disc(400, 412, 38, light.tint(0.8, 0.1, 82)),
    disc(400, 412, 29, light.hull),
    stroke('M400 412l11-20', light.tint(0.55, 0.18, 28), 4),
    stroke('M400 412l-11 20', light.dark, 4),
  ].join('');
}

/** Somebody at the wheel, from behind: a white shirt and a cap. */
function captain({ light }: Backdrop): string {
  const skin = light.tint(0.62, 0.09, 50);
  return [
    fill(
      'M196 610Q190 440 250 380 300 352 356 344H444Q500 352 550 380 610 440 604 610z',
      light.hull,
    ),
    fill('M420 344h24q56 8 106 36 60 60 54 230H506Q530 430 420 344z', light.shade, {
      opacity: 0.7,
    }),
    fill('M372 350v-56h56v56q-28 22-56 0z', skin),
    fill('M344 250q-4-66 56-70 60 4 56 70-6 62-56 66-50-4-56-66z', light.tint(0.36, 0.03, 50)),
    fill('M336 232q0-58 64-62 64 4 64 62-64-26-128 0z', light.hull),
    fill('M336 228q64-26 128 0v20q-64-24-128 0z', light.tint(0.3, 0.07, 245)),
    stroke('M262 384q-30 40-44 120M538 384q30 40 44 120', light.shade, 4),
    stroke('M292 372l34-14M508 372l-34-14', light.tint(0.74, 0.145, 50), 12, { cap: 'butt' }),
  ].join('');
}

/** The wheel with its captain at it, for those who might become one. */
export function captainAtHelm(shot: Shot, detail: number): string {
  const scene = backdrop(shot, 330, detail);
  return [
    scene.drawn,
    surroundings(shot, scene),
    group(spoked(scene), { transform: placed(400, 486, 1.5) }),
    group(captain(scene), { transform: placed(128, 172, 0.68, 0.72) }),
  ].join('');
}

/** The wheel, and the way ahead. */
export function helm(shot: Shot, detail: number): string {
  const scene = backdrop(shot, 286, detail);
  const wheel =
    shot.boat === 'gulet'
      ? group(spoked(scene), { transform: placed(400, 436, 1) })
      : shot.boat === 'sailboat' || shot.boat === 'catamaran'
        ? group(thin(scene), { transform: placed(shot.isTurned ? 330 : 470, 470, 1) })
        : group(console_(scene), { transform: placed(400, 390, 1) });
  return scene.drawn + surroundings(shot, scene) + wheel;
}
