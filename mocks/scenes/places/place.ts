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

/** How far from its middle a coast has landmarks; what lies beyond is land, which any frame may cut. */
export const REACH = 200;

/** The coast of a place, as parts of an SVG. */
export type Place = (shore: Shore) => string;
