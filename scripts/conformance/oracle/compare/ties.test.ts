import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { createIds } from './ids.ts';
import { aligned } from './lists.ts';
import { tiedIn } from './ties.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

/** Whether two boats, made one right after the other, may stand either way round. */
function mayTurn(query: Record<string, string>, service: readonly [number, number]) {
  const ids = createIds();
  for (const [index, id] of service.entries()) ids.learn('boat', { service: id, mock: index + 1 });
  const side = { exchange: exchange(), status: 200, body: [], ok: true };
  const answer = {
    service: side,
    mock: side,
    operation: contract.operation('listBoatsPage'),
    template: { operationId: 'listBoatsPage', by: undefined, query },
  };
  const isTied = tiedIn(contract, ids, answer);
  const [first, second] = service;
  const lists = {
    service: [{ id: second }, { id: first }],
    mock: [{ id: 1 }, { id: 2 }],
  };
  return aligned(lists, 'boat', ids, false, isTied)?.order === undefined;
}

const exchange = () => ({
  operationId: 'listBoatsPage',
  actor: 'ANONYMOUS' as const,
  method: 'GET',
  url: '',
  requestHeaders: {},
  requestBody: undefined,
  status: 200,
  responseHeaders: {},
  responseBody: '',
  duration: 1,
});

test('what one clock tells apart and another does not may stand either way round', () => {
  expect(mayTurn({ sort: 'newest,desc' }, [7, 8])).toBe(true);
  expect(mayTurn({ sort: 'price,asc' }, [7, 8])).toBe(false);
});

test('so may what ids decide, when the two sides give them out in another order', () => {
  expect(mayTurn({ sort: 'price,asc' }, [8, 7])).toBe(true);
});
