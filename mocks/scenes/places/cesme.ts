import { ridge } from '../parts/ridge.ts';
import { fill, group, stroke } from '../parts/svg.ts';
import { houses } from './houses.ts';
import type { Place, Shore } from './place.ts';

function turbines({ light, horizon, centre }: Shore): string {
  let [masts, blades] = ['', ''];
  const stand = [
    [-172, -52, 0.9],
    [-112, -66, 1.1],
    [-50, -66, 0.95],
    [4, -60, 0.8],
  ] as const;
  for (const [across, up, size] of stand) {
    const [x, y] = [centre + across, horizon + up];
    const hub = `M${x} ${y - 64 * size}`;
    masts += `M${x} ${y}V${y - 64 * size}`;
    blades += `${hub}l${-3 * size} ${-34 * size} 4 0z${hub}l${30 * size} ${14 * size}-2 4z${hub}l${-27 * size} ${18 * size}-2-3z`;
  }
  return group(stroke(masts, light.wall, 2.6) + fill(blades, light.wall), { isLandmark: true });
}

function fort({ light, random, horizon: y }: Shore, x: number): string {
  const rock = { random, foot: y, height: 64, step: 90, from: x - 120, to: x + 220, isHill: true };
  return [
    fill(ridge(rock), light.near),
    group(
      fill(`M${x - 66} ${y - 6}v-40h16v-12h30v12h62v-20h34v20h24v40z`, light.wall) +
        fill(`M${x - 32} ${y - 6}v-52h12v52zM${x + 60} ${y - 6}v-60h16v60z`, light.wallShade) +
        fill(`M${x - 66} ${y - 46}h166v5h-166z`, light.wallShade) +
        fill(`M${x + 4} ${y - 6}v-16q8-12 16 0v16z`, light.isNight ? light.glass : light.land),
      { isLandmark: true },
    ),
    fill(`M${x - 130} ${y}q40-12 120-10 120-4 220 10z`, light.land),
  ].join('');
}

/** Çeşme: wind turbines on low hills, stone houses and the Genoese fort. */
export const cesme: Place = (shore) => {
  const { light, random, width, horizon: foot, centre } = shore;
  const hill = {
    random,
    foot,
    height: 84,
    step: 210,
    from: centre - 460,
    to: centre + 420,
    least: 0.85,
  };
  return [
    fill(ridge({ random, foot, height: 64, step: 190, from: 0, to: width }), light.far),
    fill(ridge({ ...hill, isHill: true }), light.mid),
    turbines(shore),
    houses(shore, { x: centre - 20, y: foot - 4, count: 9, spread: 220, rise: 34 }),
    fort(shore, centre + 98),
  ].join('');
};
