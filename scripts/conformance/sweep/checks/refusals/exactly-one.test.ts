import { expect, test } from 'vitest';
import { loadContract } from '../../../contract/contract.ts';
import { isObject } from '../../../lib/json.ts';
import type { Request } from '../../request.ts';
import type { Answer, CheckFinding } from '../../run.ts';
import type { Subject } from '../subject.ts';
import { checkExactlyOne } from './exactly-one.ts';

const contract = loadContract('generated/openapi.json');

test('neither and both of the fields are told in words of the rule that they break', async () => {
  const found: CheckFinding[] = [];
  /** A service that takes both, and has another status than the contract for neither. */
  const send = async ({ body }: Request) => {
    const status = isObject(body) && 'email' in body ? 200 : 401;
    return { exchange: { responseBody: '' }, status, ok: status < 300 } as Answer; // what the check looks at
  };
  const run = { send, report: (finding: CheckFinding) => found.push(finding) };
  const subject = { run, operation: contract.operation('logIn') } as unknown as Subject; // the rest is not looked at
  const request = { operationId: 'logIn', actor: 'ANONYMOUS' as const };
  const body = { username: 'elif', password: 'deniz-2026' };
  await checkExactlyOne(subject, { ...request, path: {}, query: {}, headers: {}, body });
  const expected = '400 or 422: exactly one of body.username, body.email has to be given';
  expect(found).toMatchObject([
    { rule: 'invalid-status', expected },
    { rule: 'invalid-accepted', expected },
  ]);
});
