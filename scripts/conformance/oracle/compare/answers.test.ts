import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { createKinds } from '../model/kinds.ts';
import { answered } from '../pair/testing.ts';
import { compareAnswers } from './answers.ts';
import { createIds } from './ids.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const comparison = {
  contract,
  kinds: createKinds(contract),
  ids: createIds(),
  facts: { wrote: () => false, makes: () => false, skew: 0 },
  word: 'w1',
};

function rules(operationId: string, service: number, mock: number): string[] {
  const operation = contract.operation(operationId);
  const template = { operationId, by: undefined };
  const answer = {
    service: answered({ status: service }),
    mock: answered({ status: mock }),
    operation,
    template,
  };
  return compareAnswers(comparison, answer).map(({ rule }) => rule);
}

test('what somebody may not touch is 403 or 404, where the operation has both', () => {
  expect(rules('getBooking', 404, 403)).toEqual([]);
  expect(rules('listBookings', 409, 403)).toEqual(['status']);
  expect(rules('getBooking', 404, 200)).toEqual(['status']);
});

test('a refusal of input is 400 or 422', () => {
  expect(rules('createBooking', 400, 422)).toEqual([]);
});
