import { expect, it } from 'vitest';
import type { Booking } from '../../../../api/contract/types.ts';
import { keepInPlace } from './kept-requests.ts';

const booking = (id: number, customerName = 'Elif Yıldız'): Booking => ({
  id,
  kind: 'BOAT',
  status: 'PENDING',
  customerId: 9,
  customerName,
  customerEmail: null,
  customerPhone: null,
  hostId: 2,
  hostName: 'Mehmet Ağaoğlu',
  boatId: 1,
  boatName: 'Gülşah',
  boatType: 'YACHT',
  boatLocation: 'Göcek',
  tourId: null,
  tourDateId: null,
  tourName: null,
  tourDescription: null,
  startDate: '2026-06-20',
  endDate: '2026-06-21',
  startTime: null,
  hours: null,
  passengerCount: 4,
  notes: null,
  services: [],
  totalPrice: 1000,
  depositAmount: 200,
  paidAmount: 0,
  refundedAmount: 0,
  paymentStatus: 'PENDING',
  paymentCompleted: false,
  paymentPending: true,
  paymentProcessing: false,
  hostPhone: null,
  meetingPoint: null,
  durationMinutes: null,
  cancellationReason: null,
  createdAt: '2026-06-01T09:00:00Z',
});
const places = (requests: ReturnType<typeof keepInPlace>) =>
  requests.map(({ booking: { id }, isWaiting }) => (isWaiting ? id : -id));

it('keeps the place of what was answered, and puts what is new at the end', () => {
  const first = keepInPlace([], [booking(1), booking(2), booking(3)]);
  expect(places(first)).toEqual([1, 2, 3]);
  const second = keepInPlace(first, [booking(0), booking(1), booking(3), booking(4)]);
  expect(places(second)).toEqual([1, -2, 3, 0, 4]);
});

it('shows what the service says now of what still waits', () => {
  const [request] = keepInPlace(keepInPlace([], [booking(1)]), [booking(1, 'Ada')]);
  expect(request?.booking.customerName).toBe('Ada');
});
