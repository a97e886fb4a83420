import { expect, test } from 'vitest';
import type { World } from '../world/world.ts';
import { byFolding, equals } from './filters.ts';
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

test('of a text, a piece of every field that it is looked for in is given beside the other filter', () => {
  const people = [
    { id: 1, role: 'CUSTOMER', fullName: 'Elif Yıldız', phoneNumber: '+905321234567' },
    { id: 2, role: 'ADMIN', fullName: 'Deniz Kaptan', phoneNumber: '+905559876543' },
  ];
  const text = byFolding('query.query', ['fullName', 'phoneNumber']);
  const pairs = together(people, [equals('query.role', 'role'), text], {} as World); // asked for no day
  const sought = pairs.map(({ asked }) => String(asked.at(-1)?.[1]));
  expect(sought).toHaveLength(2);
  expect(sought).toContainEqual(expect.stringMatching(/^[+0-9]{5}$/u));
});
