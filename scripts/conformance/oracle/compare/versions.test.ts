import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { answered } from '../pair/testing.ts';
import { createVersions } from './versions.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const versions = createVersions();

/** A boat as it is read: its version and the number of its services on each side. */
function read(service: [tag: string, services: number], mock: [tag: string, services: number]) {
  const side = ([tag, services]: [string, number]) =>
    answered({ headers: { etag: `"${tag}"` }, body: { services } });
  const operation = contract.operation('getBoat');
  const template = { operationId: 'getBoat', by: undefined };
  return versions
    .compare({ service: side(service), mock: side(mock), operation, template })
    .map(({ rule, place }) => `${rule} ${place}`);
}

test('a record that shows something else has another version than before', () => {
  expect(read(['a', 1], ['1', 1])).toEqual([]);
  expect(read(['a', 1], ['1', 1])).toEqual([]);
  expect(read(['a', 2], ['2', 2])).toEqual(['version header.etag']);
  expect(read(['b', 3], ['3', 3])).toEqual([]);
  // A figure that is counted is no part of what is written.
  expect(read(['b', 4], ['3', 4])).toEqual([]);
  // A write that changed nothing may make another version, and need not.
  expect(read(['b', 4], ['4', 4])).toEqual([]);
  expect(read(['c', 4], ['4', 4])).toEqual([]);
});

test('links that are signed anew and the second of a write that changed nothing make no other version', () => {
  const read = (tag: string, updatedAt: string, documentUrl: string) =>
    answered({
      headers: { etag: `"${tag}"` },
      body: { updatedAt, documentUrl, documentName: 'a/b belge.pdf' },
    });
  const operation = contract.operation('getBoatDocument');
  const template = { operationId: operation.id, by: undefined };
  const [first, second] = ['2026-06-12T09:00:01Z', '2026-06-12T09:00:02Z'];
  const before = { service: read('a', first, '/api/1?t=1'), mock: read('1', first, '/api/1?t=1') };
  const after = { service: read('a', first, '/api/1?t=2'), mock: read('2', second, '/api/1?t=2') };
  expect(versions.compare({ ...before, operation, template })).toEqual([]);
  expect(versions.compare({ ...after, operation, template })).toEqual([]);
});
