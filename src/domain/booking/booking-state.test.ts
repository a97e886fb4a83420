import { expect, test } from 'vitest';
import { aBooking } from '../../api/testing/examples.ts';
import { isOpen, isUnderWay, leftToPay } from './booking-state.ts';

const booking = aBooking({
  startDate: '2999-06-12',
  endDate: '2999-06-12',
  totalPrice: 100_800.1,
  depositAmount: 20_160,
  paidAmount: 0,
  paymentProcessing: false,
});

test('before anything is paid the deposit comes first, and the rest on the day', () => {
  expect(leftToPay({ ...booking, status: 'CONFIRMED' })).toEqual({
    deposit: 20_160,
    atBank: 0,
    onTheDay: 80_640.1,
  });
});

test('what is paid is not asked for again', () => {
  expect(leftToPay({ ...booking, status: 'PENDING', paidAmount: 20_160 })).toEqual({
    deposit: 0,
    atBank: 0,
    onTheDay: 80_640.1,
  });
});

test('what the bank has not answered yet is not asked for again', () => {
  expect(leftToPay({ ...booking, status: 'CONFIRMED', paymentProcessing: true })).toEqual({
    deposit: 0,
    atBank: 20_160,
    onTheDay: 80_640.1,
  });
});

test('of a trip that is over or called off nothing is left to pay', () => {
  for (const status of ['COMPLETED', 'CANCELLED', 'REJECTED', 'NO_SHOW'] as const) {
    expect(leftToPay({ ...booking, status })).toEqual({ deposit: 0, atBank: 0, onTheDay: 0 });
  }
});

test('of a trip that has ended nothing is left to pay, though the service has not said so yet', () => {
  const past = { startDate: '2020-06-12', endDate: '2020-06-12' };
  expect(leftToPay({ ...booking, ...past, status: 'CONFIRMED' }).deposit).toBe(0);
});

const at = (time: string, day = '12') => new Date(`2027-06-${day}T${time}:00+03:00`);

test('a trip by the hour is open until its hours have passed', () => {
  const trip = aBooking({
    status: 'CONFIRMED',
    startDate: '2027-06-12',
    endDate: '2027-06-12',
    startTime: '10:30',
    durationMinutes: 180,
  });
  expect([at('10:29'), at('10:30'), at('13:30')].map((time) => isUnderWay(trip, time))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isOpen(trip, at('13:29'))).toBe(true);
  expect(isOpen(trip, at('13:30'))).toBe(false);
  expect(isOpen({ ...trip, status: 'PENDING' }, at('13:30'))).toBe(true);
});

test('whole days are under way from the second on, and open until the last is over', () => {
  const trip = aBooking({
    status: 'CONFIRMED',
    startDate: '2027-06-12',
    endDate: '2027-06-14',
    startTime: null,
    durationMinutes: null,
  });
  expect(isUnderWay(trip, at('23:59'))).toBe(false);
  expect(isUnderWay(trip, at('00:00', '13'))).toBe(true);
  expect(isUnderWay({ ...trip, status: 'PENDING' }, at('00:00', '13'))).toBe(false);
  expect(isOpen(trip, at('23:59', '14'))).toBe(true);
  expect(isOpen(trip, at('00:00', '15'))).toBe(false);
});
