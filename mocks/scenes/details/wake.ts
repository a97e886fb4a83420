import type { Shot } from '../boats/shot.ts';
import { disc, fill, group, stroke } from '../parts/svg.ts';
import { cushions } from '../parts/things.ts';
import { backdrop } from './backdrop.ts';

/** Looking astern: the wake running back to the coast, the ensign streaming. */
export function wake(shot: Shot, detail: number): string {
  const { drawn, light, paint, random } = backdrop(shot, 236, detail * 0.6);
  let spray = '';
  for (let index = 0; index < 16; index += 1) {
    const part = random.next();
    const side = index % 2 ? 1 : -1;
    spray += `M${400 + side * (30 + part * 240)} ${262 + part * 190}h.1`;
  }
  const ensign = [
    stroke('M532 492L568 232', light.spar, 7),
    fill('M566 240q64-30 128 2t92-6l4 84q-40 22-96-6t-140 4z', '#d8343f'),
    disc(644, 274, 19, '#fff'),
    disc(651, 274, 15, '#d8343f'),
    fill('M670 274l18-6-11 15v-18l11 15z', '#fff'),
  ];
  return [
    drawn,
    fill(
      'M392 250Q330 330 60 470L-10 520V600H810V520L740 470Q470 330 408 250 400 244 392 250z',
      light.sea[1],
      { opacity: 0.4 },
    ),
    fill(
      'M394 252Q360 330 120 462 60 500-10 520V490Q250 380 390 250zM406 252Q440 330 680 462 740 500 810 520V490Q550 380 410 250z',
      light.foam,
      { opacity: 0.9 },
    ),
    fill('M396 256Q384 340 300 480L500 480Q416 340 404 256z', light.foam, { opacity: 0.75 }),
    stroke('M390 320q10 30-20 80M412 330q4 40 24 90M398 380v70', light.sea[1], 5, { opacity: 0.7 }),
    stroke(spray, light.foam, 8, { opacity: 0.85 }),
    fill('M-10 500Q400 452 810 500V610H-10z', paint.hullColour),
    fill('M-10 522Q400 476 810 522V610H-10z', light.tint(0.78, 0.075, 66)),
    stroke('M-10 560Q400 518 810 560', light.woodShade, 2.4),
    fill('M-10 566Q120 530 250 548L236 610H-10zM810 566Q680 530 550 548L564 610H810z', light.sail),
    cushions([[120, 566, 0.9]], paint.second, light.sail, 'u1'),
    cushions([[690, 566, 0.9]], paint.accentColour, light.sail, 'u2'),
    group(ensign.join(''), { isLandmark: true }),
  ].join('');
}
