import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test('prefers the full name, then the username, then the e-mail address', () => {
  const user = { id: 9, role: 'CUSTOMER', email: 'elif@pruva.example' } as const;
  expect(personName(user)).toBe('elif@pruva.example');
  expect(personName({ ...user, username: 'elif.yildiz' })).toBe('elif.yildiz');
  expect(personName({ ...user, username: 'elif.yildiz', fullName: 'Elif Yıldız' })).toBe(
    'Elif Yıldız',
  );
});
