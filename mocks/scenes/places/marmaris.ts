import { ridge } from '../parts/ridge.ts';
import { fill, group, stroke } from '../parts/svg.ts';
import { houses } from './houses.ts';
import type { Place } from './place.ts';

/** Marmaris: a closed bay under high hills, the town and the masts of its marina between them. */
export const marmaris: Place = (shore) => {
  const { light, random, width, horizon: foot, centre } = shore;
  const hills = { random, foot, isHill: true };
  let masts = '';
  for (let x = centre - 150; x < centre + 190; x += 9 + random.next() * 13) {
    masts += `M${x} ${foot}V${foot - 22 - random.next() * 30}`;
  }
  return [
    fill(ridge({ random, foot, height: 150, step: 210, from: 0, to: width }), light.far),
    fill(
      ridge({ ...hills, height: 130, step: 130, from: -120, to: centre - 10 }) +
        ridge({ ...hills, height: 150, step: 140, from: centre + 20, to: width + 140 }),
      light.mid,
    ),
    houses(shore, { x: centre + 10, y: foot - 2, count: 11, spread: 230, rise: 26 }),
    group(stroke(masts, light.wall, 1.5), { isLandmark: true }),
    fill(`M${centre - 156} ${foot - 5}h350v6h-350z`, light.wall),
    fill(
      ridge({ ...hills, height: 96, step: 80, from: -160, to: centre - 130 }) +
        ridge({ ...hills, height: 86, step: 80, from: centre + 190, to: width + 160 }),
      light.near,
    ),
  ].join('');
};
