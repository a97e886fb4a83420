import { numberAt, recordsOf } from '../../lib/json.ts';
import { disagreements, type Figure, figureOf, recordsFor, sum } from './figure.ts';

/** The points of a trend hold every review once. */
const trend = (kind: 'Boat' | 'Tour'): Figure => ({
  operationId: `list${kind}RatingTrends`,
  async look(world) {
    const reviews = await recordsFor(world, `list${kind}Reviews`);
    const answer = await figureOf(world, `list${kind}RatingTrends`);
    const counts = recordsOf(answer.body).map((point) => numberAt(point, 'count') ?? 0);
    const wanted = { 'sum of count': reviews.length };
    return disagreements(answer, 'statistics', wanted, { 'sum of count': sum(counts) });
  },
});

/** Figures on reviews. */
export const reviewFigures: Figure[] = [trend('Boat'), trend('Tour')];
