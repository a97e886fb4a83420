import { addDays, dayOf } from '../../lib/calendar.ts';
import { at, type JsonObject, numberAt, recordsOf, textAt } from '../../lib/json.ts';
import type { Mismatch } from '../lists/confirmed.ts';
import type { Scalar } from '../request.ts';
import type { World } from '../world/world.ts';
import { disagreements, type Figure, fields, figureOf, mean, recordsFor, sum } from './figure.ts';

/** A list as an administrator reads it. */
const listed = (
  world: World,
  operationId: string,
  query: Record<string, Scalar> = {},
  path: Record<string, Scalar> = {},
) => recordsFor(world, operationId, 'ADMIN', { query, path });

/** How many of some records lie in each of the two periods of a trend. */
function perPeriod(records: JsonObject[], days: number, today: string) {
  const first = addDays(today, 1 - days);
  const before = addDays(first, -days);
  const dates = records.map((record) => dayOf(textAt(record, 'createdAt') ?? '1970-01-01'));
  return {
    total: dates.filter((day) => day >= first && day <= today).length,
    previousTotal: dates.filter((day) => day >= before && day < first).length,
  };
}

const TRENDS: [field: string, list: string][] = [
  ['registrations', 'listUsersPage'],
  ['bookings', 'listBookingsPage'],
  ['reviews', 'listManagedReviewsPage'],
];

const trends: Figure = {
  operationId: 'getPlatformTrends',
  async look(world) {
    const mismatches: Mismatch[] = [];
    const lists = new Map<string, JsonObject[]>();
    for (const [field, list] of TRENDS) lists.set(field, await listed(world, list));
    for (const days of [7, 30, 90]) {
      const answer = await figureOf(world, 'getPlatformTrends', 'ADMIN', { query: { days } });
      for (const [field, records] of lists) {
        const wanted = perPeriod(records, days, world.today);
        const points = recordsOf({ content: at(answer.body, `${field}.points`) });
        const counts = sum(points.map((point) => numberAt(point, 'count') ?? 0));
        const name = (of: string) => `${field}.${of} over ${days} days`;
        mismatches.push(
          ...disagreements(
            answer,
            'statistics',
            {
              [name('total')]: wanted.total,
              [name('previousTotal')]: wanted.previousTotal,
              [name('points')]: days,
              [name('sum of points')]: wanted.total,
            },
            {
              [name('total')]: at(answer.body, `${field}.total`),
              [name('previousTotal')]: at(answer.body, `${field}.previousTotal`),
              [name('points')]: points.length,
              [name('sum of points')]: counts,
            },
          ),
        );
      }
      const query = { from: addDays(world.today, 1 - days), to: world.today };
      const payments = await listed(world, 'listPaymentsPage', query);
      const total = sum(payments.map((payment) => numberAt(payment, 'earnedAmount') ?? 0));
      const points = recordsOf({ content: at(answer.body, 'revenue.points') });
      const wanted = { 'revenue.total': total, 'sum of revenue.points': total };
      const seen = {
        'revenue.total': at(answer.body, 'revenue.total'),
        'sum of revenue.points': sum(points.map((point) => numberAt(point, 'amount') ?? 0)),
      };
      mismatches.push(...disagreements(answer, 'statistics', wanted, seen));
    }
    return mismatches;
  },
};

const preview: Figure = {
  operationId: 'getUserChangePreview',
  async look(world) {
    const id = world.run.session('BOAT_OWNER').userId;
    const published = { ownerId: id, status: 'ACTIVE' };
    const boats = await listed(world, 'listManagedBoatsPage', published);
    const tours = await listed(world, 'listManagedToursPage', published);
    const answer = await figureOf(world, 'getUserChangePreview', 'ADMIN', {
      path: { id },
      query: { isActive: false },
    });
    const wanted = { unpublishedBoats: boats.length, unpublishedTours: tours.length };
    return disagreements(answer, 'count', wanted, fields(answer.body));
  },
};

/** Filters that the list, the statistics and the trend of reviews take alike. */
const REVIEW_FILTERS: Record<string, Scalar>[] = [
  {},
  { category: 'tour' },
  { maxRating: 3 },
  { reported: true },
];

/** How many reviews each place has, in the order of the places. */
const perEach = (places: JsonObject[]) =>
  places.map((place) => (numberAt(place, 'boats') ?? 0) + (numberAt(place, 'tours') ?? 0));

const statistics: Figure = {
  operationId: 'getReviewStatistics',
  async look(world) {
    const mismatches: Mismatch[] = [];
    for (const query of REVIEW_FILTERS) {
      const reviews = await listed(world, 'listManagedReviewsPage', query);
      const answer = await figureOf(world, 'getReviewStatistics', 'ADMIN', { query });
      const places = recordsOf({ content: at(answer.body, 'locations') });
      const perPlace = (field: string) => sum(places.map((place) => numberAt(place, field) ?? 0));
      const boats = reviews.filter(({ boatId }) => boatId !== null).length;
      const wanted = {
        'boats of all places': boats,
        'tours of all places': reviews.length - boats,
        'reviews of each place': perEach(places).toSorted((a, b) => b - a),
      };
      const seen = {
        'boats of all places': perPlace('boats'),
        'tours of all places': perPlace('tours'),
        'reviews of each place': perEach(places),
      };
      mismatches.push(...disagreements(answer, 'statistics', wanted, seen));
    }
    return mismatches;
  },
};

const reviewTrend: Figure = {
  operationId: 'listReviewTrends',
  async look(world) {
    const mismatches: Mismatch[] = [];
    for (const query of REVIEW_FILTERS) {
      const reviews = await listed(world, 'listManagedReviewsPage', query);
      const answer = await figureOf(world, 'listReviewTrends', 'ADMIN', {
        query: { ...query, period: 'yearly' },
      });
      const counts = recordsOf(answer.body).map((point) => numberAt(point, 'count') ?? 0);
      const wanted = { 'sum of count': reviews.length };
      mismatches.push(
        ...disagreements(answer, 'statistics', wanted, { 'sum of count': sum(counts) }),
      );
    }
    return mismatches;
  },
};

const removal: Figure = {
  operationId: 'getReviewRemovalPreview',
  async look(world) {
    const id = await world.publicReviewId();
    const answer = await figureOf(world, 'getReviewRemovalPreview', 'ADMIN', { path: { id } });
    const all = await listed(world, 'listManagedReviewsPage');
    const review = all.find((one) => one.id === id);
    const field = review?.boatId === null ? 'tourId' : 'boatId';
    const ofOffer = all.filter((one) => one[field] === review?.[field]);
    const stars = (reviews: JsonObject[]) => reviews.map((one) => numberAt(one, 'rating') ?? 0);
    const others = ofOffer.filter((one) => one.id !== id);
    const wanted = {
      'before.totalReviews': ofOffer.length,
      'before.averageRating': mean(stars(ofOffer)),
      'after.totalReviews': others.length,
      'after.averageRating': mean(stars(others)),
    };
    const seen = Object.fromEntries(
      Object.keys(wanted).map((place) => [place, at(answer.body, place)]),
    );
    return disagreements(answer, 'statistics', wanted, seen);
  },
};

/** What happened lately is what the lists of the same days hold, and nothing of an earlier day. */
const activity: Figure = {
  operationId: 'listAdminActivity',
  async look(world) {
    const first = addDays(world.today, -6);
    const of = (type: string) =>
      figureOf(world, 'listAdminActivity', 'ADMIN', { query: { type, limit: 100 } });
    const users = await listed(world, 'listUsersPage', {
      createdFrom: first,
      createdTo: world.today,
    });
    const registrations = await of('REGISTRATION');
    const mismatches = disagreements(
      registrations,
      'count',
      { registrations: Math.min(100, users.length) },
      { registrations: recordsOf(registrations.body).length },
    );
    for (const type of ['BOOKING', 'REVIEW']) {
      const answer = await of(type);
      const days = recordsOf(answer.body).map((one) => dayOf(textAt(one, 'createdAt') ?? first));
      const place = `${type} of earlier days`;
      const seen = { [place]: days.filter((day) => day < first).length };
      mismatches.push(...disagreements(answer, 'count', { [place]: 0 }, seen));
    }
    return mismatches;
  },
};

/** The figures of the administration, each counted again from the list it is about. */
export const administrationFigures: Figure[] = [
  activity,
  preview,
  removal,
  reviewTrend,
  statistics,
  trends,
];
