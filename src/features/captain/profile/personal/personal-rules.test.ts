import { expect, test } from 'vitest';
import { type PersonalValues, personalErrors, toPersonalUpdate } from './personal-rules.ts';

const today = '2027-06-12';
const right: PersonalValues = {
  firstName: ' Gülşah ',
  lastName: 'Öztürk',
  email: 'gulsah@pruva.example',
  phone: '+90 533 999 88 77',
  dateOfBirth: '1985-04-02',
  street: '',
  district: '',
  city: 'Muğla',
  postalCode: '',
  country: 'Türkiye',
};
const wrong = (change: Partial<PersonalValues>) =>
  Object.keys(personalErrors({ ...right, ...change }, today)).toSorted();

test('is sent trimmed, what is not known of the address as null', () => {
  expect(wrong({})).toEqual([]);
  expect(toPersonalUpdate(right)).toMatchObject({
    firstName: 'Gülşah',
    phone: '+905339998877',
    address: { street: null, district: null, city: 'Muğla', postalCode: null, country: 'Türkiye' },
  });
});

test.each<[keyof PersonalValues, string]>([
  ['firstName', ''],
  ['firstName', 'G1'],
  ['lastName', 'a'.repeat(51)],
  ['email', 'gulsah'],
  ['phone', '0252 645 10 20'],
  ['dateOfBirth', ''],
  ['dateOfBirth', '2009-06-13'],
  ['dateOfBirth', '1946-06-12'],
  ['street', 'a'.repeat(201)],
  ['district', 'a'.repeat(51)],
  ['city', ''],
  ['city', 'Muğla 48'],
  ['country', ''],
  ['postalCode', '4830'],
  ['postalCode', '4830a'],
])('%s may not be %j', (name, text) => {
  expect(wrong({ [name]: text })).toEqual([name]);
});
