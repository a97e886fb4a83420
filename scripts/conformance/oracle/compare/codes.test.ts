import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { answered } from '../pair/testing.ts';
import { codes, faults, isOtherRule } from './codes.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

const refused = (code: string, headers: Record<string, string> = {}, status = 409) =>
  answered({ status, headers, body: { code } });

function differs(service: string, mock: string, broken?: string) {
  const headers: Record<string, string> = broken ? { 'x-mock-refusals': broken } : {};
  const operation = contract.operation('createPayment');
  const template = { operationId: operation.id, by: undefined };
  const both = { service: refused(service), mock: refused(mock, headers) };
  return codes(contract, { ...both, operation, template }).length > 0;
}

test('of two rules that a request breaks either may be told', () => {
  expect(differs('DEPOSIT_NOT_PAID', 'PAYMENT_ALREADY_OPEN')).toBe(false);
  const both = 'PAYMENT_ALREADY_OPEN, DEPOSIT_NOT_PAID';
  expect(differs('DEPOSIT_NOT_PAID', 'PAYMENT_ALREADY_OPEN', both)).toBe(false);
});

test('a rule that is kept is none to tell, where the mock has looked at all of them', () => {
  expect(differs('DEPOSIT_NOT_PAID', 'PAYMENT_ALREADY_OPEN', 'PAYMENT_ALREADY_OPEN')).toBe(true);
});

test('nor is a code that the operation does not name, or one that says something of the request', () => {
  expect(differs('OWN_OFFER', 'PAYMENT_ALREADY_OPEN')).toBe(true);
  expect(differs('IDEMPOTENCY_KEY_REUSED', 'PAYMENT_ALREADY_OPEN')).toBe(true);
});

function isOther(service: [number, string], broken?: string) {
  const headers: Record<string, string> = broken ? { 'x-mock-refusals': broken } : {};
  const operation = contract.operation('createBooking');
  const template = { operationId: operation.id, by: undefined };
  const [status, code] = service;
  const both = { service: refused(code, {}, status), mock: refused('OWN_OFFER', headers) };
  return isOtherRule(contract, { ...both, operation, template });
}

test('another rule that is broken is told with its own status', () => {
  expect(isOther([404, 'NOT_FOUND'], 'OWN_OFFER, NOT_FOUND')).toBe(true);
  expect(isOther([422, 'VALIDATION_FAILED'], 'OWN_OFFER, VALIDATION_FAILED')).toBe(true);
  // A refusal of input is 400 or 422.
  expect(isOther([400, 'INVALID_REQUEST'], 'OWN_OFFER, VALIDATION_FAILED')).toBe(true);
});

test('with another status it says something else, and a rule that is kept is none to tell', () => {
  expect(isOther([404, 'VALIDATION_FAILED'], 'OWN_OFFER, VALIDATION_FAILED')).toBe(false);
  expect(isOther([404, 'NOT_FOUND'], 'OWN_OFFER')).toBe(false);
  expect(isOther([404, 'NOT_FOUND'])).toBe(false);
});

function faultsDiffer(service: readonly string[], mock: readonly string[]) {
  const naming = (fields: readonly string[]) => {
    const errors = fields.map((field) => ({ field, message: 'x' }));
    return answered({ status: 422, body: { code: 'VALIDATION_FAILED', errors } });
  };
  const operation = contract.operation('updateOwnPassword');
  const template = { operationId: operation.id, by: undefined };
  return faults({ service: naming(service), mock: naming(mock), operation, template }).length > 0;
}

test('a refusal names one of the fields at fault', () => {
  expect(faultsDiffer(['body.newPassword'], ['body.currentPassword'])).toBe(true);
  expect(faultsDiffer([], ['body.currentPassword'])).toBe(true);
  expect(faultsDiffer(['body.startDate'], ['body.startDate', 'body.endDate'])).toBe(false);
  expect(faultsDiffer(['body.startDate'], [])).toBe(false);
});
