import type { Light } from '../lights/light.ts';
import { disc, fill, group, placed, stroke } from './svg.ts';

const skinOf = (light: Light) => light.tint(0.62, 0.09, 50);

/** What somebody wears or carries. */
interface Outfit {
  shirt: string;
  hasPack?: boolean;
  hasStick?: boolean;
  hasHat?: boolean;
}

/** Somebody walking to the right, some hundred units tall, the feet at `x`, `y`; a negative size turns. */
export function walker(
  light: Light,
  x: number,
  y: number,
  size: number,
  { shirt, hasPack, hasStick, hasHat }: Outfit,
): string {
  const skin = skinOf(light);
  const dark = light.tint(0.34, 0.04, 245);
  return group(
    [
      hasStick ? stroke('M26-58L34 2', light.woodShade, 3) : '',
      stroke('M-3-42L-13-2h6M3-42l6 20 5 20h6', dark, 9),
      hasPack ? fill('M-26-78q4-8 16-6l2 38q-14 4-20-4z', light.tint(0.62, 0.13, 45)) : '',
      fill('M-12-40q-4-38 4-44 12-4 18 2 4 12 2 42-12 6-24 0z', shirt),
      stroke('M4-74q8 14 22 16', shirt, 8),
      disc(26, -58, 4.5, skin),
      disc(4, -94, 9, skin),
      hasHat
        ? fill('M-14-95q18-6 36 0-4 2-8 0 0-14-10-14t-10 14q-4 2-8 0z', light.tint(0.86, 0.075, 82))
        : fill('M-6-95q0-10 10-10 8 0 9 8-6-3-12-1l-4 8z', light.dark),
    ].join(''),
    { transform: placed(x, y, size, Math.abs(size)) },
  );
}

/** Somebody sitting with drawn-up knees, from behind; `x`, `y` is the seat. */
export function sitter(light: Light, x: number, y: number, size: number, shirt: string): string {
  return group(
    [
      fill('M-26 4q-4-16 10-22h32q14 6 10 22z', light.tint(0.34, 0.04, 245)),
      fill('M-20 0q-6-48 8-56 12-5 24 0 14 8 8 56-20 6-40 0z', shirt),
      disc(0, -70, 12, skinOf(light)),
      fill('M-13-68q-2-18 13-18t13 18q-4 10-13 10t-13-10z', light.tint(0.32, 0.04, 50)),
    ].join(''),
    { transform: placed(x, y, size) },
  );
}

/** A diver swimming to the right, the middle of the body at `x`, `y`. */
export function diver(light: Light, x: number, y: number, size: number, colour: string): string {
  const bubbles = [
    [92, -40, 7],
    [104, -66, 10],
    [96, -98, 6],
    [112, -122, 12],
  ] as const;
  return group(
    [
      stroke('M-58 8Q-96 2-124 14', light.dark, 13),
      stroke('M-58 14Q-92 22-116 38', light.dark, 13),
      fill('M-120 8l-58-14q-10 14 4 26zM-112 32l-52 22q-2 16 14 20z', colour),
      fill('M-66 0q50-22 108-8 20 6 20 18-4 12-40 14-60 2-88-4z', light.dark),
      fill('M-40-8q-4-18 8-18h58q12 0 12 12t-12 12z', colour),
      stroke('M40 14q24 20 44 16', light.dark, 11),
      disc(88, 30, 6, skinOf(light)),
      disc(72, -4, 18, light.dark),
      fill('M78-16h12q4 12 0 20H76q-4-12 2-20z', light.sea[1]),
      stroke('M84 8q-14 20-50-16', light.dark, 4),
      bubbles
        .map(
          ([cx, cy, r]) =>
            `<circle cx="${cx}" cy="${cy}" r="${r}" stroke="${light.foam}" stroke-width="2.5" opacity=".8"/>`,
        )
        .join(''),
    ].join(''),
    { transform: placed(x, y, size, Math.abs(size)) },
  );
}

/** A camera on its tripod, the feet on `y`. */
export function tripod(light: Light, x: number, y: number, size: number): string {
  return group(
    [
      stroke('M0-110L-36 0M0-110L34 0M0-110V-4', light.dark, 6),
      fill('M-26-140h52v30h-52zM-8-148h22v10h-22z', light.dark),
      fill('M26-136h20v22H26z', light.spar),
    ].join(''),
    { transform: placed(x, y, size, Math.abs(size)) },
  );
}
