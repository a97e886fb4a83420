import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { createCells } from './cells.ts';
import { proofOf } from './proof.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

function reasonFor(operationId: string, skips = new Map<string, string>()) {
  const cells = createCells();
  cells.note(operationId, '', 'CUSTOMER', false, false);
  const { notProved } = proofOf(contract, cells, (id) => id === operationId, skips);
  return notProved.map(({ reason }) => reason);
}

test.each([
  ['verifyEmail', 'e-mail'],
  ['resetPassword', 'e-mail'],
  ['completeThreeDsPayment', 'page of the bank'],
])('%s is not proved, since no call brings about what it needs', (operationId, why) => {
  expect(reasonFor(operationId)).toEqual([expect.stringContaining(why)]);
});

test('what was refused or left out says so', () => {
  expect(reasonFor('createReview')).toEqual(['refused whenever it was asked']);
  const skips = new Map([['createReview', 'needs a trip']]);
  expect(reasonFor('createReview', skips)).toEqual(['needs a trip']);
});
