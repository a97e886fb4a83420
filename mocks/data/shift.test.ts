import { expect, it } from 'vitest';
import { EXAMPLES_DAY, shiftTo } from './shift.ts';

it('moves days and instants, birthdays aside', () => {
  const shift = shiftTo('2027-01-20');
  expect(
    shift({
      startDate: '2027-06-12',
      days: [{ createdAt: '2026-11-02T10:12:05Z' }],
      dateOfBirth: '1991-04-23',
      price: 5,
    }),
  ).toEqual({
    startDate: '2027-08-12',
    days: [{ createdAt: '2027-01-02T10:12:05Z' }],
    dateOfBirth: '1991-04-23',
    price: 5,
  });
});

it('leaves nothing in the future that has happened', () => {
  expect(shiftTo(EXAMPLES_DAY)('2026-11-20T09:15:00Z')).toBe('2026-11-19T09:15:00Z');
});

it('moves dates written in Turkish, with their suffixes', () => {
  const shift = shiftTo('2026-12-09');
  expect(shift('Gülşah, 12–14 Haziran 2027 için')).toBe('Gülşah, 1–3 Temmuz 2027 için');
  expect(shiftTo('2026-12-07')('12–14 Haziran için')).toBe('29 Haziran–1 Temmuz için');
  expect(shift("15 Mayıs'taki tur")).toBe("3 Haziran'daki tur");
});
