import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../../openapi/files.ts';
import { loadContract } from '../../../contract/contract.ts';
import { createIds } from '../../compare/ids.ts';
import { createKinds } from '../../model/kinds.ts';
import { createPeople } from '../../model/people.ts';
import { createPool } from '../../model/pool.ts';
import type { Scene } from '../../sequence/scene.ts';
import { differing, leavesOf, spread, tellingValues } from './values.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const ids = createIds();
const pool = createPool(ids);
const never = () => Promise.reject(new Error('nothing is sent'));
const scene: Scene = {
  contract,
  kinds: createKinds(contract),
  ids,
  pool,
  people: createPeople({ send: never, pool, admin: undefined, word: 'word' }),
  trips: { count: 0, open: never, people: () => [], shows: () => [] },
  today: '2027-01-01',
  now: () => 0,
  skew: 0,
  word: 'word',
  send: never,
  foresee: never,
  make: never,
};

const values = (name: string, schema: object, answer: unknown) =>
  tellingValues(scene, { name, where: 'query', schema, required: false }, [
    ...leavesOf(answer),
  ]).map(({ value }) => value);

test('days are those of the records and the ones beside them', () => {
  const answer = [{ startDate: '2027-05-01', createdAt: '2027-01-01T09:00:00Z' }];
  const asked = values('from', { type: 'string', format: 'date' }, answer);
  expect(asked).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-04-30',
    '2027-05-01',
    '2027-05-02',
  ]);
});

test('numbers are the edges of the contract and those of the records, and just beside them', () => {
  const asked = values('minPrice', { type: 'number', minimum: 0 }, [{ price: 100 }]);
  expect(asked).toEqual([0, 100, 99.99, 100.01]);
});

test('an id of whatever kind of record is not asked for: it is another on each side', () => {
  expect(values('recordId', { type: 'integer', minimum: 1 }, [{ recordId: 12 }])).toEqual([]);
});

test('every choice is asked for', () => {
  expect(values('status', { enum: ['A', 'B'] }, [])).toEqual(['A', 'B']);
  expect(values('verified', { type: 'boolean' }, [])).toEqual([false, true]);
});

test('a text is asked for in the ways that people write it', () => {
  const asked = values('name', { type: 'string' }, [{ name: 'İnci Işık word' }]);
  expect(asked).toEqual(
    expect.arrayContaining([
      'İnci Işık word',
      'İNCİ IŞIK WORD',
      'Inci Isik word',
      '  İnci Işık word  ',
    ]),
  );
});

test('some of many hold both ends', () => {
  expect(spread([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
});

test('what belongs to an offer in another state comes before one more of the same', () => {
  const offer = (id: number, state: string) => {
    const tour = pool.add('tour', { service: id, mock: id }, `tour ${id}`);
    tour.state = state;
    return tour;
  };
  const dates = [offer(1, 'ACTIVE'), offer(1, 'ACTIVE'), offer(2, 'DRAFT')].map((tour, index) => {
    const date = pool.add('tourDate', { service: index, mock: index }, `date ${index}`);
    date.relatives.add(tour);
    return date;
  });
  const [first, second, third] = dates;
  expect(differing(dates)).toEqual([first, third, second]);
});
