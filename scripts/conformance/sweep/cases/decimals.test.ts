import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { manyDecimals } from './decimals.ts';

const { schemas, operation } = loadContract('generated/openapi.json');
const boat = operation('createBoat').body?.schema ?? {};
const field = (name: string) => schemas.flatten(schemas.flatten(boat).properties[name] ?? {});

test('coordinates have many decimals, within their bounds', () => {
  expect(manyDecimals(field('latitude'), 36.7553)).toBeCloseTo(36.1234567, 9);
  expect(manyDecimals(field('latitude'), 90)).toBeCloseTo(89.8765433, 9);
  expect(manyDecimals(field('longitude'), undefined)).toBeCloseTo(0.1234567, 9);
});

test('amounts in lira and whole numbers have none', () => {
  for (const name of ['dailyPrice', 'hourlyPrice', 'capacity', 'name'])
    expect(manyDecimals(field(name), 12)).toBeUndefined();
});
