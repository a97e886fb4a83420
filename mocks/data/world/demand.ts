import { named } from '../account/named.ts';
import type { Market } from './market.ts';

/** An ordinary year, and what is usual for the time to come. */
export const USUAL: Market = {
  boats: {
    past: [8, 16],
    soon: [1, 3],
    coming: [2, 4],
    waiting: 0.3,
    favourites: new Map([[named.busyCaptain.id, 1.6]]),
  },
  tours: {
    past: [0.2, 0.75],
    soon: [0.2, 0.8],
    coming: [0.05, 0.45],
    waiting: 0.2,
    waitingOf: new Map([[named.requestedGuide.id, 0.75]]),
  },
  // Their captains live through a season too.
  examples: {
    demand: { past: [0, 0], soon: [2, 4], coming: [1, 3], waiting: 0.3, favourites: new Map() },
    days: 120,
    inSeason: true,
  },
};

const FULL = { past: [0, 0], soon: [32, 36], coming: [0, 0], waiting: 0.45 } as const;

/** The weeks from today on nearly full, and many requests that wait, also for the examples' captains. */
export const BUSY_SEASON: Market = {
  boats: { ...USUAL.boats, ...FULL, past: USUAL.boats.past, coming: [3, 6] },
  tours: { ...USUAL.tours, soon: [0.8, 1], waiting: 0.4 },
  examples: { demand: { ...FULL, favourites: new Map() }, days: 31 },
};
