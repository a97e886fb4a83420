import { type BoatName, sides } from '../boats/boats.ts';
import { paintOf } from '../boats/paint.ts';
import { lights } from '../lights/lights.ts';
import { fill, group, picture, placed } from '../parts/svg.ts';

const [WIDTH, HEIGHT, HORIZON] = [800, 600, 340];

/** Stands out from the ground of a skeleton by day and by night, wherever it is painted thinly. */
const TONE = '#5d7f93';

const shown: readonly BoatName[] = ['gulet', 'motoryacht', 'sailboat', 'catamaran'];

/** A boat as its shape alone. */
function silhouette(boat: BoatName): string {
  const coat = { accent: 'navy', hull: 'white', hasStripe: false, hasWood: false } as const;
  const drawn = sides[boat].draw(paintOf(coat, lights.noon), true);
  return drawn.replace(/(fill|stroke)="#[^"]+"/g, `$1="${TONE}"`).replace(/ opacity="[^"]+"/g, '');
}

/** What stands in the place of a picture on its way: a sea, and the shape of a boat. No light, no colour. */
export function shapeScenes(): [name: string, svg: string][] {
  return shown.map((boat, index) => [
    `shape-${index + 1}`,
    picture(
      WIDTH,
      HEIGHT,
      fill(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, TONE, { opacity: 0.16 }) +
        group(silhouette(boat), {
          opacity: 0.24,
          transform: placed(WIDTH / 2, 430, sides[boat].size * 0.9),
        }),
    ),
  ]);
}
