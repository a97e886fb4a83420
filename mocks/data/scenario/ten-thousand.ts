import type { World } from '../../store/state.ts';
import { BaseTable, type Row } from '../../store/table.ts';
import type { Market } from '../world/market.ts';
import { createMarket } from '../world/market.ts';

const COUNT = 10_000;

/**
 * A table with copies of its records behind it, round by round and numbered on from the last, until there are
 * enough. `idOf` finds the copy of a record in a round, the first of which is 1.
 */
function repeated<T extends Row>(
  { rows, highestId }: BaseTable<T>,
  copyOf: (row: T, round: number) => T,
): { table: BaseTable<T>; idOf(id: number, round: number): number } {
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const idIn = (place: number, round: number) => highestId + (round - 1) * rows.length + place + 1;
  const copies = Array.from({ length: Math.max(0, COUNT - rows.length) }, (_, index) => {
    const [place, round] = [index % rows.length, 1 + Math.floor(index / rows.length)];
    const row = rows[place] as T; // the place lies within the rows
    return { ...copyOf(row, round), id: idIn(place, round) };
  });
  return {
    table: new BaseTable([...rows, ...copies]),
    idOf: (id, round) => idIn(places.get(id) ?? 0, round),
  };
}

/**
 * A market of which ten thousand boats, tours and documents of each have been kept: what is offered today, and
 * what was offered once and is not any more.
 */
export function tenThousand(scenario: string, today: string, market: Market): World {
  const world = createMarket(scenario, today, market);
  const { tables } = world;
  const boats = repeated(tables.boats, (boat, round) => ({
    ...boat,
    name: `${boat.name} (${round})`,
    status: 'INACTIVE' as const,
  }));
  const tours = repeated(tables.tours, (tour, round) => ({
    ...tour,
    name: `${tour.name} (${round})`,
    status: 'INACTIVE' as const,
  }));
  const boatDocuments = repeated(tables.boatDocuments, (document, round) => ({
    ...document,
    boatId: boats.idOf(document.boatId, round),
  }));
  const tourDocuments = repeated(tables.tourDocuments, (document, round) => ({
    ...document,
    tourId: tours.idOf(document.tourId, round),
  }));
  return {
    ...world,
    tables: {
      ...tables,
      boats: boats.table,
      tours: tours.table,
      boatDocuments: boatDocuments.table,
      tourDocuments: tourDocuments.table,
    },
  };
}
