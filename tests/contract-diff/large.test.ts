import { expect, it } from 'vitest';
import { compareContracts } from '../../scripts/contract-diff/compare.ts';
import type { Json, JsonObject } from '../../scripts/contract-diff/lib/json.ts';
import { contractWith } from './cli.ts';

const LARGE = { $ref: '#/components/schemas/Large' };

/** Of processor time: what is twice as large takes twice as long, not four times. */
const MOST_SECONDS = 2.5;

function secondsFor(before: Json, after: Json): number {
  const [base, revision] = [before, after].map((schema, side) => ({
    label: side === 0 ? 'base' : 'revision',
    document: contractWith(
      { at: 'components > schemas > Large', set: schema },
      { at: 'components > schemas > Boat > properties > large', set: LARGE },
      { at: 'components > schemas > BoatCreate > properties > large', set: LARGE },
    ),
  }));
  if (!base || !revision) throw new Error('There are two contracts.');
  const started = process.cpuUsage();
  expect(compareContracts(base, revision, '2026-01-01')).not.toEqual([]);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

const numbers = Array.from({ length: 2000 }, (_, index) => index);

it('compares a union of thousands of constants', () => {
  const union = (first: number) => ({
    oneOf: numbers.map((index) => ({ const: `v${first + index}`, title: `${index}` })),
  });
  expect(secondsFor(union(0), union(1))).toBeLessThan(MOST_SECONDS);
});

it('compares objects with thousands of properties that are called otherwise', () => {
  const object = (prefix: string) => ({
    type: 'object',
    properties: Object.fromEntries(
      numbers.map((index) => [`${prefix}${index}`, { type: 'string', maxLength: index }]),
    ),
  });
  expect(secondsFor(object('a'), object('b'))).toBeLessThan(MOST_SECONDS);
});

it('compares a union of schemas that all hold it', () => {
  const part = (index: number, most: number): JsonObject => ({
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { const: `k${index}` },
      [`next${index}`]: LARGE,
      all: { type: 'array', items: LARGE },
      size: { type: 'integer', maximum: index === 25 ? most : 100 },
    },
  });
  const indices = numbers.slice(0, 60);
  const union = (most: number): JsonObject => ({
    $defs: Object.fromEntries(indices.map((index) => [`Part${index}`, part(index, most)])),
    oneOf: indices.map((index) => ({ $ref: `${LARGE.$ref}/$defs/Part${index}` })),
  });
  expect(secondsFor(union(100), union(90))).toBeLessThan(MOST_SECONDS);
});
