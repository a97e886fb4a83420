import { addDays, dayOf } from '../../lib/calendar.ts';
import { type JsonObject, numberAt, textAt } from '../../lib/json.ts';
import type { Mismatch } from '../lists/confirmed.ts';
import type { World } from '../world/world.ts';
import { disagreements, type Figure, fields, figureOf, mean, recordsFor } from './figure.ts';

const OWNERS = ['BOAT_OWNER', 'OTHER_BOAT_OWNER'] as const;
type Owner = (typeof OWNERS)[number];
/** How many days a trend is asked for over. */
const LENGTHS = [7, 30, 90];

const path = ({ run }: World, owner: Owner) => ({ path: { id: run.session(owner).userId } });
const stars = (reviews: JsonObject[]) => reviews.map((review) => numberAt(review, 'rating') ?? 0);

const between = (reviews: JsonObject[], from: string, to: string) =>
  reviews.filter((review) => {
    const day = dayOf(textAt(review, 'createdAt') ?? '1970-01-01');
    return day >= from && day <= to;
  });

/** What the trend of a host over so many days is, against what it is said to be. */
async function compared(world: World, owner: Owner, reviews: JsonObject[], days: number) {
  const more = { ...path(world, owner), query: { days } };
  const answer = await figureOf(world, 'getOwnerRatingTrend', owner, more);
  const from = addDays(world.today, 1 - days);
  const latest = between(reviews, from, world.today);
  const before = between(reviews, addDays(from, -days), addDays(from, -1));
  const wanted = {
    totalReviews: latest.length,
    averageRating: mean(stars(latest)),
    previousTotalReviews: before.length,
    previousAverageRating: mean(stars(before)),
  };
  return disagreements(answer, 'statistics', wanted, fields(answer.body));
}

/** The ratings of hosts, counted again from the reviews. */
export const ownerReviewFigures: Figure[] = [
  {
    operationId: 'getOwnerRatingTrend',
    async look(world) {
      const found: Mismatch[] = [];
      for (const owner of OWNERS.filter((one) => world.run.context.actors.session(one))) {
        const reviews = await recordsFor(world, 'listOwnerReviewsPage', owner, path(world, owner));
        for (const days of LENGTHS) found.push(...(await compared(world, owner, reviews, days)));
      }
      return found;
    },
  },
];
