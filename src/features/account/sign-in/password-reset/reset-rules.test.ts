import { expect, test } from 'vitest';
import { emptyReset, resetErrors, resetRequestErrors, toPasswordReset } from './reset-rules.ts';

const email = ' elif@pruva.example ';
const right = { resetToken: ' 843815 ', newPassword: 'yakamoz', confirmPassword: 'yakamoz' };

const wrong = (change: Partial<typeof right>) =>
  Object.keys(resetErrors(email, { ...right, ...change })).sort();

test('is sent without the spaces around address and code; a password stays as typed', () => {
  expect(toPasswordReset(email, { ...right, newPassword: ' ya ka ' })).toMatchObject({
    email: 'elif@pruva.example',
    resetToken: '843815',
    newPassword: ' ya ka ',
  });
});

test('a code of any length, passwords of six that match', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ resetToken: 'a' })).toEqual([]);
  expect(wrong({ resetToken: ' ' })).toEqual(['resetToken']);
  expect(wrong({ newPassword: 'yakam', confirmPassword: 'yakam' })).toContain('newPassword');
  expect(wrong({ confirmPassword: 'yakamos' })).toEqual(['confirmPassword']);
  expect(wrong(emptyReset)).toEqual(['confirmPassword', 'newPassword', 'resetToken']);
});

test('an address is needed', () => {
  expect(resetRequestErrors({ email })).toEqual({});
  expect(Object.keys(resetRequestErrors({ email: 'elif@' }))).toEqual(['email']);
});
