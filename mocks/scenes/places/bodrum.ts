import { ridge } from '../parts/ridge.ts';
import { arched, fill, group, stroke } from '../parts/svg.ts';
import { houses } from './houses.ts';
import type { Place, Shore } from './place.ts';

const FLAG = '#d8343f';
/** Crescent and star as they stand on a flag that flies to the right. */
const CRESCENT_AND_STAR = 'a5 5 0 1 0 0 6 4 4 0 1 1 0-6zm0 3l4 1.4-2.6-3.7v4.6l2.6-3.7z';

function windmills({ light, horizon: foot, centre }: Shore): string {
  let [towers, shades, roofs, sails] = ['', '', '', ''];
  const mills = [
    [centre - 182, foot - 70, 0.95],
    [centre - 128, foot - 84, 1.1],
    [centre - 72, foot - 80, 0.9],
  ] as const;
  for (const [x, y, size] of mills) {
    const half = Math.round(8 * size);
    const tall = Math.round(24 * size);
    towers += `M${x - half - 1} ${y}l2-${tall}h${2 * half - 2}l2 ${tall}z`;
    shades += `M${x + 2} ${y}v-${tall}h${half - 3}l2 ${tall}z`;
    roofs += `M${x - half - 1} ${y - tall}l${half + 1}-13 ${half + 1} 13z`;
    sails += `M${x - 14} ${y - tall - 14}l28 22M${x + 12} ${y - tall - 16}l-24 26`;
  }
  const parts = [
    fill(towers, light.wall),
    fill(shades, light.wallShade),
    fill(roofs, light.roof),
    stroke(sails, light.land, 1.6),
  ];
  return group(parts.join(''), { isLandmark: true });
}

function castle({ light, random, horizon: y }: Shore, x: number): string {
  const block = (left: number, foot: number, width: number, height: number) =>
    `M${left} ${foot}v-${height}h${width}v${height}z`;
  const teeth = (from: number, width: number, top: number) => `M${from} ${top}h${width}`;
  const rock = { random, foot: y, height: 30, step: 60, from: x - 90, to: x + 170, isHill: true };
  const dashes = { dash: '6 5', cap: 'butt' } as const;
  const walls = [
    fill(block(x - 60, y - 8, 190, 26), light.wallShade),
    fill(
      block(x - 20, y - 30, 34, 52) + block(x + 40, y - 30, 28, 40) + block(x + 86, y - 14, 32, 34),
      light.wall,
    ),
    stroke(
      teeth(x - 20, 34, y - 84) +
        teeth(x + 40, 28, y - 72) +
        teeth(x + 86, 32, y - 50) +
        teeth(x - 60, 190, y - 36),
      light.wall,
      5,
      dashes,
    ),
    fill(
      `M${x + 2} ${y - 30}v-52h12v52zM${x + 57} ${y - 30}v-40h11v40zM${x + 106} ${y - 14}v-34h12v34z`,
      light.wallShade,
    ),
    fill(
      `M${x - 8} ${y - 64}h5v8h-5zM${x + 47} ${y - 56}h4v7h-4zM${x + 93} ${y - 34}h4v7h-4zM${x - 40} ${y - 22}h5v7h-5z`,
      light.isNight ? light.glass : light.near,
    ),
    stroke(`M${x + 16} ${y - 82}v-36`, light.land, 2),
    fill(`M${x + 16} ${y - 118}h28v18h-28z`, FLAG),
    arched(x + 28, y - 112, CRESCENT_AND_STAR, '#fff'),
  ];
  return [
    fill(ridge(rock), light.near),
    group(walls.join(''), { isLandmark: true }),
    fill(`M${x - 96} ${y}q20-14 60-12 70-4 130 2 40-2 70 10z`, light.land),
  ].join('');
}

/** Bodrum: windmills on the hill, white cubes below, the castle at the harbour. */
export const bodrum: Place = (shore) => {
  const { light, random, width, horizon: foot, centre } = shore;
  const hill = {
    random,
    foot,
    height: 120,
    step: 170,
    from: centre - 420,
    to: centre + 300,
    least: 0.8,
  };
  return [
    fill(ridge({ random, foot, height: 70, step: 150, from: 0, to: width }), light.far),
    fill(ridge({ ...hill, isHill: true }), light.mid),
    windmills(shore),
    houses(shore, { x: centre - 150, y: foot - 6, count: 9, spread: 320, rise: 58 }),
    castle(shore, centre + 66),
  ].join('');
};
