import { createWorld, type World } from '../store/state.ts';

/** The world of a scenario around a calendar day in Europe/Istanbul. */
export function buildWorld(scenario: string, today: string): World {
  return createWorld({ scenario, today }, {});
}
