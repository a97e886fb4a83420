import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import type { Actor } from '../../types.ts';
import { answered } from '../pair/testing.ts';
import type { Found } from '../sequence/found.ts';
import { storyOf } from './story.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

function call(operationId: string, actor: Actor, token: string | undefined, body: object) {
  const side = answered({ status: 200, headers: {}, body });
  const requestHeaders: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const service = { ...side, exchange: { ...side.exchange, actor, requestHeaders } };
  const template = { operationId, by: undefined };
  return { service, mock: side, operation: contract.operation(operationId), template };
}

test('a call that gives out a token sets the variable that later calls are sent with', () => {
  const log = [
    call('logIn', 'ANONYMOUS', undefined, { token: 'abc' }),
    call('logIn', 'ANONYMOUS', undefined, { token: 'never used' }),
    call('getAccount', 'OTHER_CUSTOMER', 'abc', {}),
  ];
  const [answer] = log.slice(-1);
  if (!answer) throw new Error('there is a last call');
  const plain = { rule: 'status' as const, place: '', description: undefined, within: undefined };
  const found: Found = {
    difference: { ...plain, service: 200, mock: 401 },
    ...{ answer, after: undefined, probe: undefined, mode: 'valid', log },
  };
  const [first, last, none] = storyOf(found).map(({ curl }) => curl);
  expect(first).toMatch(/^OTHER_CUSTOMER_TOKEN=\$\(curl -s .* \| sed -n .*\)$/u);
  expect(none).toBeUndefined();
  expect(last).toContain('"Authorization: Bearer $OTHER_CUSTOMER_TOKEN"');
});
