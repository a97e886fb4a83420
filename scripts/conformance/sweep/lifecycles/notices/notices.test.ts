import { expect, test } from 'vitest';
import { noticesOf } from '../../../../../openapi/model/annotations/notifies.ts';
import { loadContract } from '../../../contract/contract.ts';
import { SCENES } from './notices.ts';

/** What no calls lead to: 3-D Secure needs an answer on the page of the bank. */
const UNREACHABLE = ['completeThreeDsPayment'];

const { document } = loadContract('generated/openapi.json');

test('every notification that calls lead to has a scene', () => {
  const missing = [...noticesOf(document)]
    .filter(([operationId]) => !UNREACHABLE.includes(operationId))
    .flatMap(([operationId, { notices }]) =>
      notices.flatMap(({ type }) => (type === undefined ? [] : `${operationId} ${type}`)),
    )
    .filter(
      (line) =>
        !SCENES.some(({ operationId, due }) =>
          due.some((type) => `${operationId} ${type}` === line),
        ),
    );
  expect(missing).toEqual([]);
});

test('no scene expects what the contract does not say', () => {
  const said = noticesOf(document);
  const unsaid = SCENES.filter(({ operationId, due }) =>
    due.some((type) => !said.get(operationId)?.notices.some((one) => one.type === type)),
  );
  expect(unsaid).toEqual([]);
});
