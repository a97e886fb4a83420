import type { Place } from '../../frame/points.ts';

/** The line from one stop of a route to the next, both included. */
export type Leg = readonly [Place, Place, ...Place[]];
