import type { Shot } from '../boats/shot.ts';
import { fill, stroke } from '../parts/svg.ts';
import { cushions, foods, plates, teaGlasses } from '../parts/things.ts';
import { backdrop } from './backdrop.ts';

/** The table on the afterdeck, laid for breakfast or, later in the day, for dinner. */
export function table(shot: Shot, detail: number): string {
  const { drawn, light, paint } = backdrop(shot, 262, detail);
  const isBreakfast = shot.light === 'dawn' || shot.light === 'noon';
  const cloth = light.tint(0.97, 0.015, 90);
  const scallops = Array.from({ length: 8 }, () => 'q25 26 50 0q25 26 50 0').join('');
  const vase =
    fill('M388 392q-14-18 0-40h24q14 22 0 40z', light.sea[1]) +
    stroke('M400 354l-20-48M400 354l4-62M402 354l26-40', light.pine, 4) +
    fill(
      'M372 300q8-16 18 0-10 14-18 0zM394 284q10-16 20 0-10 16-20 0zM420 308q8-16 18 0-8 14-18 0z',
      light.tint(0.82, 0.09, 10),
    );
  return [
    drawn,
    stroke('M92 40V470M708 40V470', light.woodShade, 11),
    fill(
      `M-10-10H810V62H810${scallops.replaceAll('q25 26 50 0', 'q-25 26-50 0')}H-10z`,
      paint.accentColour,
    ),
    fill('M-10-10H810V20H-10z', light.sail),
    stroke('M-10 330H810M-10 372H810', light.spar, 6),
    stroke('M180 330v60M400 330v60M620 330v60', light.spar, 5),
    fill('M-10 398Q60 384 150 396L196 610H-10zM810 398Q740 384 650 396L604 610H810z', light.sail),
    fill(
      'M-10 430L164 426 206 610H180L142 446-10 450zM810 430L636 426 594 610H620L658 446 810 450z',
      light.shade,
    ),
    cushions(
      [
        [66, 424, 0.9],
        [734, 424, 0.9],
      ],
      paint.second,
      light.sail,
    ),
    fill('M226 398H574L690 610H110z', cloth),
    fill('M334 398H466L500 610H300z', paint.accentColour, { opacity: 0.85 }),
    vase,
    plates(light, [
      [[300, 440, 0.72], isBreakfast ? foods.olives(light) : foods.melon(light)],
      [[500, 440, 0.72], foods.tomatoes(light)],
      [[400, 484, 1], isBreakfast ? foods.simit(light) : foods.fish(light)],
      [[246, 540, 1], isBreakfast ? foods.cheese(light) : foods.fish(light)],
      [[566, 548, 1], isBreakfast ? foods.melon(light) : foods.olives(light)],
    ]),
    teaGlasses(light, [
      [346, 572, 1],
      [466, 576, 1],
      [594, 470, 0.7],
    ]),
  ].join('');
}
