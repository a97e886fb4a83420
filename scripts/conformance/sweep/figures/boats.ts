import { folded } from '../../../../openapi/model/text.ts';
import { at, type JsonObject, numberAt, recordsOf, textAt } from '../../lib/json.ts';
import type { Mismatch } from '../lists/confirmed.ts';
import type { Answer } from '../run.ts';
import { disagreements, type Figure, fields, figureOf, mean, recordsFor } from './figure.ts';

/** One row for each value that a field of the boats has. */
const rows = (operationId: string, of: string): Figure => ({
  operationId,
  async look(world) {
    const boats = await recordsFor(world, 'listBoats');
    const answer = await figureOf(world, operationId);
    const wanted = { rows: new Set(boats.map((boat) => boat[of])).size };
    return disagreements(answer, 'statistics', wanted, { rows: recordsOf(answer.body).length });
  },
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
  rows('listBoatStatisticsByLocation', 'location'),
  rows('listBoatStatisticsByType', 'type'),
  rows('listBoatLocations', 'location'),
  {
    operationId: 'getFleetStatistics',
    async look(world) {
      const boats = new Set((await recordsFor(world, 'listBoats')).map(({ id }) => id));
      const reviews = await recordsFor(world, 'listReviewsPage');
      const answer = await figureOf(world, 'getFleetStatistics');
      const stars = reviews
        .filter(({ boatId }) => boats.has(boatId))
        .flatMap((review) => numberAt(review, 'rating') ?? []);
      const wanted = { averageRating: mean(stars) };
      return disagreements(answer, 'statistics', wanted, fields(answer.body));
    },
  },
  {
    operationId: 'listBoatLocations',
    async look(world) {
      const boats = await recordsFor(world, 'listBoats');
      const answer = await figureOf(world, 'listBoatLocations');
      return recordsOf(answer.body).flatMap((place) => positionMismatches(answer, place, boats));
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
