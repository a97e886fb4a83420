import { peaks, ridge } from '../parts/ridge.ts';
import { disc, fill, stroke } from '../parts/svg.ts';
import type { Place } from './place.ts';

const CANOPY = '#e88b4f';

/** Fethiye: bare peaks behind pine hills, a paraglider above. */
export const fethiye: Place = ({ light, random, width, horizon: foot, centre, litLeft }) => {
  const ground = { random, foot, litLeft };
  const x = centre + (litLeft ? 250 : -250);
  const y = foot - 236;
  const left = { random, foot, height: 58, step: 110, from: -60, to: centre - 40, isHill: true };
  const right = { ...left, height: 48, step: 90, from: centre + 50, to: width + 90 };
  return [
    peaks(
      [
        [centre - 290, 150, 250],
        [centre + 330, 140, 260],
      ],
      ground,
      { body: light.far, shade: light.mid },
    ),
    peaks(
      [
        [centre - 90, 236, 330],
        [centre + 170, 176, 260],
      ],
      ground,
      { body: light.mid, shade: light.near },
    ),
    fill(ridge(left) + ridge(right), light.near),
    light.isNight
      ? ''
      : fill(`M${x - 20} ${y}q20-22 40 0-20-9-40 0z`, CANOPY) +
        stroke(`M${x - 19} ${y}L${x} ${y + 24}l19-24`, light.near, 1) +
        disc(x, y + 26, 3, light.land),
  ].join('');
};
