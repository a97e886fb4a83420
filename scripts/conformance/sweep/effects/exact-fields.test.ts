import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { exactFields } from './exact-fields.ts';

const { schemas, operation } = loadContract('generated/openapi.json');
const boat = operation('createBoat').body?.schema ?? {};

test('what comes back as it was sent are the numbers that are no amounts', () => {
  const exact = exactFields(schemas, boat, { services: [{ price: 350 }] });
  expect([...exact]).toEqual(expect.arrayContaining(['latitude', 'longitude', 'length']));
  expect(exact).not.toContain('dailyPrice');
  expect(exact).not.toContain('price');
});
