import type { Shot } from '../boats/shot.ts';
import { disc, fill, group, stroke } from '../parts/svg.ts';
import { cushions } from '../parts/things.ts';
import { backdrop } from './backdrop.ts';

/** A cabin: the sea in the round of a porthole, above a made bed. */
export function porthole(shot: Shot, detail: number): string {
  const { drawn, light, paint } = backdrop(shot, 262, detail);
  const isWood = shot.boat === 'gulet' || shot.boat === 'motorboat';
  const wall = isWood ? light.tint(0.62, 0.09, 54) : light.tint(0.93, 0.02, 80);
  const seam = isWood ? light.tint(0.5, 0.08, 48) : light.tint(0.84, 0.025, 80);
  const seams = [60, 130, 200, 600, 670, 740].map((x) => `M${x}-10V430`).join('');
  return [
    '<clipPath id="p"><circle cx="400" cy="212" r="172"/></clipPath>',
    fill('M-10-10H810V610H-10z', wall),
    stroke(seams, seam, 4),
    group(drawn, { clip: 'p' }),
    `<circle cx="400" cy="212" r="180" stroke="${light.tint(0.8, 0.09, 82)}" stroke-width="24"/>`,
    `<circle cx="400" cy="212" r="170" stroke="${light.tint(0.66, 0.09, 74)}" stroke-width="5"/>`,
    [0, 1, 2, 3, 4, 5]
      .map((index) => {
        const angle = (index * Math.PI) / 3 + 0.3;
        return disc(400 + Math.cos(angle) * 180, 212 + Math.sin(angle) * 180, 5, seam);
      })
      .join(''),
    fill(
      'M-10-10H170Q150 180 84 330 50 400-10 410zM810-10H630Q650 180 716 330 750 400 810 410z',
      paint.second,
      { opacity: 0.92 },
    ),
    stroke(
      'M40-10Q50 200 10 360M100-10Q104 180 56 330M760-10Q750 200 790 360M700-10Q696 180 744 330',
      light.sail,
      3,
      { opacity: 0.5 },
    ),
    fill('M-10 452Q400 410 810 452V610H-10z', light.sail),
    fill('M-10 516Q400 470 810 516V610H-10z', paint.accentColour),
    stroke('M-10 530Q400 486 810 530', light.sail, 3, { opacity: 0.6 }),
    cushions(
      [
        [250, 480, 1.25],
        [550, 480, 1.25],
      ],
      light.hull,
      light.shade,
    ),
    cushions([[400, 492, 0.95]], paint.second, light.sail, 'u1'),
  ].join('');
}
