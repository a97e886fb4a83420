import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../api/errors/api-error.ts';
import { nameTexts } from '../../../forms/account/name-texts.ts';
import {
  type AccountValues,
  accountErrors,
  refusedDetails,
  toAccountUpdate,
} from './account-rules.ts';

const today = '2026-11-21';
const elif: AccountValues = {
  firstName: ' Elif ',
  lastName: 'Yıldız',
  email: ' elif@pruva.example ',
  phoneNumber: '+90 532 111 22 33',
  dateOfBirth: '',
};
const wrong = (change: Partial<AccountValues>) =>
  Object.keys(accountErrors({ ...elif, ...change }, today));

test('sends values trimmed; an empty day of birth clears the stored one', () => {
  expect(toAccountUpdate(elif)).toEqual({
    firstName: 'Elif',
    lastName: 'Yıldız',
    email: 'elif@pruva.example',
    phoneNumber: '+905321112233',
    dateOfBirth: null,
  });
});

describe('rules', () => {
  test('everything but the day of birth is required', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ firstName: ' ', lastName: '', email: '', phoneNumber: '' }).toSorted()).toEqual([
      'email',
      'firstName',
      'lastName',
      'phoneNumber',
    ]);
    expect(wrong({ email: 'elif' })).toEqual(['email']);
    expect(accountErrors({ ...elif, firstName: 'El1f', lastName: 'Y1ldız' }, today)).toMatchObject({
      firstName: nameTexts.regex,
      lastName: nameTexts.regex,
    });
    expect(wrong({ phoneNumber: '0212 111' })).toEqual(['phoneNumber']);
  });

  test.each([
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['1945-11-22', true],
    ['1945-11-21', false],
  ])('born on %s: %s', (dateOfBirth, isRight) => {
    expect(wrong({ dateOfBirth })).toEqual(isRight ? [] : ['dateOfBirth']);
  });
});

test('an e-mail address in use is reported at its field', () => {
  const taken = new ApiError({ category: 'CLIENT', code: 'EMAIL_TAKEN', status: 409 });
  expect(Object.keys(refusedDetails(taken))).toEqual(['email']);
  const other = new ApiError({ category: 'CLIENT', code: 'ACCOUNT_COMPLETE', status: 409 });
  expect(refusedDetails(other)).toEqual({});
});
