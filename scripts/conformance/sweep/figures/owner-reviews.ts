import { addDays, dayOf } from '../../lib/calendar.ts';
import { isObject, type JsonObject, numberAt, textAt } from '../../lib/json.ts';
import type { World } from '../world/world.ts';
import { disagreements, type Figure, figureOf, mean, recordsFor } from './figure.ts';

const fields = (body: unknown): JsonObject => (isObject(body) ? body : {});
const OWNER = 'BOAT_OWNER';
const path = ({ run }: World) => ({ path: { id: run.session(OWNER).userId } });
const stars = (reviews: JsonObject[]) => reviews.map((review) => numberAt(review, 'rating') ?? 0);
const all = (world: World) => recordsFor(world, 'listOwnerReviewsPage', OWNER, path(world));

const between = (reviews: JsonObject[], from: string, to: string) =>
  reviews.filter((review) => {
    const day = dayOf(textAt(review, 'createdAt') ?? '1970-01-01');
    return day >= from && day <= to;
  });

/** The ratings of a host, counted again from the reviews. */
export const ownerReviewFigures: Figure[] = [
  {
    operationId: 'getOwnerRatingTrend',
    async look(world) {
      const reviews = await all(world);
      const query = { days: 90 };
      const more = { ...path(world), query };
      const answer = await figureOf(world, 'getOwnerRatingTrend', OWNER, more);
      const from = addDays(world.today, -89);
      const latest = between(reviews, from, world.today);
      const before = between(reviews, addDays(from, -90), addDays(from, -1));
      const wanted = {
        totalReviews: latest.length,
        averageRating: mean(stars(latest)),
        previousTotalReviews: before.length,
        previousAverageRating: mean(stars(before)),
      };
      return disagreements(answer, 'statistics', wanted, fields(answer.body));
    },
  },
];
