import { expect, test } from 'vitest';
import { versionNotes } from './version-note.ts';

const notes = (version: string) => versionNotes('0.6.0', JSON.stringify({ status: 'UP', version }));

test('a service that follows another version of the contract is told so', () => {
  expect(notes('0.6.0')).toEqual([]);
  expect(notes('0.3.0')).toEqual([
    'The service says that it follows version 0.3.0 of the contract (getHealth); it was checked against 0.6.0.',
  ]);
  expect(versionNotes('0.6.0', 'no JSON')).toEqual([]);
});
