import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { turnedInstants } from './instants.ts';

const { schemas } = loadContract(CONTRACT_FILES.bundle);
const record = schemas.flatten({
  type: 'object',
  properties: {
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
});
const at = (created: string, updated: string) => ({
  createdAt: `2027-01-01T10:00:${created}Z`,
  updatedAt: `2027-01-01T10:00:${updated}Z`,
});
const turned = (service: object, mock: object) =>
  turnedInstants(schemas, record, { service: { ...service }, mock: { ...mock } }).map(
    ({ name }) => name,
  );

test('an instant that lies after another lies after it on every service', () => {
  expect(turned(at('01', '02'), at('01', '09'))).toEqual([]);
  expect(turned(at('05', '02'), at('01', '02'))).toEqual(['updatedAt']);
});

test('a clock that rounds may show two as one, unless they lie far apart', () => {
  expect(turned(at('01', '01'), at('01', '02'))).toEqual([]);
  expect(turned(at('01', '01'), at('01', '09'))).toEqual(['updatedAt']);
});
