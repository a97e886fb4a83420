import { createWorld, type World } from '../store/state.ts';
import { exampleWorld } from './example-world.ts';
import { frameOf } from './frame.ts';
import { captains } from './people/captains.ts';
import { createGuests } from './people/users.ts';
import { createPopulation } from './population.ts';

/** Everybody and all that the product says itself, before anything was offered or booked. */
export function emptyMarket(scenario: string, today: string): World {
  const examples = exampleWorld(today);
  const { blogPosts, destinations, serviceOfferings } = examples;
  return createWorld(
    { scenario, today },
    {
      ...createPopulation(frameOf(today), examples, captains, createGuests()),
      blogPosts,
      destinations,
      serviceOfferings,
    },
  );
}
