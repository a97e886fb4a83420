import type { Light } from '../lights/light.ts';
import { disc, fill, group, placed, repeated, stroke } from './svg.ts';

/** Where a thing stands, and how large it is. */
type Spot = readonly [x: number, y: number, size: number];

const stand = ([x, y, size]: Spot) => placed(x, y, size);

/** Tulip glasses of tea, each on its saucer. */
export function teaGlasses(light: Light, spots: readonly Spot[]): string {
  return repeated(
    't',
    fill('M-30 0q30-9 60 0-30 10-60 0z', light.hull) +
      fill('M-13-2q-7-13-4-24 4-12 0-20h34q-4 8 0 20 3 11-4 24-13 5-26 0z', light.sail, {
        opacity: 0.55,
      }) +
      fill(
        'M-12-3q-6-12-3-23 3-8 1-13h28q-2 5 1 13 3 11-3 23-12 4-24 0z',
        light.tint(0.5, 0.15, 36),
      ) +
      stroke('M-17-46h34', light.hull, 2),
    spots.map(stand),
  );
}

/** Plates seen from a little above, with what lies on each. */
export function plates(light: Light, laid: readonly (readonly [at: Spot, food: string])[]): string {
  const empty =
    fill('M-60 0q0-24 60-24t60 24-60 24-60-24z', light.hull) +
    fill('M-44-1q0-16 44-16t44 16-44 16-44-16z', light.shade, { opacity: 0.5 });
  return (
    repeated(
      'd',
      empty,
      laid.map(([at]) => stand(at)),
    ) + laid.map(([at, food]) => group(food, { transform: stand(at) })).join('')
  );
}

/** What lies on a plate. */
export const foods = {
  olives: (light: Light) =>
    [-22, -4, 14, -12, 6, 24]
      .map((x, index) => disc(x, index < 3 ? -6 : 4, 7, light.tint(0.36, 0.05, 330)))
      .join(''),
  tomatoes: (light: Light) =>
    [-24, -2, 20]
      .map((x) => disc(x, -3, 11, light.tint(0.6, 0.19, 28)))
      .concat([-12, 12].map((x) => disc(x, 5, 9, light.tint(0.72, 0.13, 135))))
      .join(''),
  cheese: (light: Light) =>
    fill('M-32 4l10-18h26l-10 18zM2 6l10-17h24l-8 17z', light.tint(0.97, 0.025, 95)) +
    fill('M-32 4h26v6h-26zM2 6h26v6H2z', light.tint(0.88, 0.04, 90)),
  simit: (light: Light) =>
    stroke('M-26-4q0-14 26-14t26 14-26 14-26-14z', light.tint(0.6, 0.12, 55), 11) +
    stroke('M-22-8q4-7 14-8m18 0q10 2 13 8m-20 12q10 0 18-4', light.sand, 2, { dash: '1 6' }),
  fish: (light: Light) =>
    fill('M-44 2q20-20 56-10l24-10-6 16 8 14-26-6q-36 10-56-4z', light.tint(0.72, 0.03, 235)) +
    fill('M-40 2q20-10 50-4-20 14-50 4z', light.hull) +
    disc(-30, -2, 2.4, light.dark),
  melon: (light: Light) =>
    fill('M-40 6q6-26 36-26 4 20-36 26zM0 8q8-26 38-24 2 20-38 24z', light.tint(0.66, 0.17, 25)) +
    stroke('M-40 7q32-4 37-26M0 9q32-4 39-24', light.tint(0.66, 0.12, 145), 4),
} satisfies Record<string, (light: Light) => string>;

/** A straw hat. */
export function hat(light: Light, x: number, y: number, size: number, ribbon: string): string {
  const straw = light.tint(0.86, 0.075, 82);
  return group(
    fill('M-64 6q10-20 64-20t64 20q-10 18-64 18T-64 6z', straw) +
      fill('M-34-2q0-38 34-38t34 38q-34 14-68 0z', straw) +
      fill('M-35-6q35 14 70 0l-1 12q-34 12-68 0z', ribbon) +
      stroke('M-60 8q60 20 120 0', light.tint(0.74, 0.08, 76), 2),
    { transform: placed(x, y, size) },
  );
}

/** Cushions of one fabric. */
export function cushions(spots: readonly Spot[], colour: string, seam: string, id = 'u'): string {
  return repeated(
    id,
    fill('M-35-3q-5-26-29-42 32-13 64-6 32-7 64 6-24 16-29 42-35 10-70 0z', colour) +
      stroke('M-29-8q-3-18-19-32m77 32q3-18 19-32', seam, 2, { opacity: 0.7 }),
    spots.map(stand),
  );
}

/** A mask with its snorkel. */
export function mask(light: Light, x: number, y: number, size: number, colour: string): string {
  return group(
    stroke('M60-10Q92-30 86-96q-2-18-14-16', colour, 12) +
      fill(
        'M-62-18q2-26 34-26h56q32 0 34 26 2 34-28 34-18 0-24-16h-20q-6 16-24 16-30 0-28-34z',
        light.dark,
      ) +
      fill(
        'M-50-16q2-16 22-16h16q6 0 6 12t-14 22q-8 6-16 6-16-2-14-24zM50-16q-2-16-22-16H12q-6 0-6 12t14 22q8 6 16 6 16-2 14-24z',
        light.sea[1],
      ) +
      stroke('M-44-22q4-6 14-6M14-26h12', light.hull, 3, { opacity: 0.8 }),
    { transform: placed(x, y, size) },
  );
}

/** One fin, its heel at `x`, `y`. */
export function fin(x: number, y: number, size: number, angle: number, colours: [string, string]) {
  return group(
    fill('M-20 0q-6-30-4-56L-44-176q44-24 88 0L24-56q2 26-4 56-20 12-40 0z', colours[0]) +
      stroke('M-20-70L-30-166M20-70L30-166M0-70v-106', colours[1], 4),
    { transform: `${placed(x, y, size)}rotate(${angle})` },
  );
}

/** Lamps along a line, `path` a curve from the left to the right. */
export function bulbs(light: Light, path: string): string {
  return [
    stroke(path, light.dark, 3),
    `<path d="${path}" stroke="${light.glass}" stroke-width="26" stroke-dasharray=".1 54" opacity=".25"/>`,
    `<path d="${path}" stroke="${light.glass}" stroke-width="13" stroke-dasharray=".1 54"/>`,
  ].join('');
}

/** Somebody standing on a board with a paddle, its middle on the water at `x`, `y`. */
export function paddler(light: Light, x: number, y: number, size: number, colour: string): string {
  const skin = light.tint(0.62, 0.09, 50);
  return group(
    [
      fill('M-120 10q120 26 240 0-40 26-120 26T-120 10z', light.deep, { opacity: 0.35 }),
      fill('M-124-4q40-12 124-12t128-4q-10 22-128 24-90 0-124-8z', light.hull),
      fill('M-124-4q60 10 130 8 110-2 122-24-6 30-124 32-90-2-128-16z', colour),
      stroke('M-16-14L-12-62M10-14L6-62', skin, 12),
      fill('M-22-58q0-26 6-44h28q8 20 4 44-18 10-38 0z', light.dark),
      fill('M-20-98q-6-40 18-50 26 4 22 50-20 8-40 0z', colour),
      stroke('M-8-136Q-34-128-40-104M10-134Q34-142 38-160', skin, 9),
      disc(2, -164, 13, skin),
      fill('M-13-166q0-18 16-18 16 2 13 16-14-8-29 2z', light.dark),
      stroke('M44-172L-62-30', light.spar, 4),
      fill('M-58-38q-18 16-22 46 20-14 30-38z', colour),
      stroke('M-150 20q30 8 60 2M96 22q30 6 70-4', light.foam, 3, { opacity: 0.7 }),
    ].join(''),
    { transform: placed(x, y, size) },
  );
}
