import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import { loadContract } from './contract.ts';
import { unprovedOf } from './unproved.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const area = (tag: string) =>
  unprovedOf(contract, (id) => contract.operation(id).tags.includes(tag));

test('the area of bookings leaves the figures and the messages about them unproved', () => {
  const unproved = area('Bookings');
  expect(unproved?.areas).toEqual(expect.arrayContaining(['Payments', 'Finance']));
  expect(unproved?.areas).not.toContain('Health');
  expect(unproved?.operations.some((id) => contract.operation(id).tags.includes('Bookings'))).toBe(
    false,
  );
});

test('what writes nothing leaves nothing behind, and the whole contract nothing out', () => {
  expect(area('Health')).toBeUndefined();
  expect(unprovedOf(contract, () => true)).toBeUndefined();
});
