import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { createStateWatch } from './states.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

const answered = (status: string) => ({ ok: true, body: { id: 7, status } });

test('a record moves as its contract says, over states that nobody looked at too', () => {
  const look = createStateWatch(contract);
  expect(look(contract.operation('createBooking'), answered('PENDING'), performance.now())).toEqual(
    [],
  );
  expect(look(contract.operation('getBooking'), answered('COMPLETED'), performance.now())).toEqual(
    [],
  );
});

test('a way back that no move takes is a finding', () => {
  const look = createStateWatch(contract);
  look(contract.operation('getBooking'), answered('CANCELLED'), performance.now());
  const [finding] = look(
    contract.operation('setBookingStatus'),
    answered('CONFIRMED'),
    performance.now(),
  );
  expect(finding).toMatchObject({
    rule: 'state-move',
    place: 'status',
    expected: 'status CANCELLED leads to nowhere',
    seen: 'CANCELLED, then CONFIRMED',
  });
});

test('a record does not begin in the middle', () => {
  const look = createStateWatch(contract);
  const [finding] = look(contract.operation('createBooking'), answered('COMPLETED'), 0);
  expect(finding?.expected).toBe('status begins as PENDING or CONFIRMED');
});

test('an answer that was asked for before the last one came tells nothing', () => {
  const look = createStateWatch(contract);
  const early = performance.now();
  look(contract.operation('getBooking'), answered('CANCELLED'), early);
  expect(look(contract.operation('getBooking'), answered('PENDING'), early - 1)).toEqual([]);
});
