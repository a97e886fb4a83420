import { type Random, randomOf } from '../../lib/random.ts';
import { coatOf, type Paint, paintOf } from '../boats/paint.ts';
import type { Shot } from '../boats/shot.ts';
import type { Light } from '../lights/light.ts';
import { lights } from '../lights/lights.ts';
import { seascape } from '../places/seascape.ts';

/** What a detail is drawn on: the view from on board. */
export interface Backdrop {
  random: Random;
  light: Light;
  paint: Paint;
  /** The view itself, as parts of an SVG. */
  drawn: string;
}

/** What lies around a boat, the horizon at `horizon`; without a shot's chances. */
export function backdrop(shot: Shot, horizon: number, detail: number): Backdrop {
  const random = randomOf(`scene boat-${shot.id}-${shot.picture}`);
  const light = lights[shot.light];
  const { isTurned, place, weather } = shot;
  return {
    ...{ random, light },
    paint: paintOf(coatOf(shot), light),
    drawn: seascape({
      ...{ random, light, place, weather, horizon, width: 800, height: 600 },
      sunX: isTurned ? 190 : 620,
      coastX: isTurned ? 470 : 330,
      detail: 0.6 * detail,
    }),
  };
}
