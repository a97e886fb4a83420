import { expect, test } from 'vitest';
import { licenceState } from './licence-state.ts';

test.each([
  ['2027-06-11', 'expired'],
  ['2027-06-12', 'expired'],
  ['2027-06-13', 'expiring'],
  ['2027-09-12', 'expiring'],
  ['2027-09-13', 'valid'],
])('a licence until %s is %s on 12 June 2027', (expiry, state) => {
  expect(licenceState(expiry, '2027-06-12')).toBe(state);
});

test('three months from the last of November end with February', () => {
  expect(licenceState('2028-02-29', '2027-11-30')).toBe('expiring');
  expect(licenceState('2028-03-01', '2027-11-30')).toBe('valid');
});
