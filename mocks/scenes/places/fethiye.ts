import type { Light } from '../lights/light.ts';
import { peaks, ridge } from '../parts/ridge.ts';
import { disc, fill, group, placed, stroke } from '../parts/svg.ts';
import type { Place } from './place.ts';

const CANOPY = '#e88b4f';
const SEAM = '#f6c08f';

/** A paraglider, the pilot in the seat at 0, 0. */
function glider(light: Light): string {
  return (
    stroke('M-32-46L-2-8M-11-57L0-10M11-57L0-10M32-46L2-8', light.near, 1) +
    fill('M-36-42Q-26-72 0-72T36-42Q20-58 0-58T-36-42z', CANOPY) +
    fill('M-22-59Q-16-70-8-71L-9-58zM22-59Q16-70 8-71L9-58z', SEAM) +
    fill('M-5-8q5-4 9 0l8 6q2 5-3 5l-10-1q-6-3-4-10z', light.dark) +
    disc(0, -12, 3.6, light.tint(0.62, 0.09, 50))
  );
}

/** Fethiye: bare peaks behind pine hills, a paraglider before them, below what is written in the sky. */
export const fethiye: Place = ({ light, random, width, horizon: foot, centre, litLeft }) => {
  const ground = { random, foot, litLeft };
  const x = centre + (litLeft ? 160 : -160);
  const y = foot - 92;
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
    light.isNight ? '' : group(glider(light), { transform: placed(x, y), isLandmark: true }),
  ].join('');
};
