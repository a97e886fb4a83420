import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { inOtherClock } from './instants.ts';

const { schemas } = loadContract('generated/openapi.json');
const instant = schemas.flatten({ $ref: '#/components/schemas/Instant' });

test('an instant is said by another clock, to a part of a second', () => {
  const said = inOtherClock(instant, '2027-06-12T22:30:00Z');
  expect(said).toBe('2027-06-13T01:30:17.250+03:00');
  expect(Date.parse(said ?? '')).toBe(Date.parse('2027-06-12T22:30:17.250Z'));
});

test('what is no instant is left as it is', () => {
  expect(inOtherClock(instant, undefined)).toBeUndefined();
  expect(inOtherClock({ ...instant, format: 'date' }, '2027-06-12')).toBeUndefined();
});
