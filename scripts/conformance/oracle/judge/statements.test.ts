import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import type { Difference } from '../compare/difference.ts';
import type { SideAnswer } from '../pair/pair.ts';
import { answered } from '../pair/testing.ts';
import type { Found } from '../sequence/found.ts';
import { statementFor } from './statements.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

const side = (status: number, code?: string, headers: Record<string, string> = {}) =>
  answered({ status, headers, body: code ? { code } : {} });

function found(
  operationId: string,
  service: SideAnswer,
  mock: SideAnswer,
  difference: Partial<Difference> = {},
  mode: Found['mode'] = 'valid',
): Found {
  const template = { operationId, by: undefined };
  const answer = { service, mock, operation: contract.operation(operationId), template };
  const plain = { rule: 'status' as const, place: '', description: undefined, within: undefined };
  return {
    difference: { ...plain, service: service.status, mock: mock.status, ...difference },
    answer,
    after: undefined,
    probe: undefined,
    mode,
    log: [answer],
  };
}

test('what should have been refused breaks the code’s own words', () => {
  const one = found('createBooking', side(201), side(409, 'DATES_UNAVAILABLE'));
  expect(statementFor(one, contract)).toEqual({
    text: contract.document['x-error-codes']?.DATES_UNAVAILABLE?.when,
    place: 'error code DATES_UNAVAILABLE: when',
  });
});

test('what should have been taken breaks the words of the code that it was refused with', () => {
  const one = found('createBooking', side(409, 'OWN_OFFER'), side(201));
  expect(statementFor(one, contract)?.place).toBe('error code OWN_OFFER: when');
});

test('which of several faults is told is left open', () => {
  const twice = found('createBooking', side(422), side(403, 'FORBIDDEN'), {}, 'forbidden');
  expect(statementFor(twice, contract)).toBeUndefined();
});

test('a rule of the records and one of the request may both be broken by what is valid otherwise', () => {
  const days = side(409, 'DATES_UNAVAILABLE');
  const seats = side(422, 'VALIDATION_FAILED');
  expect(statementFor(found('createBooking', days, seats), contract)).toBeUndefined();
  expect(statementFor(found('createBooking', seats, days), contract)).toBeUndefined();
});

test('where the mock has looked at every rule, and who may learn that a record exists, are told', () => {
  const days = side(409, 'DATES_UNAVAILABLE');
  const judged = side(409, 'DATES_UNAVAILABLE', { 'x-mock-refusals': 'DATES_UNAVAILABLE' });
  const place = 'error code DATES_UNAVAILABLE: when';
  const seats = side(422, 'VALIDATION_FAILED');
  expect(statementFor(found('createBooking', seats, judged), contract)?.place).toBe(place);
  const hidden = side(404, 'NOT_FOUND');
  expect(statementFor(found('createBooking', days, hidden), contract)?.place).toBe(
    'error code NOT_FOUND: when',
  );
});

test('a status that the operation does not have breaks its list of answers', () => {
  const one = found('getBoat', side(418), side(404, 'NOT_FOUND'), {}, 'invalid');
  expect(statementFor(one, contract)?.place).toBe('getBoat: responses');
});

test('a field is held against its description, and without one the contract is silent', () => {
  const value = { rule: 'value' as const, place: 'body.totalPrice', within: 'Booking' };
  const described = { ...value, description: 'Lira in all.' };
  const at = (difference: Partial<Difference>) =>
    statementFor(found('getBooking', side(200), side(200), difference), contract);
  expect(at(described)).toEqual({ text: 'Lira in all.', place: 'Booking.totalPrice: description' });
  expect(at(value)).toBeUndefined();
});

test('a record too few after a write breaks what the write says it tells or takes along', () => {
  const missing = { rule: 'list-missing' as const, place: 'body[]' };
  const after = (write: string, reader: string) =>
    statementFor({ ...found(reader, side(200), side(200), missing), after: write }, contract)
      ?.place;
  expect(after('createBooking', 'listUnreadNotifications')).toBe('createBooking: x-notifies');
  expect(after('deleteBoat', 'listBoatServices')).toBe('deleteBoat: x-deletes');
  expect(after('createBooking', 'listBookingsPage')).toBe('listBookingsPage: description');
});

test('a field at fault is named by a refusal for one reason alone', () => {
  const other = { rule: 'field' as const, place: 'body.errors[].field', within: 'ErrorBody' };
  const refused = (mode: Found['mode']) =>
    statementFor(found('createBoat', side(422), side(422), other, mode), contract)?.place;
  expect(refused('valid')).toBe('ErrorBody.errors: description');
  expect(refused('forbidden')).toBeUndefined();
  const said = { ...other, mock: 'body.currentPassword' };
  const own = found('updateOwnPassword', side(422), side(422), said, 'forbidden');
  expect(statementFor(own, contract)?.place).toBe('updateOwnPassword: description');
});
