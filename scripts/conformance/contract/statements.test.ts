import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import { targetOf } from '../../../openapi/model/document.ts';
import { loadContract } from './contract.ts';
import { statementsOf } from './statements.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const statements = statementsOf(contract);

test('the nearest statement about a place comes first', () => {
  const [states, text] = statements('listBookingsPage', 'content[].status');
  expect(states?.pointer).toBe('#/components/schemas/BookingStatus/x-states');
  expect(states?.text).toContain('PENDING → CONFIRMED by setBookingStatus');
  expect(text?.pointer).toBe('#/components/schemas/BookingStatus/description');
});

test('an operation speaks for its whole answer', () => {
  const all = statements('cancelBooking', '');
  expect(all[0]?.text).toBe('Booking.status: PENDING, CONFIRMED → CANCELLED');
  expect(all.at(-1)?.text).toContain('The customer or the host cancels');
});

test('every statement stands where it says', () => {
  for (const { id } of contract.operations)
    for (const { pointer } of statements(id, ''))
      expect(() => targetOf(contract.document, pointer), pointer).not.toThrow();
  expect(() => statements('getBooking', 'status')).not.toThrow();
});
