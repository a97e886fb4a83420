import { randomOf } from '../../lib/random.ts';
import { coatOf, paintOf } from '../boats/paint.ts';
import type { Shot } from '../boats/shot.ts';
import { lights } from '../lights/lights.ts';
import { band, disc, fill, gradient, group, stroke } from '../parts/svg.ts';
import { fin, mask } from '../parts/things.ts';

/** Light on the ground of shallow water. */
const NET = [
  'M-10 60q60-30 120-6t120-10 130 20 110-24 130 16 120-8 110 10',
  'M-10 130q80 24 150-4t140 12 120-22 150 18 130-14 140 16',
  'M-10 206q70-26 140 0t150-8 130 22 140-20 120 12 150-14',
  'M60 60q30 40 10 92t24 60M250 46q24 50-10 100t20 66M470 64q-30 40 4 84t-6 62M680 46q30 46 0 100t16 54',
].join('');

/** The swimming platform from above: a ladder into clear water, mask and fins beside a towel. */
export function platform(shot: Shot): string {
  const random = randomOf(`scene boat-${shot.id}-${shot.picture}`);
  const light = lights[shot.light];
  const paint = paintOf(coatOf(shot), light);
  const teak = light.tint(0.76, 0.08, 66);
  const seams = [360, 402, 444, 486, 528, 570].map((y) => `M-10 ${y}H810`).join('');
  const fish = Array.from({ length: 5 }, () => {
    const [x, y] = [470 + random.next() * 250, 60 + random.next() * 180];
    return `M${x} ${y}q14-10 30 0l9-7v14l-9-7q-16 10-30 0z`;
  }).join('');
  const towel = [
    fill('M-96-74q96-14 192 0l10 150q-110 12-212 0z', light.sail),
    fill(
      'M-99-40q99-14 198 0l2 26q-101-12-202 0zM-103 16q103-12 206 0l2 26q-105-12-210 0z',
      paint.second,
    ),
    fill('M-96-74q96-14 192 0l1 16q-97-14-194 0z', light.shade),
  ].join('');
  const drawn = [
    `<defs>${gradient('w', [
      [0, light.sea[2]],
      [0.35, light.clear],
      [1, light.shallow],
    ])}</defs>`,
    band(800, 0, 600, 'url(#w)'),
    stroke(NET, light.glint, 4, { opacity: 0.28 }),
    fill(fish, light.deep, { opacity: 0.5 }),
    fill('M-10 330Q400 296 810 330V350H-10z', light.deep, { opacity: 0.4 }),
    fill('M-10 322H810V610H-10z', teak),
    stroke(seams, light.woodShade, 2.6, { opacity: 0.6 }),
    fill('M-10 316H810v18H-10z', light.hull),
    fill('M-10 334H810v6H-10z', light.shade),
    stroke('M170 420V150M262 420V150M170 190H262M170 246H262M170 302H262', light.spar, 12),
    stroke('M170 150q-2-34 0-60M262 150q2-34 0-60', light.spar, 12, { opacity: 0.4 }),
    stroke('M166 420V150M258 420V150', light.hull, 3),
    group(towel, { transform: 'translate(596 470)rotate(-7)' }),
    fin(318, 574, 0.86, -14, [paint.accentColour, light.dark]),
    fin(392, 580, 0.86, 9, [paint.accentColour, light.dark]),
    mask(light, 566, 462, 0.95, paint.accentColour),
    disc(94, 500, 54, light.tint(0.74, 0.145, 50)),
    disc(94, 500, 28, teak),
    stroke('M62 456l12 18M136 466l-18 12M60 540l16-14M130 538l-14-14', light.sail, 12, {
      cap: 'butt',
    }),
  ].join('');
  return shot.isTurned ? group(drawn, { transform: 'matrix(-1 0 0 1 800 0)' }) : drawn;
}
