import { expect, test } from 'vitest';
import { emptyReset, resetErrors, resetRequestErrors, toPasswordReset } from './reset-rules.ts';

const email = ' elif@pruva.example ';
const right = { resetToken: ' 843815 ', newPassword: 'yakamoz', confirmPassword: 'yakamoz' };

const wrong = (change: Partial<typeof right>) =>
  Object.keys(resetErrors(email, { ...right, ...change })).sort();

test('trims address and code, but not the password', () => {
  expect(toPasswordReset(email, { ...right, newPassword: ' ya ka ' })).toMatchObject({
    email: 'elif@pruva.example',
    resetToken: '843815',
    newPassword: ' ya ka ',
  });
});

test.each(['843 815', ' 843\u00a0815\n', '8 4 3 8 1 5'])(
  'the code %j was copied with blanks',
  (resetToken) => {
    expect(toPasswordReset(email, { ...right, resetToken }).resetToken).toBe('843815');
  },
);

test('accepts a code of any length, requires matching passwords of six characters', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ resetToken: 'a' })).toEqual([]);
  expect(wrong({ resetToken: ' ' })).toEqual(['resetToken']);
  expect(wrong({ newPassword: 'yakam', confirmPassword: 'yakam' })).toContain('newPassword');
  expect(wrong({ confirmPassword: 'yakamos' })).toEqual(['confirmPassword']);
  expect(wrong(emptyReset)).toEqual(['confirmPassword', 'newPassword', 'resetToken']);
});

test('an address is required', () => {
  expect(resetRequestErrors({ email })).toEqual({});
  expect(Object.keys(resetRequestErrors({ email: 'elif@' }))).toEqual(['email']);
});
