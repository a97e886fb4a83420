import { canonical, isObject } from '../../json.ts';
import { withoutSignedLinks } from '../effects/compare.ts';
import { otherBody, otherQuery } from '../plan.ts';
import type { Request } from '../request.ts';
import { type Answer, isInconclusive, type Run } from '../run.ts';
import type { Subject } from './subject.ts';

/** Headers that belong to what was done, and so come again with it. */
const KEPT_HEADERS = ['location', 'etag'];

const KEY = 'header.Idempotency-Key';

const short = (answer: Answer) =>
  `status ${answer.status}: ${answer.exchange.responseBody.slice(0, 300)}`;

export const newKey = (run: Run): string => `sweep-${run.nonce()}`.padEnd(24, '0');

export const keyed = (request: Request, key: string): Request => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': key },
});

function report({ run }: Subject, place: string, expected: string, answer: Answer) {
  if (isInconclusive(answer)) return;
  const severity = answer.ok ? 'critical' : 'major';
  run.report({ rule: 'idempotency', place, expected, seen: short(answer), severity }, answer);
}

function isSame(first: Answer, second: Answer): boolean {
  return second.status === first.status && canonical(second.body) === canonical(first.body);
}

/** What the contract says in `x-repeat` of a request that was accepted and is sent once more. */
export async function checkRepeat(subject: Subject, sent: Request, first: Answer): Promise<void> {
  const { operation, run } = subject;
  if (operation.repeat === 'key') await checkKey(subject, sent, first);
  if (operation.repeat === 'same' && operation.method !== 'POST') {
    const again = await run.send(sent);
    const [was, is] = [first, again].map(({ body }) => canonical(withoutSignedLinks(body)));
    if (again.status === first.status && was === is) return;
    report(subject, 'repeated', `the same answer again: ${short(first)}`, again);
  }
  if (operation.repeat === 'gone') {
    const again = await run.send(sent);
    if (again.status !== 404) report(subject, 'repeated', '404, for it is gone', again);
  }
}

async function checkKey(subject: Subject, sent: Request, first: Answer) {
  const { run } = subject;
  const second = await run.send(sent);
  const expected = `the first answer again: ${short(first)}`;
  if (!isSame(first, second)) report(subject, KEY, expected, second);
  for (const name of KEPT_HEADERS) {
    const [was, is] = [first, second].map(({ exchange }) => exchange.responseHeaders[name]);
    if (was === is || !second.ok) continue;
    const seen = `${name}: ${is ?? 'no such header'}`;
    run.report(
      { rule: 'idempotency', place: `${KEY} (${name})`, expected: `${name}: ${was}`, seen },
      second,
    );
  }
  await checkOtherRequests(subject, sent);
  await checkScope(subject, sent, first);
  await checkRefusalLeavesFree(subject);
}

/** The same key with another query or body is refused. */
async function checkOtherRequests({ run, operation, ...rest }: Subject, sent: Request) {
  const body = otherBody(run, operation, sent.body);
  const query = otherQuery(run, operation, sent.query);
  const others: [string, Partial<Request> | undefined][] = [
    ['other body', body === undefined ? undefined : { body }],
    ['other query', query && { query }],
  ];
  for (const [words, parts] of others) {
    if (!parts) continue;
    const answer = await run.send({ ...sent, ...parts });
    if (answer.status === 409) continue;
    const place = `${KEY} (${words})`;
    report({ run, operation, ...rest }, place, `409 for the same key with an${words}`, answer);
  }
}

/** The same key at another record is another use of it. */
async function checkScope(subject: Subject, sent: Request, first: Answer) {
  const { operation, run } = subject;
  if (!operation.parameters.some((parameter) => parameter.in === 'path')) return;
  const other = await subject.valid();
  if (canonical(other.path) === canonical(sent.path) || first.body === undefined) return;
  const answer = await run.send({ ...other, headers: sent.headers });
  // Where the answer names no record, which of them it is about cannot be told.
  const names = isObject(first.body) && 'id' in first.body;
  const isOwn = answer.ok && !(names && canonical(answer.body) === canonical(first.body));
  if (isOwn) return;
  report(
    subject,
    `${KEY} (other path)`,
    'a key counts for one path; it is new to another',
    answer,
  );
}

/** A request that was refused has used up nothing. */
async function checkRefusalLeavesFree(subject: Subject) {
  const { run, operation } = subject;
  if (operation.body?.media !== 'application/json') return;
  if (run.context.contract.schemas.violations(operation.body.schema, {}).length === 0) return;
  const request = keyed(await subject.valid(), newKey(run));
  const refused = await run.send({ ...request, body: {} });
  if (refused.ok || isInconclusive(refused)) return;
  const answer = await run.send(request);
  const isReused = isObject(answer.body) && answer.body.code === 'IDEMPOTENCY_KEY_REUSED';
  // Any other refusal has a reason of its own, such as a record that can be used only once.
  if (!isReused && answer.status !== refused.status) return;
  report(subject, `${KEY} (after a refusal)`, 'a key is free after a refusal (2xx)', answer);
}
