import { fill, stroke } from '../../parts/svg.ts';
import { ensign, type Side, sailor } from './side.ts';

/** An open boat at speed behind a raked screen, its bow up. */
export const speedboat: Side = {
  reach: 340,
  size: 1.34,
  shift: 20,
  tilt: -4,
  draw({ light, accentColour, second, hasWood, hullColour, hullShade }) {
    return [
      fill('M-196 12Q-168-30-132-20-150-2-120 4z', light.foam, { opacity: 0.85 }),
      fill('M-40-46L-2-76 24-76 6-50z', light.glass, { opacity: 0.75 }),
      stroke('M-2-76L38-48', light.spar, 4),
      stroke('M-2-76H22', light.spar, 2.6),
      sailor(-26, -50, 1.35, second),
      sailor(-58, -50, 1.3, light.wall),
      fill('M-106-44L-98-60Q-84-64-74-46z', second),
      fill('M-150-40Q-128-54-104-50L-100-42z', light.sailShade),
      fill('M-158-34Q-40-50 30-50 120-50 188-64Q150-18 76 8L-146 10z', hullColour),
      fill('M-152-8Q30-4 150-32 122-6 76 8L-146 10z', hullShade),
      fill(
        'M-157-30Q-20-44 40-43 110-44 176-56L170-49Q110-36 40-35-20-35-156-22z',
        hasWood ? light.wood : accentColour,
      ),
      fill('M24-50Q90-62 158-62L186-64Q120-52 30-50z', hasWood ? light.wood : light.hull),
      stroke('M-168-24v22', light.dark, 9),
      stroke('M140-62l26-8 14 6', light.rig, 2),
      ensign(-152, -38, light.rig),
    ].join('');
  },
  wake({ light }) {
    return (
      fill(
        'M-250 14Q-200-6-120 2-20 4 96 2 60 16 20 14-20 22-70 14-110 26-160 16-200 22-250 14zM96 4Q70-16 34-14 58-2 20 8z',
        light.foam,
        { opacity: 0.9 },
      ) +
      fill(
        'M-380 22q60-10 130-6-30 8-130 6zM-420 36q90-8 190-8-60 12-190 8zM-300 48q60-8 150-8-50 12-150 8z',
        light.foam,
        { opacity: 0.55 },
      )
    );
  },
};
