import { tellSame } from '../effects/compare.ts';
import { isInconclusive } from '../run.ts';
import type { Subject } from './subject.ts';

/** A second path to the same records answers as the first does to the same caller. */
export async function checkAlias({ run, operation, valid }: Subject): Promise<void> {
  const { aliasOf } = operation;
  if (aliasOf === undefined || operation.method !== 'GET') return;
  const request = await valid();
  const before = await run.send({ ...request, operationId: aliasOf });
  const answer = await run.send(request);
  const after = await run.send({ ...request, operationId: aliasOf });
  if ([before, answer, after].some(isInconclusive)) return;
  // Somebody else wrote meanwhile: nothing follows from a difference.
  if (!tellSame(before.body, after.body)) return;
  const isSame = answer.status === after.status && tellSame(answer.body, after.body);
  if (isSame) return;
  run.report(
    {
      rule: 'alias',
      place: '',
      expected: `what ${aliasOf} answers: status ${after.status}: ${after.exchange.responseBody.slice(0, 200)}`,
      seen: `status ${answer.status}: ${answer.exchange.responseBody.slice(0, 200)}`,
    },
    answer,
  );
}
