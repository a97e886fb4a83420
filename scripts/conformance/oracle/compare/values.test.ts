import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { sameScalar } from './values.ts';

const { schemas } = loadContract(CONTRACT_FILES.bundle);
const text = schemas.flatten({ type: 'string' });
const facts = { wrote: () => false, makes: () => false, skew: 0 };

test.each([
  ['TR••••••••••••••••••••1326', true],
  ['TR********************1326', true],
  ['TR** **** **** **** **** 1326', true],
  ['TRXXXX1326', true],
  ['TR33••••••••••••••••••1326', false],
  ['TR•••••••••••••••••••41326', false],
  ['TR••••••••••••••••••••••26', false],
  ['TR330006100519786457841326', false],
])('an account of which its ends are told, as %s: %s', (service, isSame) => {
  expect(sameScalar(text, { service, mock: 'TR••••••••••••••••••••1326' }, facts)).toBe(isSame);
});
