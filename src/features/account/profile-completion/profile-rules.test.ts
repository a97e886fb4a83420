import { describe, expect, test } from 'vitest';
import type { Account } from '../../../api/contract/types.ts';
import { profileErrors, profileOf, toAccountUpdate } from './profile-rules.ts';

const today = '2026-11-20';
const ayse = {
  firstName: ' Ayşe ',
  lastName: 'Şahin',
  phoneNumber: '+90 535 111 22 33',
  dateOfBirth: '',
};
const account: Account = {
  id: 111,
  userId: 11,
  email: 'ayse@pruva.example',
  username: 'ayse.sahin',
  role: 'CUSTOMER',
  fullName: 'Ayşe Nur Şahin',
  phoneNumber: '+905351112233',
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  profileImage: null,
  isProfileComplete: false,
  isEmailVerified: false,
  isActive: true,
  createdAt: '2026-11-19T08:00:00Z',
};

test('prefills the form, with the full name split into its parts', () => {
  expect(profileOf(account)).toEqual({
    firstName: 'Ayşe Nur',
    lastName: 'Şahin',
    phoneNumber: '+905351112233',
    dateOfBirth: '',
  });
  expect(profileOf({ ...account, fullName: 'Ayşe' })).toMatchObject({
    firstName: 'Ayşe',
    lastName: '',
  });
  expect(profileOf(null)).toMatchObject({ firstName: '', lastName: '', phoneNumber: '' });
});

test('sends values trimmed, and a day of birth only when given', () => {
  expect(toAccountUpdate(ayse)).toEqual({
    firstName: 'Ayşe',
    lastName: 'Şahin',
    phoneNumber: '+905351112233',
  });
  expect(toAccountUpdate({ ...ayse, dateOfBirth: '1991-04-23' })).toMatchObject({
    dateOfBirth: '1991-04-23',
  });
});

describe('rules', () => {
  const wrong = (change: Partial<typeof ayse>) =>
    Object.keys(profileErrors({ ...ayse, ...change }, today));

  test.each([
    ['', true],
    ['2008-11-20', true],
    ['2008-11-21', false],
    ['1945-11-21', true],
    ['1945-11-20', false],
  ])('born on %j: %s', (dateOfBirth, isRight) => {
    expect(wrong({ dateOfBirth })).toEqual(isRight ? [] : ['dateOfBirth']);
  });

  test('names and a phone number are required', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ firstName: ' ', lastName: '', phoneNumber: '0212 111' })).toEqual([
      'firstName',
      'lastName',
      'phoneNumber',
    ]);
  });
});
