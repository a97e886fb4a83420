import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  title: 'Gülşah, Göcek',
  description: '3 gün; 6 kişi',
  location: 'Göcek',
  url: 'https://pruva.example/my-bookings/12',
};
const trip = { id: 12, status: 'CONFIRMED', durationMinutes: null } as const;

test('a trip of whole days is an all-day event that includes the last day', () => {
  const file = calendarFile(
    { ...trip, startDate: '2027-06-12', endDate: '2027-06-14', startTime: null },
    entry,
  );
  expect(file).toContain('DTSTART;VALUE=DATE:20270612');
  expect(file).toContain('DTEND;VALUE=DATE:20270615');
  expect(file).toContain('SUMMARY:Gülşah\\, Göcek');
  expect(file).toContain('UID:booking-12@pruva');
});

test('a description of several lines stays one', () => {
  const file = calendarFile(
    { ...trip, startDate: '2027-06-12', endDate: '2027-06-12', startTime: null },
    { ...entry, description: 'Kaptan: Mehmet\nTelefon: +90 532 111 22 33' },
  );
  expect(file.replaceAll('\r\n\t', '')).toContain(
    'DESCRIPTION:Kaptan: Mehmet\\nTelefon: +90 532 111 22 33',
  );
});

test('a tour begins at its hour, as UTC for Europe/Istanbul, lasts as long as it does, and has its place', () => {
  const file = calendarFile(
    {
      ...trip,
      startDate: '2027-01-31',
      endDate: '2027-01-31',
      startTime: '10:00',
      durationMinutes: 480,
    },
    entry,
  );
  expect(file).toContain('DTSTART:20270131T070000Z');
  expect(file).toMatch(/DURATION:PT(8H|480M)/);
  expect(file).toContain('LOCATION:Göcek');
});
