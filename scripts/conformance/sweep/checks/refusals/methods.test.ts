import { expect, test } from 'vitest';
import { loadContract } from '../../../contract/contract.ts';
import { undocumentedMethods } from './methods.ts';

const contract = loadContract('generated/openapi.json');

test('a method is undocumented when no path that fits offers it', () => {
  expect(undocumentedMethods(contract, '/boats')).toEqual(['PATCH', 'DELETE']);
  // /boats/search is also /boats/{id}, which can be deleted.
  expect(undocumentedMethods(contract, '/boats/search')).toEqual(['POST', 'PUT', 'PATCH']);
});
