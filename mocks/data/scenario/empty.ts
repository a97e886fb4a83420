import { createWorld, type World } from '../../store/state.ts';
import { captains } from '../account/captains.ts';
import { createGuests } from '../account/users.ts';
import { createAudit } from '../administration/administration.ts';
import { calendarAround } from '../calendar.ts';
import { exampleWorld } from '../example/example-world.ts';
import { createPopulation } from '../world/population.ts';

/** Everybody and all that the product says itself, before anything was offered or booked. */
export function emptyMarket(scenario: string, today: string): World {
  const examples = exampleWorld(today);
  const { blogPosts, destinations, serviceOfferings } = examples;
  const calendar = calendarAround(today);
  const population = createPopulation(calendar, examples, captains, createGuests());
  // Of the acts of the examples, those on reviews that nobody has written here are left out.
  const acts = examples.audit.filter(({ recordType }) => recordType !== 'REVIEW');
  return createWorld(
    { scenario, today },
    {
      ...population,
      audit: createAudit(calendar, population, acts),
      blogPosts,
      destinations,
      serviceOfferings,
    },
  );
}
