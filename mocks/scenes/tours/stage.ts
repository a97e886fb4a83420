import type { Random } from '../../lib/random.ts';
import type { Light } from '../lights/light.ts';
import type { LightName } from '../lights/lights.ts';
import type { Weather } from '../parts/sky.ts';
import { group } from '../parts/svg.ts';
import type { PlaceName } from '../places/places.ts';
import { seascape } from '../places/seascape.ts';

/** What a scene of a tour is drawn on. */
export interface Stage {
  random: Random;
  light: Light;
  place: PlaceName;
  weather: Weather;
  /** Mirrored, what lies near on the left lies on the right. */
  isTurned: boolean;
  /** How much of what lies behind is drawn, from 0 to 1. */
  detail: number;
  /** The colour of the guide's shirt and of what else the tour brings. */
  accent: string;
  second: string;
}

/** One scene of a tour, as parts of an SVG of 800 × 600. */
export type TourScene = (stage: Stage) => string;

/** The scenes of one kind of tour. */
export interface TourScenes {
  /** The whole of it, seen from different places. */
  outside: readonly [TourScene, TourScene, ...TourScene[]];
  closeUp: readonly [TourScene, ...TourScene[]];
  evening: TourScene;
  /** The light of the evening scene. */
  eveningLight: LightName;
}

/** The view behind a scene. `near` is drawn before it, mirrored where the stage is. */
export function over(
  stage: Stage,
  view: { horizon: number; sunX?: number; coastX?: number; detail?: number },
  near: readonly string[],
): string {
  const { random, light, place, weather, isTurned } = stage;
  const { horizon, sunX = 600, coastX = 430, detail = 0.7 } = view;
  const across = (x: number) => (isTurned ? 800 - x : x) + random.int(-50, 50);
  return [
    seascape({
      ...{ random, light, place, weather, horizon, width: 800, height: 600 },
      ...{ sunX: across(sunX), coastX: across(coastX), detail: detail * stage.detail },
    }),
    turned(stage, near.join('')),
  ].join('');
}

/** Mirrored where the stage is. */
export function turned({ isTurned }: Stage, drawn: string): string {
  return isTurned ? group(drawn, { transform: 'matrix(-1 0 0 1 800 0)' }) : drawn;
}
