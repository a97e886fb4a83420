import { addDays, dayOf } from '../../lib/calendar.ts';
import { isObject, type JsonObject, numberAt, recordsOf, textAt } from '../../lib/json.ts';
import type { World } from '../world/world.ts';
import { disagreements, type Figure, figureOf, mean, recordsFor, sum } from './figure.ts';

const fields = (body: unknown): JsonObject => (isObject(body) ? body : {});
const OWNER = 'BOAT_OWNER';
const path = ({ run }: World) => ({ path: { id: run.session(OWNER).userId } });
const stars = (reviews: JsonObject[]) => reviews.map((review) => numberAt(review, 'rating') ?? 0);
const all = (world: World) => recordsFor(world, 'listOwnerReviewsPage', OWNER, path(world));

const waits = ({ replies }: JsonObject) =>
  !recordsOf(replies).some(({ isOfficial }) => isOfficial === true);

function distribution(reviews: JsonObject[]): Record<string, number> {
  const count = (star: number) => stars(reviews).filter((given) => given === star).length;
  return Object.fromEntries([1, 2, 3, 4, 5].map((star) => [String(star), count(star)]));
}

const between = (reviews: JsonObject[], from: string, to: string) =>
  reviews.filter((review) => {
    const day = dayOf(textAt(review, 'createdAt') ?? '1970-01-01');
    return day >= from && day <= to;
  });

/** The ratings of a host, counted again from the reviews. */
export const ownerReviewFigures: Figure[] = [
  {
    operationId: 'getOwnerReviewSummary',
    async look(world) {
      const reviews = await all(world);
      const answer = await figureOf(world, 'getOwnerReviewSummary', OWNER, path(world));
      const boats = reviews.filter(({ boatId }) => boatId !== null).length;
      const wanted = {
        totalReviews: reviews.length,
        averageRating: mean(stars(reviews)),
        ratingDistribution: distribution(reviews),
        boatReviews: boats,
        tourReviews: reviews.length - boats,
        unansweredReviews: reviews.filter(waits).length,
      };
      return disagreements(answer, 'statistics', wanted, fields(answer.body));
    },
  },
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
      const points = recordsOf({ content: fields(answer.body).points });
      const wanted = {
        totalReviews: latest.length,
        averageRating: mean(stars(latest)),
        previousTotalReviews: before.length,
        previousAverageRating: mean(stars(before)),
        'sum of count': latest.length,
      };
      const counted = sum(points.map((point) => numberAt(point, 'count') ?? 0));
      const seen = { ...fields(answer.body), 'sum of count': counted };
      return disagreements(answer, 'statistics', wanted, seen);
    },
  },
  {
    operationId: 'listOwnerOfferRatings',
    async look(world) {
      const reviews = await all(world);
      const answer = await figureOf(world, 'listOwnerOfferRatings', OWNER, path(world));
      return recordsOf(answer.body).flatMap((row) => {
        const own = reviews.filter(
          ({ boatId, tourId }) => boatId === row.boatId && tourId === row.tourId,
        );
        const wanted = {
          totalReviews: own.length,
          averageRating: mean(stars(own)),
          unansweredReviews: own.filter(waits).length,
          ratingDistribution: distribution(own),
        };
        return disagreements(answer, 'statistics', wanted, row);
      });
    },
  },
];
