import { createWorld, type World } from '../store/state.ts';
import { exampleWorld } from './example-world.ts';

/** The world of a scenario around a calendar day in Europe/Istanbul. */
export function buildWorld(scenario: string, today: string): World {
  return createWorld({ scenario, today }, exampleWorld(today));
}
