import type { Shot } from '../boats/shot.ts';
import { fill, stroke } from '../parts/svg.ts';
import { backdrop } from './backdrop.ts';

/** The sails from below, the coast leaning with the boat. */
export function aloft(shot: Shot, detail: number): string {
  const { drawn, light, paint } = backdrop(shot, 470, detail);
  const isGulet = shot.boat === 'gulet';
  const mast = isGulet ? light.woodShade : light.spar;
  const seams = 'M388 150Q250 172 196 214M384 270Q210 290 120 350M380 390Q170 404 60 470';
  return [
    drawn,
    stroke('M404-10L760 610M404-10L60 610M420-10L690 610', light.rig, 3),
    fill('M396-20Q300 200-40 470L20 560Q220 520 372 540z', light.sail),
    fill('M396-20L372 540 300 524Q330 200 396-20z', light.sailShade, { opacity: 0.75 }),
    stroke(seams, light.sailShade, 3),
    paint.hasStripe
      ? fill('M346 130L392 112 388 214 280 246Q320 190 346 130z', paint.accentColour)
      : '',
    fill('M440-20Q720 190 800 470 640 440 476 520 540 240 440-20z', light.sail),
    fill('M440-20Q540 240 476 520l60-26Q590 250 440-20z', light.sailShade, { opacity: 0.7 }),
    stroke('M404-20L414 620', mast, 26),
    stroke('M398-20L406 620', light.hull, 4, { opacity: 0.4 }),
    stroke('M414 556L-20 590', mast, 20),
    stroke('M316 96H500', mast, 9),
    fill('M-10 584Q400 546 810 590V610H-10z', isGulet ? light.wood : light.hull),
  ].join('');
}
