import { dayOf } from '../../lib/calendar.ts';
import { at, isObject, type JsonObject, numberAt, recordsOf, textAt } from '../../lib/json.ts';
import type { World } from '../world/world.ts';
import { disagreements, type Figure, figureOf, mean, recordsFor, sum } from './figure.ts';

const stars = (reviews: JsonObject[]) => reviews.map((review) => numberAt(review, 'rating') ?? 0);

function distribution(reviews: JsonObject[]): Record<string, number> {
  const count = (star: number) => stars(reviews).filter((given) => given === star).length;
  return Object.fromEntries([1, 2, 3, 4, 5].map((star) => [String(star), count(star)]));
}

const previousMonth = (today: string) => {
  const first = `${today.slice(0, 7)}-01`;
  return new Date(Date.parse(first) - 1).toISOString().slice(0, 7);
};

const monthOf = (review: JsonObject) =>
  dayOf(textAt(review, 'createdAt') ?? '1970-01-01').slice(0, 7);

/** The figures on the reviews of a boat or of a tour, from the reviews themselves. */
function figuresOf(kind: 'Boat' | 'Tour'): Figure[] {
  const list = `list${kind}Reviews`;
  const all = (world: World) => recordsFor(world, list);
  return [
    {
      operationId: `count${kind}Reviews`,
      async look(world) {
        const reviews = await all(world);
        const answer = await figureOf(world, `count${kind}Reviews`);
        const seen = { count: at(answer.body, 'count') };
        return disagreements(answer, 'count', { count: reviews.length }, seen);
      },
    },
    {
      operationId: `get${kind}AverageRating`,
      async look(world) {
        const reviews = await all(world);
        const answer = await figureOf(world, `get${kind}AverageRating`);
        const wanted = { totalReviews: reviews.length, averageRating: mean(stars(reviews)) };
        return disagreements(answer, 'statistics', wanted, fields(answer.body));
      },
    },
    {
      operationId: `get${kind}RatingDistribution`,
      async look(world) {
        const wanted = distribution(await all(world));
        const answer = await figureOf(world, `get${kind}RatingDistribution`);
        return disagreements(answer, 'statistics', wanted, fields(answer.body));
      },
    },
    {
      operationId: `get${kind}ReviewSummary`,
      async look(world) {
        const reviews = await all(world);
        const answer = await figureOf(world, `get${kind}ReviewSummary`);
        const last = previousMonth(world.today);
        const wanted = {
          totalReviews: reviews.length,
          averageRating: mean(stars(reviews)),
          ratingDistribution: distribution(reviews),
          previousMonthCount: reviews.filter((review) => monthOf(review) === last).length,
        };
        return disagreements(answer, 'statistics', wanted, fields(answer.body));
      },
    },
    {
      operationId: `list${kind}RatingTrends`,
      async look(world) {
        const reviews = await all(world);
        const answer = await figureOf(world, `list${kind}RatingTrends`);
        const counts = recordsOf(answer.body).map((point) => numberAt(point, 'count') ?? 0);
        const wanted = { 'sum of count': reviews.length };
        return disagreements(answer, 'statistics', wanted, { 'sum of count': sum(counts) });
      },
    },
  ];
}

const fields = (body: unknown): JsonObject => (isObject(body) ? body : {});

/** Figures on reviews. */
export const reviewFigures: Figure[] = [
  ...figuresOf('Boat'),
  ...figuresOf('Tour'),
  {
    operationId: 'countReviewReplies',
    async look(world) {
      const replies = await recordsFor(world, 'listReviewReplies');
      const answer = await figureOf(world, 'countReviewReplies');
      const seen = { count: at(answer.body, 'count') };
      return disagreements(answer, 'count', { count: replies.length }, seen);
    },
  },
  {
    operationId: 'getReviewStatistics',
    async look(world) {
      const reviews = await recordsFor(world, 'listReviews');
      const answer = await figureOf(world, 'getReviewStatistics', 'ADMIN');
      const customers = new Set(reviews.map((review) => numberAt(review, 'customer.id')));
      const boats = reviews.filter(({ boatId }) => boatId !== null).length;
      const month = world.today.slice(0, 7);
      const wanted = {
        totalReviews: reviews.length,
        averageRating: mean(stars(reviews)),
        activeCustomers: customers.size,
        currentMonthCount: reviews.filter((review) => monthOf(review) === month).length,
        ratingDistribution: distribution(reviews),
        categories: { boats, tours: reviews.length - boats },
      };
      return disagreements(answer, 'statistics', wanted, fields(answer.body));
    },
  },
];
