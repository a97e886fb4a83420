import { at, type JsonObject, recordsOf, textAt } from '../../lib/json.ts';
import type { Mismatch } from '../lists/confirmed.ts';
import { folded } from '../lists/text.ts';
import type { Answer } from '../run.ts';
import { disagreements, type Figure, figureOf, recordsFor } from './figure.ts';

/** Rows of statistics: one per value of a field of the boats. */
const rows = (operationId: string, of: string): Figure => ({
  operationId,
  async look(world) {
    const answer = await figureOf(world, operationId);
    const boats = await recordsFor(world, 'listBoats');
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
