import type { Mutant } from '../../mutant.ts';

/** Mistakes with ids: "it is not given out again once the record is deleted". */
export const unmetIds: readonly Mutant[] = [
  {
    name: 'id after the highest there is',
    what: 'The next record has the id of the newest one that was deleted. Policy: "An id belongs to one record for good".',
    file: 'store/table.ts',
    find: '    this.highestId += 1;',
    replace:
      '    this.highestId = this.all().reduce((most, row) => Math.max(most, row.id), 0) + 1;',
    area: ['createBoatService', 'deleteBoatService', 'createBooking', 'createTourDate'],
  },
  {
    name: 'first free id',
    what: 'The next record has the first id that nobody has. Policy: "An id belongs to one record for good".',
    file: 'store/table.ts',
    find: "    const row = { ...values, id: this.highestId } as unknown as T; // T is Omit<T, 'id'> and its id",
    replace: `    let free = 1;
    while (this.get(free)) free += 1;
    const row = { ...values, id: free } as unknown as T;`,
    area: ['addBoatFeature', 'deleteBoatFeature'],
  },
  {
    name: 'pictures have the ids of those that are gone',
    what: 'The next picture of a tour has the id of the newest one that was deleted. Policy: "An id belongs to one record for good".',
    file: 'store/table.ts',
    find: '    this.highestId += 1;',
    replace: `    this.highestId =
      this.name === 'tourImages'
        ? this.all().reduce((most, row) => Math.max(most, row.id), 0) + 1
        : this.highestId + 1;`,
    area: ['uploadTourImage', 'deleteTourImage'],
  },
];
