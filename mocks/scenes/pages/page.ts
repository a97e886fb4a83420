import { randomOf } from '../../lib/random.ts';
import { afloat } from '../boats/afloat.ts';
import type { BoatName } from '../boats/boats.ts';
import { type Coat, paintOf } from '../boats/paint.ts';
import { type LightName, lights } from '../lights/lights.ts';
import { type ForegroundName, foreground } from '../parts/foreground.ts';
import { picture } from '../parts/svg.ts';
import { seascape, type View } from '../places/seascape.ts';

/** A scene that a page shows, composed by hand: everything that matters is said. */
export interface PageScene extends Omit<View, 'random' | 'light'> {
  light: LightName;
  /** What stands near, on the left. */
  foreground?: ForegroundName;
  /** What stands in the water, the farthest first. */
  boats?: readonly {
    boat: BoatName;
    coat: Coat;
    x: number;
    y: number;
    size: number;
    isTurned?: boolean;
    isSailing?: boolean;
  }[];
}

/** A scene of a page as parts of an SVG; `name` decides what is left to chance. */
export function pageContent(
  name: string,
  { light: lightName, boats = [], foreground: near, ...view }: PageScene,
): string {
  const random = randomOf(`page ${name}`);
  const light = lights[lightName];
  const afloats = boats.map(({ coat, isTurned = false, isSailing = true, ...boat }) =>
    afloat({
      ...boat,
      ...{ random, isTurned, isSailing },
      paint: paintOf(coat, light),
      bottom: view.height,
    }),
  );
  return [
    seascape({ ...view, random, light }),
    ...afloats,
    near ? foreground(near, { ...view, random, light }, false) : '',
  ].join('');
}

/** A scene of a page as SVG. */
export function pageScene(name: string, scene: PageScene): string {
  return picture(scene.width, scene.height, pageContent(name, scene));
}
