import { expect, it } from 'vitest';
import { createStore, createWorld } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, aPayment, aTour } from '../../testing/records.ts';
import { addDays, instantInIstanbul } from '../calendar/day.ts';
import { refundBooking, refundShare, refundShareOf } from './refund.ts';

const HOUR = 3_600_000;
const start = instantInIstanbul('2026-07-01', '09:00');

it.each([
  ['flexible', 24, 1],
  ['flexible', 23.99, 0],
  ['moderate', 48, 0.5],
  ['moderate', 47.99, 0],
  ['strict', 168, 0.5],
  ['strict', 167.99, 0],
  ['no_refund', 10_000, 0],
] as const)('%s, %d hours before: %d of what was paid', (policy, hours, share) => {
  expect(refundShare(policy, start, start - hours * HOUR)).toBe(share);
});

const world = (policy: 'strict' | null) =>
  createStore(
    createWorld(
      { scenario: 'test', today: TODAY },
      {
        boats: [aBoat(1)],
        tours: [aTour(1, { cancellationPolicy: policy })],
        payments: [
          aPayment(1, { type: 'DEPOSIT', amount: 2_000.01 }),
          aPayment(2, { type: 'BALANCE', amount: 8_000 }),
          aPayment(3, { status: 'FAILED', paidAt: null }),
        ],
      },
    ),
  );
const ofTour = aBooking(1, addDays(TODAY, 3), { boatId: null, tourId: 1, startTime: '10:00' });
const now = instantInIstanbul(TODAY, '12:00');

it('follows the policy of the tour, and the general terms where there is none', () => {
  expect(refundShareOf(world('strict'), ofTour, now)).toBe(0);
  expect(refundShareOf(world(null), ofTour, now)).toBe(1);
  expect(refundShareOf(world('strict'), aBooking(1, addDays(TODAY, 1)), now)).toBe(0);
  expect(refundShareOf(world('strict'), aBooking(1, addDays(TODAY, 2)), now)).toBe(1);
});

it('gives back a share of every payment that was received, to the kuruş', () => {
  const store = world(null);
  refundBooking(store, now, ofTour, 0.5, 'Rezervasyon müşteri tarafından iptal edildi.');
  const [deposit, balance, failed] = store.payments.all();
  expect(deposit).toMatchObject({ status: 'CANCELLED', refundedAmount: 1_000.01 });
  expect(balance).toMatchObject({ status: 'CANCELLED', refundedAmount: 4_000 });
  expect(failed).toMatchObject({ status: 'FAILED', refundedAmount: 0 });
});
