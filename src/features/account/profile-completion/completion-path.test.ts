import { describe, expect, test } from 'vitest';
import { completionId, mustComplete } from './completion-path.ts';

const ayse = { id: 11, accountId: 111, role: 'CUSTOMER' } as const;

describe('who has to complete their profile first', () => {
  test.each([
    ['nobody', null, false],
    ['somebody of whom it is unknown', ayse, false],
    ['somebody whose profile is complete', { ...ayse, isProfileComplete: true }, false],
    ['somebody whose profile is not', { ...ayse, isProfileComplete: false }, true],
  ])('%s', (_, user, expected) => {
    expect(mustComplete(user, '/boats')).toBe(expected);
  });

  test.each([
    ['/', true],
    ['/my-bookings', true],
    ['/terms-of-others', true],
    ['/terms', false],
    ['/privacy/', false],
    ['/gdpr', false],
    ['/cookies', false],
    ['/cancellation', false],
    ['/profile-completion/111', false],
    ['/profile-completion/9', false],
  ])('on %s: %s', (path, expected) => {
    expect(mustComplete({ ...ayse, isProfileComplete: false }, path)).toBe(expected);
  });
});

test('the id in the path is that of the account, or else of the user', () => {
  expect(completionId(ayse)).toBe('111');
  expect(completionId({ id: 11, role: 'CUSTOMER' })).toBe('11');
});
