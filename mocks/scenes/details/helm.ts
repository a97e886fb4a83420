import type { Shot } from '../boats/shot.ts';
import type { Light } from '../lights/light.ts';
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

const SHIRT = 'M300 610Q300 420 312 352 322 314 366 300H434Q478 314 488 352 500 420 500 610z';

/** Face and cap of somebody who has seen some weather. */
function head(light: Light): string {
  const skin = light.tint(0.68, 0.09, 52);
  const shade = light.tint(0.58, 0.095, 48);
  const hair = light.tint(0.38, 0.03, 50);
  return [
    fill('M376 258h48v42q-24 30-48 0z', shade),
    disc(350, 222, 11, shade) + disc(450, 222, 11, shade),
    fill('M350 180H450Q458 284 400 288 342 284 350 180z', skin),
    fill('M350 186l12-2-5 42-9-6zM450 186l-12-2 5 42 9-6z', hair),
    stroke('M369 211q11-8 21-1M410 210q10-7 21 1', hair, 5),
    disc(380, 224, 4.6, light.dark) + disc(420, 224, 4.6, light.dark),
    stroke('M402 224l-5 20 9 1', shade, 4),
    fill('M370 262q12-14 30-9 18-5 30 9-16 5-30-2-14 7-30 2z', hair),
    stroke('M388 270q12 8 24 0', shade, 4),
    fill('M336 172Q334 112 400 108 466 112 464 172 400 146 336 172z', light.hull),
    fill('M341 172Q400 144 459 172L456 194Q400 170 344 194z', light.tint(0.3, 0.07, 245)),
    fill('M344 194Q400 168 456 194 444 206 400 200 356 206 344 194z', light.dark),
    disc(400, 163, 9, light.tint(0.82, 0.1, 85)),
  ].join('');
}

/** One arm, the left of the picture: a short sleeve, the hand on the rim of the wheel. */
function arm(light: Light): string {
  const skin = light.tint(0.68, 0.09, 52);
  return (
    stroke('M326 336Q252 352 244 428', skin, 32) +
    stroke('M326 336Q284 345 263 376', light.hull, 50) +
    stroke('M244 390l42 22', light.shade, 4)
  );
}

/** A hand round the rim, with its four fingers. */
function hand(light: Light): string {
  const skin = light.tint(0.68, 0.09, 52);
  return (
    fill('M222 428q-4-16 12-20l22 2q12 4 10 18l-6 20q-6 10-20 8-16-2-18-28z', skin) +
    stroke('M224 424l38 6M224 434l36 6M228 444l28 4', light.tint(0.58, 0.095, 48), 2.5)
  );
}

/** Drawn on the left of a picture of 800, and mirrored on its right. */
const onBothSides = (drawn: string) =>
  drawn + group(drawn, { transform: 'matrix(-1 0 0 1 800 0)' });

/** Behind the wheel and looking at us: a white shirt, a cap, both hands on the rim. */
function captain({ light }: Backdrop): string {
  return [
    onBothSides(arm(light)),
    fill(SHIRT, light.hull),
    fill('M434 300Q478 314 488 352 500 420 500 610H452Q470 430 434 300z', light.shade, {
      opacity: 0.6,
    }),
    fill('M366 298l34 46-20 20-28-50zM434 298l-34 46 20 20 28-50z', light.sail),
    stroke('M400 346V600', light.shade, 3),
    onBothSides(stroke('M316 330l34-16', light.tint(0.74, 0.145, 50), 12, { cap: 'butt' })),
    head(light),
  ].join('');
}

/** The wheel with its captain behind it, for those who might become one. */
export function captainAtHelm(shot: Shot, detail: number): string {
  const scene = backdrop(shot, 330, detail);
  const wheel = `${placed(400, 520, 1.2)}rotate(11)`;
  return [
    scene.drawn,
    surroundings(shot, scene),
    captain(scene),
    group(spoked(scene), { transform: wheel }),
    onBothSides(hand(scene.light)),
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
