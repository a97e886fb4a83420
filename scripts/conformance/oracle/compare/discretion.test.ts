import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { answered } from '../pair/testing.ts';
import { createDiscretion } from './discretion.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

/** Whether the second of two answers tells who is known. */
function tells(operationId: string, [first, second]: [string, string]): boolean {
  const { compare } = createDiscretion(contract.operations);
  const operation = contract.operation(operationId);
  const mock = answered({ body: { success: true, message: 'Gönderildi' } });
  const ask = (message: string, email: string) => {
    const template = { operationId, by: undefined, body: { email } };
    const service = answered({ body: { success: true, message } });
    return compare({ operation, template, service, mock });
  };
  ask(first, 'elif@example.com');
  return ask(second, 'can@example.com').length > 0;
}

test('an answer that must tell nothing is the same whoever is named', () => {
  expect(tells('requestPasswordReset', ['Sent.', 'Sent.'])).toBe(false);
  expect(tells('requestPasswordReset', ['Sent.', 'Your account is closed.'])).toBe(true);
  // What was typed, and how long a code holds, tell nothing.
  expect(
    tells('requestPasswordReset', ['To elif@example.com, 10 min.', 'To Can@example.com, 9 min.']),
  ).toBe(false);
});

test('other operations may say what they like', () => {
  expect(tells('createContactMessage', ['Thank you.', 'Thanks again.'])).toBe(false);
});
