import { recordsOf } from '../../lib/json.ts';
import { otherBody } from '../plan.ts';
import type { Request } from '../request.ts';
import { keyed, newKey } from './keys/key.ts';
import type { Subject } from './subject.ts';

/** Enough to hold what other checks do at the same time. */
const NEWEST = 100;

/**
 * What only administrators may change leaves an entry in the audit. What changes nothing leaves none, so
 * that the request is sent once more with another body before something is said.
 */
export async function checkAudited({ run, operation }: Subject, sent: Request): Promise<void> {
  const isAct = operation.roles.length === 1 && operation.roles[0] === 'ADMIN';
  if (!isAct || operation.method === 'GET' || !run.context.contract.has('listAuditPage')) return;
  const isAudited = async () => {
    const audit = await run.call('listAuditPage', 'ADMIN', { query: { size: NEWEST } });
    return !audit.ok || recordsOf(audit.body).some((act) => act.operation === operation.id);
  };
  if (await isAudited()) return;
  const body = otherBody(run, operation, sent.body);
  if (body === undefined) return;
  const other = { ...sent, body };
  const written = await run.send(operation.takesIdempotencyKey ? keyed(other, newKey(run)) : other);
  if (!written.ok || (await isAudited())) return;
  run.report(
    {
      rule: 'audit',
      place: 'listAuditPage',
      expected: `an entry of ${operation.id} among the newest ${NEWEST}`,
      seen: 'none',
      operationId: operation.id,
    },
    written,
  );
}
