import { recordsOf } from '../../json.ts';
import { type Answer, isInconclusive } from '../run.ts';
import type { Subject } from './subject.ts';

/** Enough to hold what other checks do at the same time. */
const NEWEST = 100;

/** What only administrators may write leaves an entry in the audit, written together with the act. */
export async function checkAudited({ run, operation }: Subject, written: Answer): Promise<void> {
  const isAct = operation.roles.length === 1 && operation.roles[0] === 'ADMIN';
  if (!isAct || operation.method === 'GET' || !run.context.contract.has('listAuditPage')) return;
  const audit = await run.call('listAuditPage', 'ADMIN', { query: { size: NEWEST } });
  if (!audit.ok || isInconclusive(audit)) return;
  if (recordsOf(audit.body).some((act) => act.operation === operation.id)) return;
  run.complain(
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
