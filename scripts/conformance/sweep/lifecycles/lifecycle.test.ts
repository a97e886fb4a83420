import { expect, test } from 'vitest';
import { type Answer, type CheckFinding, Unavailable } from '../run.ts';
import type { World } from '../world/world.ts';
import { createSteps } from './lifecycle.ts';

test('what was expected of a field says so where the answer is a refusal', () => {
  const found: CheckFinding[] = [];
  const run = { report: (finding: CheckFinding) => found.push(finding) };
  const steps = createSteps({ run } as unknown as World, 'registration'); // nothing else is used
  const answer = (status: number, body: object) =>
    ({ exchange: { responseBody: '' }, status, body, ok: status < 300 }) as Answer; // as above
  steps.field(answer(401, {}), 'userId', 31, 'logging in');
  steps.field(answer(200, { userId: 7 }), 'userId', 31, 'logging in');
  expect(found).toMatchObject([
    { expected: 'a success with userId 31: logging in', seen: 'status 401' },
    { expected: 'userId 31: logging in', seen: '7' },
  ]);
});

test('a lifecycle ends with a write that is not there yet, and goes on after a reading', async () => {
  const callAs = async (operationId: string) => {
    const method = operationId.startsWith('get') ? 'GET' : 'PUT';
    return { exchange: { method }, status: 501, ok: false } as Answer; // what is looked at
  };
  const steps = createSteps({ run: { callAs } } as unknown as World, 'users'); // as above
  expect(await steps.call('getManagedUser', 'ADMIN')).toMatchObject({ status: 501 });
  const write = steps.call('setUserStatus', 'ADMIN');
  await expect(write).rejects.toThrow(Unavailable);
  await expect(write).rejects.toThrow('needs setUserStatus, which answered 501');
});
