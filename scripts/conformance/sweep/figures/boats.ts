import { folded } from '../../../../openapi/model/text.ts';
import { at, isObject, type JsonObject, numberAt, recordsOf, textAt } from '../../lib/json.ts';
import type { Mismatch } from '../lists/confirmed.ts';
import type { Answer } from '../run.ts';
import { disagreements, type Figure, figureOf, recordsFor, sum } from './figure.ts';

const numbers = (records: JsonObject[], name: string) =>
  records.map((record) => numberAt(record, name) ?? 0);

const prices = (boats: JsonObject[]) => {
  const daily = numbers(boats, 'dailyPrice');
  return { minDailyPrice: Math.min(...daily), maxDailyPrice: Math.max(...daily) };
};

/** Rows of statistics, one per value of a field of the boats. */
function rowMismatches(answer: Answer, boats: JsonObject[], key: string, of: string): Mismatch[] {
  const wanted: Record<string, unknown> = {};
  const seen: Record<string, unknown> = {};
  for (const row of recordsOf(answer.body)) {
    const name = String(row[key]);
    const same = boats.filter((boat) => textAt(boat, of) === name);
    wanted[`${key} boatCount`] = same.length;
    seen[`${key} boatCount`] = row.boatCount;
    if (wanted[`${key} boatCount`] !== row.boatCount) break;
    if (row.minDailyPrice === undefined) continue;
    Object.assign(wanted, prices(same));
    Object.assign(seen, { minDailyPrice: row.minDailyPrice, maxDailyPrice: row.maxDailyPrice });
    if (disagreements(answer, 'statistics', wanted, seen).length > 0) break;
  }
  wanted.rows = new Set(boats.map((boat) => boat[of])).size;
  seen.rows = recordsOf(answer.body).length;
  return disagreements(answer, 'statistics', wanted, seen);
}

const rows = (operationId: string, key: string, of: string): Figure => ({
  operationId,
  look: async (world) =>
    rowMismatches(
      await figureOf(world, operationId),
      await recordsFor(world, 'listBoats'),
      key,
      of,
    ),
});

/** A count of published boats by one of their fields. */
const countBy = (operationId: string, parameter: string): Figure => ({
  operationId,
  async look(world) {
    const boats = await recordsFor(world, 'listBoats');
    const values = [...new Set(boats.map((boat) => textAt(boat, parameter) ?? ''))].slice(0, 3);
    const mismatches: Mismatch[] = [];
    for (const value of values) {
      const answer = await figureOf(world, operationId, undefined, {
        path: { [parameter]: value },
      });
      const count = boats.filter(
        (boat) => folded(textAt(boat, parameter) ?? '') === folded(value),
      ).length;
      const seen = { count: at(answer.body, 'count') };
      mismatches.push(...disagreements(answer, 'count', { count }, seen));
    }
    return mismatches;
  },
});

/** Figures on the published boats. */
export const boatFigures: Figure[] = [
  countBy('countBoatsByLocation', 'location'),
  countBy('countBoatsByType', 'type'),
  rows('listBoatStatisticsByLocation', 'location', 'location'),
  rows('listBoatStatisticsByType', 'type', 'type'),
  rows('listBoatLocations', 'name', 'location'),
  {
    operationId: 'listBoatLocations',
    async look(world) {
      const boats = await recordsFor(world, 'listBoats');
      const answer = await figureOf(world, 'listBoatLocations');
      return recordsOf(answer.body).flatMap((place) => positionMismatches(answer, place, boats));
    },
  },
  {
    operationId: 'getFleetStatistics',
    async look(world) {
      const boats = await recordsFor(world, 'listBoats');
      if (boats.length === 0) return [];
      const answer = await figureOf(world, 'getFleetStatistics');
      const wanted = {
        boatCount: boats.length,
        locationCount: new Set(boats.map(({ location }) => location)).size,
        totalCapacity: sum(numbers(boats, 'capacity')),
        reviewCount: sum(numbers(boats, 'reviewCount')),
        ...prices(boats),
      };
      return disagreements(answer, 'statistics', wanted, isObject(answer.body) ? answer.body : {});
    },
  },
  {
    operationId: 'getBoatStatistics',
    async look(world) {
      const id = await world.reviewedBoatId();
      const reviews = await recordsFor(world, 'listBoatReviews');
      const answer = await figureOf(world, 'getBoatStatistics', undefined, { path: { id } });
      const seen = { reviewCount: at(answer.body, 'reviewCount') };
      return disagreements(answer, 'statistics', { reviewCount: reviews.length }, seen);
    },
  },
  {
    operationId: 'getBoat',
    async look(world) {
      const id = await world.reviewedBoatId();
      const reviews = await recordsFor(world, 'listBoatReviews');
      const answer = await figureOf(world, 'getBoat', undefined, { path: { id } });
      const seen = { reviewCount: at(answer.body, 'reviewCount') };
      return disagreements(answer, 'count', { reviewCount: reviews.length }, seen);
    },
  },
  {
    operationId: 'getTour',
    async look(world) {
      const id = await world.reviewedTourId();
      const reviews = await recordsFor(world, 'listTourReviews');
      const answer = await figureOf(world, 'getTour', 'ANONYMOUS', { path: { id } });
      const seen = { reviewCount: at(answer.body, 'reviewCount') };
      return disagreements(answer, 'count', { reviewCount: reviews.length }, seen);
    },
  },
  {
    operationId: 'listDestinations',
    async look(world) {
      const boats = await recordsFor(world, 'listBoats');
      const answer = await figureOf(world, 'listDestinations');
      return recordsOf(answer.body).flatMap((place) => destinationMismatches(answer, place, boats));
    },
  },
];

function destinationMismatches(answer: Answer, place: JsonObject, boats: JsonObject[]): Mismatch[] {
  const name = folded(textAt(place, 'name') ?? '');
  const count = boats.filter((boat) => folded(textAt(boat, 'location') ?? '') === name).length;
  const seen = { boatCount: place.boatCount };
  return disagreements(answer, 'count', { boatCount: count }, seen);
}

/** A place lies where its boat with the lowest id does. */
function positionMismatches(answer: Answer, place: JsonObject, boats: JsonObject[]): Mismatch[] {
  const name = folded(textAt(place, 'name') ?? '');
  const [first] = boats
    .filter((boat) => folded(textAt(boat, 'location') ?? '') === name)
    .sort((a, b) => (numberAt(a, 'id') ?? 0) - (numberAt(b, 'id') ?? 0));
  if (!first) return [];
  // Decimals are compared exactly: half a degree is a place of its own.
  const same = place.latitude === first.latitude && place.longitude === first.longitude;
  const wanted = { [`position of ${name}`]: `${first.latitude}, ${first.longitude}` };
  const seen = { [`position of ${name}`]: `${place.latitude}, ${place.longitude}` };
  return same ? [] : disagreements(answer, 'statistics', wanted, seen);
}
