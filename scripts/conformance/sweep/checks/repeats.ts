import type { Session } from '../../actors/actors.ts';
import { type Role, roleOf } from '../../contract/contract.ts';
import { canonical, isObject, type JsonObject, recordsOf } from '../../lib/json.ts';
import { tellSame } from '../effects/compare.ts';
import { componentOf, createRelations } from '../effects/relations.ts';
import { otherBody, otherQuery, validRequest } from '../plan.ts';
import { recipeOf } from '../recipes/index.ts';
import type { Request } from '../request.ts';
import { type Answer, isInconclusive, short, Unavailable } from '../run.ts';
import { checkAtOnce } from './keys/at-once.ts';
import { isReused, isSame, KEY, keyed, newKey, report } from './keys/key.ts';
import { checkLater } from './keys/later.ts';
import { checkLetterCase } from './keys/letter-case.ts';
import type { Subject } from './subject.ts';

/** Headers that belong to what was done, and so come again with it. */
const KEPT_HEADERS = ['location', 'etag'];

/** What the contract says in `x-repeat` of a request that was accepted and is sent once more. */
export async function checkRepeat(subject: Subject, sent: Request, first: Answer): Promise<void> {
  const { operation, run } = subject;
  if (operation.repeat === 'key') await checkKey(subject, sent, first);
  if (operation.repeat === 'same' && operation.method !== 'POST') {
    const again = await run.send(sent);
    if (again.status === first.status && tellSame(again.body, first.body)) return;
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
  await checkDoneOnce(subject, sent, first);
  await checkOtherRequests(subject, sent);
  await checkScope(subject, sent, first);
  await checkCaller(subject, sent, first);
  await checkRefusalLeavesFree(subject);
  await checkMethods(subject, sent, first);
  await checkLetterCase(subject, sent);
  await checkAtOnce(subject);
  // Last, for the record is gone after it.
  await checkLater(subject, sent, first);
}

/** What tells two records of one content apart. */
const OWN = new Set(['id', 'createdAt', 'updatedAt']);

const content = (record: JsonObject) =>
  canonical(Object.fromEntries(Object.entries(record).filter(([name]) => !OWN.has(name))));

/**
 * A repeated key makes no second record behind its answer. Somebody else may write the same in between, so
 * that two repetitions have to add one each before something is said.
 */
async function checkDoneOnce(subject: Subject, sent: Request, first: Answer) {
  const { run, operation } = subject;
  const { contract } = run.context;
  const component = componentOf(contract, operation);
  const made = first.body;
  if (!component || !isObject(made) || typeof made.id !== 'number') return;
  for (const { operation: list, parameter, field } of createRelations(contract)(component.name)
    .lists) {
    const value = made[field];
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    const { actor, session } = sent;
    const parts = { ...(session ? { session } : {}), path: { [parameter]: value } };
    const twins = async () => {
      const answer = await run.call(list.id, actor, parts);
      const records = recordsOf(answer.body);
      const one = records.find(({ id }) => id === made.id);
      const alike = one && records.filter((record) => content(record) === content(one));
      return { answer, count: alike?.length };
    };
    const counts = [(await twins()).count];
    for (const _ of ['twice', 'thrice']) {
      await run.send(sent);
      const { answer, count } = await twins();
      const before = counts.at(-1);
      if (count === undefined || before === undefined || count <= before) return;
      counts.push(count);
      if (counts.length < 3) continue;
      const expected = `${counts[0]} such records, however often the request is repeated`;
      const seen = `${counts.join(', then ')}`;
      const place = `${KEY} (done once)`;
      const { id: operationId } = operation;
      const severity = 'critical';
      run.report({ rule: 'idempotency', place, expected, seen, severity, operationId }, answer);
    }
    return;
  }
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
  report(subject, `${KEY} (other path)`, 'a key counts for one path; it is new to another', answer);
}

/** The same key from somebody else of that role is another use of it, whatever becomes of their request. */
async function checkCaller(subject: Subject, sent: Request, first: Answer) {
  const { run } = subject;
  const role = roleOf(sent.actor);
  const other = await somebodyElse(subject, role);
  const caller = sent.session ?? run.context.actors.session(sent.actor);
  if (!other || other.userId === caller?.userId) return;
  const answer = await run.send({ ...sent, actor: role, session: other });
  const names = isObject(first.body) && 'id' in first.body;
  const isRepeated = answer.ok && names && canonical(answer.body) === canonical(first.body);
  if (!isRepeated && !isReused(answer)) return;
  report(
    subject,
    `${KEY} (other caller)`,
    'a key counts for one caller; it is new to another',
    answer,
  );
}

/** Somebody of a role whom the run has registered; nobody where it registers none. */
async function somebodyElse({ world }: Subject, role: Role): Promise<Session | undefined> {
  try {
    if (role === 'CUSTOMER') return await world.customer();
    return role === 'BOAT_OWNER' ? await world.owner() : undefined;
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  }
}

/** The same key with another method of the same path is another use of it. */
async function checkMethods(subject: Subject, sent: Request, first: Answer) {
  const { operation, run, world } = subject;
  const other = run.context.contract.operations.find(
    ({ path, method, takesIdempotencyKey }) =>
      path === operation.path && method !== operation.method && takesIdempotencyKey,
  );
  const key = sent.headers['idempotency-key'];
  if (!other || key === undefined) return;
  const answer = await run.send(
    keyed(await validRequest({ operation: other }, recipeOf(other.id), world), String(key)),
  );
  const isRepeated = answer.ok && canonical(answer.body) === canonical(first.body);
  if (!isRepeated && !isReused(answer)) return;
  report(
    subject,
    `${KEY} (other method)`,
    'a key counts for one method; it is new to another',
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
  // Any other refusal has a reason of its own, such as a record that can be used only once.
  if (!isReused(answer) && answer.status !== refused.status) return;
  report(subject, `${KEY} (after a refusal)`, 'a key is free after a refusal (2xx)', answer);
}
