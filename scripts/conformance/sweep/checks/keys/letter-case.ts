import { otherBody, otherQuery } from '../../plan.ts';
import type { Request } from '../../request.ts';
import type { Subject } from '../subject.ts';
import { isReused, KEY, keyed, report } from './key.ts';

/** A key in other letters is another key, as its schema takes both: the same request with something else is done by itself. */
export async function checkLetterCase(subject: Subject, sent: Request): Promise<void> {
  const { run, operation } = subject;
  const key = sent.headers['idempotency-key'];
  const loud = key?.toUpperCase();
  const body = otherBody(run, operation, sent.body);
  const query = body === undefined ? otherQuery(run, operation, sent.query) : undefined;
  if (loud === undefined || loud === key || (body === undefined && !query)) return;
  const other = { ...sent, ...(body === undefined ? {} : { body }), ...(query && { query }) };
  const answer = await run.send(keyed(other, loud));
  // Any other refusal has a reason of its own, such as a day that the first request has taken.
  if (!isReused(answer)) return;
  const place = `${KEY} (other letter case)`;
  report(subject, place, 'a key in capitals is another key, new to this request', answer);
}
