import { expect, test } from 'vitest';
import type { World } from '../world/world.ts';
import { equals } from './filters.ts';
import { together } from './filters-together.ts';

const records = [
  { id: 1, status: 'PENDING', userId: 7, kind: 'BOAT' },
  { id: 2, status: 'PENDING', userId: 8, kind: 'BOAT' },
  { id: 3, status: 'APPROVED', userId: 7, kind: 'BOAT' },
];
const filters = ['status', 'userId', 'kind'].map((name) => equals(`query.${name}`, name));
// These filters ask the records alone.
const world = {} as World;

test('two filters are asked for together where each leaves out what the other lets in', () => {
  const pairs = together(records, filters, world);
  expect(pairs.map(({ asked }) => asked)).toEqual([
    [
      ['query.status', 'PENDING'],
      ['query.userId', 7],
    ],
  ]);
  const [pair] = pairs;
  expect(records.filter((record) => pair?.filter.test(record, '')).map(({ id }) => id)).toEqual([
    1,
  ]);
});

test('two of which one says nothing more are not', () => {
  expect(together(records, filters.slice(1), world)).toEqual([]);
  expect(together([], filters, world)).toEqual([]);
});
