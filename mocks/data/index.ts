import type { World } from '../store/state.ts';
import { createMarket } from './market.ts';

/** The world of a scenario around a calendar day in Europe/Istanbul. */
export function buildWorld(scenario: string, today: string): World {
  return createMarket(scenario, today, {
    boats: {
      past: [8, 16],
      soon: [1, 3],
      coming: [2, 4],
      waiting: 0.3,
      favourites: new Map(),
    },
    tours: {
      past: [0.2, 0.75],
      coming: [0.05, 0.6],
      waiting: 0.2,
      waitingOf: new Map([[25, 0.75]]),
    },
  });
}
