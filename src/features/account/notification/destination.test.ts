import { describe, expect, test } from 'vitest';
import {
  notificationSubjectKindValues,
  notificationTypeValues,
  roleValues,
} from '../../../api/contract/contract.ts';
import { destinationOf } from './destination.ts';

describe.each(roleValues)('%s', (role) => {
  test.each(notificationTypeValues)('%s leads somewhere, whatever it is about', (type) => {
    const subjects = notificationSubjectKindValues.map((kind) => ({ kind, id: 7 }));
    for (const subject of [null, ...subjects]) {
      const { to } = destinationOf({ type, subject }, role);
      expect(to).toMatch(/^\/[a-z]/);
      expect(to.startsWith('/captain')).toBe(role === 'BOAT_OWNER');
      expect(to.startsWith('/admin')).toBe(role === 'ADMIN' && subject?.kind !== 'CONVERSATION');
    }
  });
});

test('a message leads to its conversation, a payment to its booking', () => {
  const message = { type: 'INFO', subject: { kind: 'CONVERSATION', id: 2 } } as const;
  expect(destinationOf(message, 'CUSTOMER')).toEqual({ to: '/messages', search: { to: 2 } });
  expect(destinationOf(message, 'BOAT_OWNER')).toMatchObject({ to: '/captain/messages' });
  const payment = { type: 'SUCCESS', subject: { kind: 'BOOKING', id: 12 } } as const;
  expect(destinationOf(payment, 'CUSTOMER')).toEqual({
    to: '/my-bookings/$bookingId',
    params: { bookingId: '12' },
  });
  expect(destinationOf(payment, 'BOAT_OWNER')).toMatchObject({
    to: '/captain/bookings/$bookingId',
  });
});

test('without a record, a notification about bookings leads to the tab that it is about', () => {
  const of = (type: 'BOOKING_CANCELLED' | 'BOOKING_COMPLETED') =>
    destinationOf({ type, subject: null }, 'CUSTOMER');
  expect(of('BOOKING_CANCELLED')).toEqual({ to: '/my-bookings', search: { tab: 'cancelled' } });
  expect(of('BOOKING_COMPLETED')).toEqual({ to: '/my-bookings', search: { tab: 'past' } });
});
