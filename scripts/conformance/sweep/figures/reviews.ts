import { addDays, dayOf } from '../../lib/calendar.ts';
import { type JsonObject, numberAt, recordsOf, textAt } from '../../lib/json.ts';
import { disagreements, type Figure, figureOf, recordsFor } from './figure.ts';

const DAYS_OF_WEEK = 7;

/** The first day of the period of each length that a day lies in (`TrendPeriod` of the contract: weeks begin on Monday). */
const FIRST_DAYS: Readonly<Record<string, (day: string) => string>> = {
  daily: (day) => day,
  weekly: (day) => addDays(day, -((new Date(day).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK)),
  monthly: (day) => `${day.slice(0, 7)}-01`,
  yearly: (day) => `${day.slice(0, 4)}-01-01`,
};

/** How many reviews there are by the first day of their period, as long as `firstDay` says. */
const counted = (reviews: readonly JsonObject[], firstDay: (day: string) => string) =>
  Object.fromEntries(
    [...Map.groupBy(reviews, (review) => firstDay(dayOf(textAt(review, 'createdAt') ?? '')))].map(
      ([day, all]) => [day, all.length],
    ),
  );

/** The points of a trend hold every review once, on the first day of its period. */
const trend = (kind: 'Boat' | 'Tour'): Figure => ({
  operationId: `list${kind}RatingTrends`,
  async look(world) {
    const reviews = await recordsFor(world, `list${kind}Reviews`);
    const found = [];
    for (const [period, firstDay] of Object.entries(FIRST_DAYS)) {
      const more = { query: { period } };
      const answer = await figureOf(world, `list${kind}RatingTrends`, undefined, more);
      const points = recordsOf(answer.body).map((point) => [
        textAt(point, 'date'),
        numberAt(point, 'count'),
      ]);
      const place = `counts of ${period}`;
      const wanted = { [place]: counted(reviews, firstDay) };
      found.push(
        ...disagreements(answer, 'statistics', wanted, { [place]: Object.fromEntries(points) }),
      );
    }
    return found;
  },
});

/** Figures on reviews. */
export const reviewFigures: Figure[] = [trend('Boat'), trend('Tour')];
