import { expect, test } from 'vitest';
import { emptyPasswords, passwordErrors } from './password-rules.ts';

const right = {
  currentPassword: 'deniz-2026',
  newPassword: 'yelken',
  confirmPassword: 'yelken',
};

test('a password change requires all three fields, six characters and a matching repetition', () => {
  expect(passwordErrors(right)).toEqual({});
  expect(Object.keys(passwordErrors(emptyPasswords))).toHaveLength(3);
  expect(Object.keys(passwordErrors({ ...right, newPassword: 'yelke' })).toSorted()).toEqual([
    'confirmPassword',
    'newPassword',
  ]);
  expect(passwordErrors({ ...right, confirmPassword: 'yelkenli' })).toMatchObject({
    confirmPassword: { message: 'The new passwords do not match.' },
  });
});
