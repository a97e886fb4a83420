import { expect, test } from 'vitest';
import { loadContract } from '../contract/contract.ts';
import { versionNotes } from './version-note.ts';

const contract = loadContract('generated/openapi.json');
const notes = (version: string) =>
  versionNotes(contract, JSON.stringify({ status: 'UP', version }));

test('a service that follows another version of the contract is told so', () => {
  expect(notes(contract.version)).toEqual([]);
  expect(notes('0.0.1')).toEqual([
    `The service says that it follows version 0.0.1 of the contract (getHealth); it was checked against ${contract.version}.`,
  ]);
  expect(versionNotes(contract, 'no JSON')).toEqual([]);
});
