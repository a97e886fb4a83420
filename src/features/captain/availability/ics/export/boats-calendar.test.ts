import { expect, it } from 'vitest';
import type { TimelineBoat } from '../../../../../api/contract/types.ts';
import { readCalendar } from '../read/read-calendar.ts';
import { boatsCalendar } from './boats-calendar.ts';

const texts = { name: 'Pruva', closed: 'Kapalı', guests: new Map([[6, '6 kişi']]) };
const entry = { priceOverride: null, isInstantConfirmation: false, price: 48_500 };
const booking = {
  bookingId: 7,
  customerName: 'Elif Ceren Yıldız',
  status: 'CONFIRMED',
  startDate: '2026-07-01',
  endDate: '2026-07-03',
  startTime: null,
  hours: null,
  passengerCount: 6,
} as const;
const boat: TimelineBoat = {
  boatId: 1,
  boatName: 'Gülşah',
  boatType: 'YACHT',
  status: 'ACTIVE',
  dailyPrice: 48_500,
  spans: [
    { startDate: '2026-07-01', endDate: '2026-07-09', isAvailable: true, ...entry },
    { startDate: '2026-07-10', endDate: '2026-07-12', isAvailable: false, ...entry },
  ],
  totalBookings: 2,
  bookings: [
    booking,
    {
      ...booking,
      bookingId: 8,
      status: 'PENDING',
      startDate: '2026-07-05',
      endDate: '2026-07-05',
      startTime: '22:00',
      hours: 4,
    },
  ],
};
/** Long lines are folded in the file. */
const unfolded = (text = '') => text.replaceAll(/\r\n[ \t]/g, '');

it('holds bookings and closed days; whole days end on the day after their last', () => {
  const text = unfolded(boatsCalendar([boat], texts));
  expect(text).toContain('DTSTART;VALUE=DATE:20260701');
  expect(text).toContain('DTEND;VALUE=DATE:20260704');
  expect(text).toContain('DTEND;VALUE=DATE:20260713');
  expect(text).toContain('SUMMARY:Gülşah · Kapalı');
  expect(text).toContain('DTSTART:20260705T190000Z');
  expect(text).toContain('DESCRIPTION:6 kişi');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
});

it('has every event under the same name each time', () => {
  const uids = (text = '') => unfolded(text).match(/^UID:.*$/gm);
  const first = uids(boatsCalendar([boat], texts));
  expect(first).toEqual([
    'UID:boat-1-booking-7@pruva',
    'UID:boat-1-booking-8@pruva',
    'UID:boat-1-closed-20260710@pruva',
  ]);
  expect(uids(boatsCalendar([boat], texts))).toEqual(first);
});

it('names guests by an initial and their last name, as the calendars on screen do', () => {
  const text = unfolded(boatsCalendar([boat], texts));
  expect(text).toContain('SUMMARY:Gülşah · E. Yıldız');
  expect(text).not.toContain('Elif');
});

it('is read back as the days that it tells', () => {
  const reading = readCalendar(boatsCalendar([boat], texts) ?? '', {
    first: '2026-06-12',
    last: '2027-07-16',
  });
  expect('contents' in reading && reading.contents.busy).toEqual([
    { uid: 'boat-1-booking-7@pruva', first: '2026-07-01', last: '2026-07-03' },
    { uid: 'boat-1-booking-8@pruva', first: '2026-07-05', last: '2026-07-06' },
    { uid: 'boat-1-closed-20260710@pruva', first: '2026-07-10', last: '2026-07-12' },
  ]);
});

it('is no file when nothing takes a day', () => {
  expect(boatsCalendar([{ ...boat, spans: [], bookings: [] }], texts)).toBeUndefined();
});
