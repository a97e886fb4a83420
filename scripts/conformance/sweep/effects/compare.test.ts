import { expect, test } from 'vitest';
import { differences, tellSame, unlikeSent } from './compare.ts';

test('fields that both have are compared, at any depth', () => {
  const sent = { name: 'Gülşah', rules: { pets: 'ALLOWED' }, features: [{ featureName: 'Wi-Fi' }] };
  const answered = {
    id: 1,
    name: 'GÜLŞAH',
    rules: { pets: null },
    features: [{ id: 2, featureName: 'Wi-Fi' }],
  };
  expect(unlikeSent(sent, answered).map(({ place }) => place)).toEqual(['name', 'rules.pets']);
});

test('a record that is missing from a list is a difference', () => {
  expect(differences({ services: [1, 2] }, { services: [1] })).toEqual([
    { place: 'services[]', expected: '2 items', seen: '1 items' },
  ]);
});

test('the same instant, amount or nothing may be written in two ways', () => {
  const sent = { startDate: '2027-05-15T07:00:00Z', price: 0.1 + 0.2, notes: '' };
  const answered = { startDate: '2027-05-15T07:00:00.000Z', price: 0.3, notes: null };
  expect(unlikeSent(sent, answered)).toEqual([]);
});

test('what the service sets by itself is not held against what was sent', () => {
  const sent = { isVerified: true, verificationNotes: 'x' };
  expect(unlikeSent(sent, { isVerified: false, verificationNotes: null })).toEqual([]);
  expect(differences(sent, { isVerified: false, verificationNotes: null })).toHaveLength(2);
});

test('a link that is signed for each answer again is no difference between two answers', () => {
  const told = (signature: string, name = 'Ruhsat') => [
    { id: 1, documentName: name, documentUrl: `/documents/1?signature=${signature}` },
  ];
  expect(tellSame(told('a'), told('b'))).toBe(true);
  expect(tellSame(told('a'), told('a', 'Sigorta'))).toBe(false);
  expect(tellSame({ updatedAt: 'now' }, { updatedAt: 'later' })).toBe(false);
});

test('what is told exactly agrees in each of its decimals, an amount to the kuruş', () => {
  const [sent, told] = [{ latitude: 36.1234567 }, { latitude: 36.1235 }];
  expect(unlikeSent(sent, told)).toEqual([]);
  expect(unlikeSent(sent, told, new Set(['latitude']))).toHaveLength(1);
  // The last bits of a sum.
  expect(differences({ share: 0.1 + 0.2 }, { share: 0.3 }, new Set(['share']))).toEqual([]);
});

test('an instant is the same by another clock, and without the fraction of its second', () => {
  const sent = { startDate: '2027-05-15T10:00:17.250+03:00' };
  expect(unlikeSent(sent, { startDate: '2027-05-15T07:00:17Z' })).toEqual([]);
  expect(unlikeSent(sent, { startDate: '2027-05-15T07:00:00Z' })).toHaveLength(1);
  expect(unlikeSent(sent, { startDate: '2027-05-15T10:00:17Z' })).toHaveLength(1);
});
