import type { Light } from '../lights/light.ts';
import { disc, fill, group, placed, stroke } from './svg.ts';

/** An umbrella pine, its foot at `x`, `y`, some 200 units tall. */
export function umbrellaPine(light: Light, x: number, y: number, size: number): string {
  return group(
    [
      stroke('M0 0Q10-60-4-130M0-96Q30-120 44-140', light.woodShade, 11),
      fill('M-96-132q4-40 46-44 20-32 58-20 46-6 54 26 34 6 30 38-90 22-188 0z', light.pine),
      fill('M-62-158q20-20 48-12 26-20 58-4-10 12-36 10-30 14-70 6z', light.near, { opacity: 0.7 }),
    ].join(''),
    { transform: placed(x, y, size) },
  );
}

/** A cypress. */
export function cypress(light: Light, x: number, y: number, size: number): string {
  return group(
    fill('M-16 0q-20-90 16-190 36 100 16 190z', light.pine) +
      fill('M2-12q16-80-2-160 26 86 14 160z', light.near, { opacity: 0.5 }),
    { transform: placed(x, y, size) },
  );
}

/** A palm on a quay. */
export function palm(light: Light, x: number, y: number, size: number): string {
  const leaves =
    'M0-190q-50-40-96 4 50-22 96-4zM0-190q50-40 96 4-50-22-96-4zM0-190q-60 0-78 62 26-50 78-62zM0-190q60 0 78 62-26-50-78-62zM0-190q-20-50-66-46 44 10 66 46zM0-190q20-50 66-46-44 10-66 46z';
  return group(stroke('M0 0Q-8-100 0-188', light.woodShade, 12) + fill(leaves, light.pine), {
    transform: placed(x, y, size),
  });
}

/** Bougainvillea hanging from `x`, `y`. */
export function bougainvillea(light: Light, x: number, y: number, size: number): string {
  const petal = light.tint(0.61, 0.165, 352);
  const spots = [
    [0, 0, 26],
    [38, -10, 24],
    [-34, 14, 22],
    [16, 34, 22],
    [-16, 50, 18],
    [56, 26, 18],
    [30, 66, 14],
    [-42, 50, 12],
  ] as const;
  return group(
    fill('M-70-24q70-50 150-4 30 40-10 80-20 60-60 50-70-6-90-60-18-40 10-66z', light.pine) +
      spots.map(([cx, cy, r]) => disc(cx, cy, r, petal)).join('') +
      spots
        .slice(0, 5)
        .map(([cx, cy]) => disc(cx - 6, cy - 6, 7, light.tint(0.74, 0.115, 352)))
        .join(''),
    { transform: placed(x, y, size) },
  );
}
