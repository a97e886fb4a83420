import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { answered } from '../pair/testing.ts';
import { createMoments } from './moments.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

/** What readings of one person say, each with the instant of both sides. */
function told(operationId: string, name: string, ...readings: [service: string, mock: string][]) {
  const moments = createMoments(contract.schemas);
  const operation = contract.operation(operationId);
  const template = { operationId, by: undefined };
  return readings.map(([service, mock]) => {
    const side = (time: string) => answered({ body: { [name]: `2026-06-12T09:${time}Z` } });
    const both = { service: side(service), mock: side(mock) };
    return moments.compare({ ...both, operation, template }).map(({ place }) => place);
  });
}

test('what has become later on the mock has not stayed what it was on the service', () => {
  const activity = (...readings: [string, string][]) =>
    told('getManagedUserOverview', 'lastActivityAt', ...readings);
  const place = 'body.lastActivityAt';
  expect(activity(['00:00', '00:01'], ['00:00', '00:01'])).toEqual([[], []]);
  expect(activity(['00:00', '00:00'], ['00:00', '00:20'])).toEqual([[], [place]]);
  expect(activity(['00:00', '00:00'], ['00:19', '00:20'])).toEqual([[], []]);
  // Clocks may round.
  expect(activity(['00:00', '00:00'], ['00:00', '00:04'])).toEqual([[], []]);
  // What moves on the service alone is told by what moved it.
  expect(activity(['00:00', '00:00'], ['00:20', '00:00'])).toEqual([[], []]);
});

test('a write that changes nothing need not count as an update', () => {
  expect(told('getBoatDocument', 'updatedAt', ['00:00', '00:00'], ['00:00', '00:20'])).toEqual([
    [],
    [],
  ]);
});
