import { beforeEach, describe, expect, it } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aPayment, aUser } from '../../testing/records.ts';
import { addDays, instant, instantInIstanbul } from '../calendar/day.ts';
import { settle } from './booking-status.ts';

const day = (offset: number) => addDays(TODAY, offset);
let store: Store;

beforeEach(() => {
  const rows = {
    users: [aUser(2, { role: 'BOAT_OWNER' }), aUser(9)],
    boats: [aBoat(1)],
    bookings: [
      aBooking(1, day(0), { endDate: day(1) }),
      aBooking(2, day(0)),
      aBooking(3, day(0), { status: 'PENDING' }),
      aBooking(4, day(3), { status: 'PENDING' }),
    ],
    payments: [
      aPayment(1, { bookingId: 1, type: 'DEPOSIT', status: 'PARTIAL', amount: 2_000 }),
      aPayment(2, { bookingId: 3, type: 'DEPOSIT', status: 'PARTIAL', amount: 2_000 }),
    ],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const on = (offset: number, time = '12:00') => ({
  now: instantInIstanbul(day(offset), time),
  today: day(offset),
});
const statuses = () => store.bookings.all().map(({ status }) => status);

describe('as the days pass', () => {
  it('nothing changes on the day of the booking itself', () => {
    settle(store, on(0, '23:59'));
    expect(statuses()).toEqual(['CONFIRMED', 'CONFIRMED', 'PENDING', 'PENDING']);
  });

  it('a paid booking is completed the day after its last, and its deposit is earned', () => {
    settle(store, on(1));
    expect(statuses()[0]).toBe('CONFIRMED');
    settle(store, on(2, '00:00'));
    expect(statuses()[0]).toBe('COMPLETED');
    expect(store.payments.get(1)?.status).toBe('COMPLETED');
    const told = store.notifications.all().filter(({ type }) => type === 'BOOKING_COMPLETED');
    expect(told.map(({ userId }) => userId)).toEqual([9, 2]);
  });

  it('one that nothing was paid for is a no-show', () => {
    settle(store, on(1));
    expect(statuses()[1]).toBe('NO_SHOW');
  });

  it('one that was never confirmed is rejected, and all of it given back', () => {
    settle(store, on(1));
    expect(statuses().slice(2)).toEqual(['REJECTED', 'PENDING']);
    expect(store.payments.get(2)).toMatchObject({ status: 'CANCELLED', refundedAmount: 2_000 });
    const told = store.notifications.all().filter(({ type }) => type === 'BOOKING_CANCELLED');
    expect(told.at(-1)?.message).toContain('Ödenen tutarın tamamı iade edildi: ₺2.000.');
  });

  it('each happens once', () => {
    settle(store, on(9));
    const told = store.notifications.all().length;
    settle(store, on(10));
    settle(store, on(11));
    expect(store.notifications.all()).toHaveLength(told);
  });
});

it('catches up on what was left open before the mock was started', () => {
  const expiresAt = instant(on(0, '11:30').now);
  const open = aPayment(1, { status: 'PENDING', paidAt: null, expiresAt });
  const rows = { bookings: [aBooking(1, day(4))], payments: [open] };
  const restarted = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
  settle(restarted, on(0, '12:00'));
  expect(restarted.payments.get(1)?.status).toBe('FAILED');
});
