import { isObject } from '../../../lib/json.ts';
import type { Request } from '../../request.ts';
import { isInconclusive } from '../../run.ts';
import { documented, listed, type Subject } from '../subject.ts';
import { checkFault } from './fault.ts';

/** A name that no operation declares. */
export const UNKNOWN_NAME = 'bilinmeyenAd';

/** Copies of a body with one unknown field each: in the whole, and in the first object of every part. */
function* withUnknown(value: unknown, place: string): Generator<{ place: string; body: unknown }> {
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    for (const inner of withUnknown(first, `${place}[]`)) {
      yield { place: inner.place, body: [inner.body, ...others] };
    }
    return;
  }
  // Only what is written as an object is one: a file of a form has fields of its own.
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return;
  yield { place: `${place}.${UNKNOWN_NAME}`, body: { ...value, [UNKNOWN_NAME]: 'x' } };
  for (const [name, part] of Object.entries(value)) {
    for (const inner of withUnknown(part, `${place}.${name}`)) {
      yield { place: inner.place, body: { ...value, [name]: inner.body } };
    }
  }
}

/** What a request is wrong in. */
interface Wrong {
  /** The rule that is broken when it is accepted. */
  rule: string;
  place: string;
  why: string;
}

/** A request that is wrong in one thing is refused as invalid. */
export async function expectRefused(
  subject: Subject,
  request: Request,
  { rule, place, why }: Wrong,
): Promise<void> {
  const { run, operation } = subject;
  const answer = await run.send(request);
  const statuses = documented(operation, [400, 422]);
  if (isInconclusive(answer)) return;
  if (statuses.includes(answer.status)) return checkFault(subject, place, answer);
  run.report(
    {
      rule: answer.ok ? rule : 'invalid-status',
      place,
      expected: `${listed(statuses)}${why}`,
      seen: `status ${answer.status}: ${answer.exchange.responseBody.slice(0, 200)}`,
    },
    answer,
  );
}

const undeclared = (place: string): Wrong => ({
  rule: 'unknown-name-accepted',
  place,
  why: ` for ${place}, which the operation does not declare`,
});

/** Query parameters and fields of a body that the operation does not declare are refused. */
export async function checkUnknownNames(subject: Subject, request: Request): Promise<void> {
  const query = { ...request.query, [UNKNOWN_NAME]: '1' };
  await expectRefused(subject, { ...request, query }, undeclared(`query.${UNKNOWN_NAME}`));
  if (!subject.operation.body || request.body === undefined) return;
  for (const { place, body } of withUnknown(request.body, 'body')) {
    if (subject.run.outOfTime()) return;
    await expectRefused(subject, { ...request, body }, undeclared(place));
  }
}

/** The id of somebody else where the contract wants the id of whoever calls is 403. */
export async function checkSessionIds(subject: Subject, request: Request): Promise<void> {
  const { run, operation } = subject;
  const { schemas } = run.context.contract;
  if (!operation.body || !isObject(request.body) || !operation.answers.has(403)) return;
  const flat = schemas.flatten(operation.body.schema);
  const properties = Object.assign(
    {},
    flat.properties,
    ...flat.variants.map((one) => one.properties),
  );
  const caller = request.session ?? run.context.actors.session(request.actor);
  const other = ['OTHER_CUSTOMER', 'OTHER_BOAT_OWNER', 'CUSTOMER', 'BOAT_OWNER'] as const;
  const somebody = other
    .map((actor) => run.context.actors.session(actor)?.userId)
    .find((userId) => userId !== undefined && userId !== caller?.userId);
  if (somebody === undefined) return;
  for (const [name, property] of Object.entries<object>(properties)) {
    if (schemas.flatten(property)['x-session-user'] !== true) continue;
    const answer = await run.send({ ...request, body: { ...request.body, [name]: somebody } });
    if (answer.status === 403 || isInconclusive(answer)) continue;
    run.report(
      {
        rule: 'access-other-user',
        place: `body.${name}`,
        expected: `403 for the id of somebody else as ${name}`,
        seen: `status ${answer.status}: ${answer.exchange.responseBody.slice(0, 200)}`,
        severity: answer.ok ? 'critical' : 'major',
      },
      answer,
    );
  }
}
