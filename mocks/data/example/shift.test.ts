import { expect, it } from 'vitest';
import { dayOf } from '../../rules/calendar/day.ts';
import { EXAMPLES_DAY, shiftTo } from './shift.ts';

it('moves days and instants, birthdays aside', () => {
  const shift = shiftTo('2027-01-20');
  expect(
    shift({
      expiryDate: '2028-09-30',
      days: [{ createdAt: '2026-11-02T10:12:05Z' }],
      dateOfBirth: '1991-04-23',
      price: 5,
    }),
  ).toEqual({
    expiryDate: '2028-11-30',
    days: [{ createdAt: '2027-01-02T10:12:05Z' }],
    dateOfBirth: '1991-04-23',
    price: 5,
  });
});

it('leaves nothing in the future that has happened', () => {
  expect(shiftTo(EXAMPLES_DAY)('2026-11-20T09:15:00Z')).toBe('2026-11-19T09:15:00Z');
});

it.each([
  ['a day in the season, within weeks', '2026-06-12', '2026-07-25'],
  ['the last month of the season, within weeks', '2026-09-30', '2026-11-14'],
  ['autumn, in the next season', '2026-11-20', '2027-06-12'],
  ['winter, in the season of the year', '2027-01-20', '2027-06-12'],
  ['spring, in the season of the year', '2028-03-31', '2028-06-17'],
])(
  'has the trips of the season, seen from %s, on the same day of the week',
  (_when, today, day) => {
    expect(shiftTo(today)('2027-06-12')).toBe(day);
    expect(dayOf(Date.parse(shiftTo(today)('2027-06-12T06:00:00Z')))).toBe(day);
    expect(new Date(day).getUTCDay()).toBe(6);
  },
);

it('moves dates written in words, with the suffixes of Turkish', () => {
  const shift = shiftTo('2026-06-12');
  expect(shift('Gülşah, 12–14 Haziran 2027 için')).toBe('Gülşah, 25–27 Temmuz 2026 için');
  expect(shift('16–19 Haziran için')).toBe('29 Temmuz–1 Ağustos için');
  expect(shift('Gülşah on 12–14 June 2027')).toBe('Gülşah on 25–27 July 2026');
  expect(shift("15 Mayıs'taki tur")).toBe("27 Haziran'daki tur");
});
