import {
  comparedBy,
  spellingsOf,
  type Unique,
  uniqueOf,
  uniqueText,
  writesOf,
} from '../../../../openapi/model/annotations/unique.ts';
import type { Operation } from '../../contract/contract.ts';
import { isObject, type JsonObject, textAt } from '../../lib/json.ts';
import { validRequest } from '../plan.ts';
import { recipeOf } from '../recipes/index.ts';
import type { Request } from '../request.ts';
import { type Answer, isInconclusive } from '../run.ts';
import type { Subject } from './subject.ts';
import { afterDeletion } from './unique-again.ts';

/** The fields that the body of an operation can have, in whichever of its shapes. */
function bodyFields({ run }: Subject, { body }: Operation): Record<string, object> {
  const flat = body && run.context.contract.schemas.flatten(body.schema);
  return Object.assign(
    {},
    ...(flat?.variants ?? []).map((one) => one.properties),
    flat?.properties,
  );
}

/** A body with a value for a field: of its own, or of the first record in a list of it. */
function withField(subject: Subject, body: unknown, field: string, value: unknown): unknown {
  if (!isObject(body)) return undefined;
  if (field in bodyFields(subject, subject.operation)) return { ...body, [field]: value };
  for (const [name, list] of Object.entries(body)) {
    const [first, ...rest] = Array.isArray(list) ? list : [];
    if (isObject(first) && field in first)
      return { ...body, [name]: [{ ...first, [field]: value }, ...rest] };
  }
  return undefined;
}

/** The write that makes one record with a value for the field. */
function creatorOf(subject: Subject, field: string, unique: Unique): Operation | undefined {
  const { contract } = subject.run.context;
  return writesOf(contract.document, unique)
    .map((id) => contract.operation(id))
    .find(
      (one) => one.method === 'POST' && one.answers.has(201) && field in bodyFields(subject, one),
    );
}

/** Fields that say what a record belongs to: `boatId`, `tourId`. */
const belonging = (body: unknown): JsonObject =>
  Object.fromEntries(
    Object.entries(isObject(body) ? body : {}).filter(([name]) => name.endsWith('Id')),
  );

/** Letters that languages write in capitals in their own way, and with marks. */
const TELLING = ['iş', 'is'] as const;

/** A text, of an address what is before its @, with letters that tell how spellings are compared, where they fit. */
function tellingOf(text: string, fits: (text: string) => boolean): string {
  const [name = '', ...rest] = text.split('@');
  const spelt = TELLING.map((letters) => [`${name}${letters}`, ...rest].join('@'));
  return spelt.find(fits) ?? text;
}

interface Standing {
  request: Request;
  answer: Answer;
  value: unknown;
}

/** A record with a value that nobody else may have; undefined where none can be made. */
async function standing(
  subject: Subject,
  field: string,
  unique: Unique,
  creator: Operation,
  beside?: Standing,
): Promise<Standing | undefined> {
  const { run, world } = subject;
  const { schemas } = run.context.contract;
  const request = await validRequest({ operation: creator }, recipeOf(creator.id), world);
  if (!isObject(request.body) || !creator.body) return undefined;
  const property = bodyFields(subject, creator)[field];
  const values = (property && schemas.flatten(property).enum) ?? [];
  const free = values.filter(
    (one) => one !== beside?.value && !unique.except?.includes(String(one)),
  );
  let value: unknown = free[0] ?? request.body[field];
  if (beside && value === beside.value && typeof value === 'string' && !unique.ignores)
    value = world.daysFromToday(70);
  if (typeof value === 'string' && values.length === 0 && unique.ignores)
    value = tellingOf(value, (one) => !property || schemas.violations(property, one).length === 0);
  const body = { ...request.body, ...(beside && belonging(beside.request.body)), [field]: value };
  const sent = { ...request, ...(beside && { path: beside.request.path }), body };
  const answer = await run.send(sent);
  return { request: sent, answer, value };
}

/** The requests of the write in question that put a value beside the standing one. */
async function rivalOf(
  subject: Subject,
  field: string,
  unique: Unique,
  creator: Operation,
  first: Standing,
): Promise<Request | undefined> {
  const { operation } = subject;
  const valid = await subject.valid();
  if (unique.within === undefined || !isObject(valid.body)) return valid;
  if (operation.method === 'POST')
    return {
      ...valid,
      path: first.request.path,
      body: { ...valid.body, ...belonging(first.request.body) },
    };
  const second = await standing(subject, field, unique, creator, first);
  if (!second?.answer.ok || !isObject(second.answer.body)) return undefined;
  return { ...valid, body: { ...valid.body, id: second.answer.body.id } };
}

/** What is wrong with the answer to a value that counts as the same, or does not. */
function problemOf(answer: Answer, isSame: boolean, { code }: Unique): string | undefined {
  if (isInconclusive(answer) || answer.status === 429) return undefined;
  if (!isSame) return answer.status === 409 ? `409 ${textAt(answer.body, 'code')}` : undefined;
  const told = textAt(answer.body, 'code');
  return answer.status === 409 && told === code ? undefined : `${answer.status} ${told ?? ''}`;
}

async function checkField(subject: Subject, field: string, unique: Unique): Promise<void> {
  const { run, operation } = subject;
  const { schemas } = run.context.contract;
  const creator = creatorOf(subject, field, unique);
  const judge = (answer: Answer, value: unknown, other: unknown, isSame: boolean) => {
    const seen = problemOf(answer, isSame, unique);
    if (seen === undefined) return;
    const values = `${JSON.stringify(value)} beside ${JSON.stringify(other)}`;
    const what = isSame ? `409 ${unique.code}` : 'another value, which is accepted';
    run.report(
      {
        rule: 'unique',
        place: `body.${field}`,
        expected: `${what}: ${values}. ${uniqueText(unique)}`,
        seen,
      },
      answer,
    );
  };
  if (!creator) {
    // Whoever calls is the value: once is right, twice is not.
    const request = await subject.valid();
    if (!(await run.send(request)).ok) return;
    judge(await run.send(request), 'the same caller', 'their first', true);
    return;
  }
  const first = await standing(subject, field, unique, creator);
  if (!first) return;
  const { value } = first;
  if (!first.answer.ok) {
    if (operation.id === creator.id) judge(first.answer, value, 'none where it belongs', false);
    return;
  }
  const isText = typeof value === 'string' && unique.ignores !== undefined;
  for (const spelling of isText ? spellingsOf(value) : [value]) {
    const rival = await rivalOf(subject, field, unique, creator, first);
    const body = rival && withField(subject, rival.body, field, spelling);
    if (!rival || !isObject(body) || !operation.body) return;
    if (schemas.violations(operation.body.schema, body).length > 0) continue;
    const isSame =
      !isText ||
      comparedBy(spelling as string, unique.ignores) === comparedBy(value, unique.ignores); // spellings are texts
    judge(await run.send({ ...rival, body }), spelling, value, isSame);
  }
  const changed = await byAdmin(subject, field, unique, creator, first);
  if (changed) judge(changed, value, 'the same of one owner, by an administrator', true);
  if (operation.id === creator.id && unique.within !== undefined && unique.within !== 'owner') {
    const elsewhere = await subject.valid();
    const body = withField(subject, elsewhere.body, field, value);
    judge(await run.send({ ...elsewhere, body }), value, 'the same elsewhere', false);
  }
  if (operation.id !== creator.id) return;
  const again = await afterDeletion(subject, first.request, first.answer);
  // Whatever else stands in the way of a second one, what is gone has the value no more.
  if (again && textAt(again.body, 'code') === unique.code)
    judge(again, value, 'the same of a record that is deleted', false);
}

/** An administrator who changes what somebody else has: whose records count is not who sends it. */
async function byAdmin(
  subject: Subject,
  field: string,
  unique: Unique,
  creator: Operation,
  first: Standing,
): Promise<Answer | undefined> {
  const { run, operation } = subject;
  if (unique.within !== 'owner' || operation.method === 'POST') return undefined;
  const rival = await rivalOf(subject, field, unique, creator, first);
  const body = rival && withField(subject, rival.body, field, first.value);
  if (!body || !operation.roles.includes('ADMIN')) return undefined;
  const { session: _owner, ...request } = rival;
  return run.send({ ...request, actor: 'ADMIN', body });
}

/**
 * What is unique (`x-unique`): beside a record of this run, a second one with the same value, and with others that
 * count as the same, is refused; one with a value that does not is made.
 */
export async function checkUnique(subject: Subject): Promise<void> {
  const { document } = subject.run.context.contract;
  for (const { field, value } of uniqueOf(document))
    if (writesOf(document, value).includes(subject.operation.id))
      await checkField(subject, field, value);
}
