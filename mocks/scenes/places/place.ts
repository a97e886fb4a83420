import type { Random } from '../../lib/random.ts';
import type { Light } from '../lights/light.ts';

/** Where a coast is drawn: its foot lies on the horizon, its middle at `centre`. */
export interface Shore {
  light: Light;
  random: Random;
  width: number;
  horizon: number;
  centre: number;
  /** Whether the light comes from the left. */
  litLeft: boolean;
}

/** The coast of a place, as parts of an SVG. */
export type Place = (shore: Shore) => string;
