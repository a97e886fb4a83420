import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../scripts/conformance/lib/json.ts';
import type { Edit } from './json-edit.ts';
import {
  type Answer,
  answer,
  type Backend,
  type Call,
  fieldsOf,
  isSuccess,
  jsonOf,
  reading,
  withJson,
  withToken,
} from './message.ts';
import type { World } from './world.ts';

/**
 * One behaviour changed: a backend made from another. It is made again for every run, so what it
 * remembers begins empty.
 */
export type Change = (next: Backend, world: World) => Backend;

/** Takes over the calls of some operations; all others go through. */
export function on(
  operations: string | readonly string[],
  take: (call: Call, next: Backend, world: World) => Promise<Answer>,
): Change {
  const ids = [operations].flat();
  return (next, world) => (call) =>
    call.operationId !== undefined && ids.includes(call.operationId)
      ? take(call, next, world)
      : next(call);
}

/** Changes what some operations answer when they succeed. */
export function answering(
  operations: string | readonly string[],
  edit: (answered: Answer, call: Call) => Answer,
): Change {
  return on(operations, async (call, next) => {
    const answered = await next(call);
    return isSuccess(answered) ? edit(answered, call) : answered;
  });
}

/** Edits the JSON that some operations answer when they succeed. */
export function editing(operations: string | readonly string[], ...edits: Edit[]): Change {
  return answering(operations, (answered) => edited(answered, ...edits));
}

/** The answer with its JSON body edited. */
export function edited(answered: Answer, ...edits: Edit[]): Answer {
  const body = edits.reduce((value, edit) => edit(value), jsonOf(answered));
  return withJson(withLength(answered, body), body);
}

/** A backend that lists other records counts those: its total goes with the list. */
function withLength(answered: Answer, body: unknown): Answer {
  const [total, before] = [answered.headers['x-total-count'], jsonOf(answered)];
  if (total === undefined || !Array.isArray(before) || !Array.isArray(body)) return answered;
  const count = String(Number(total) + body.length - before.length);
  return { ...answered, headers: { ...answered.headers, 'x-total-count': count } };
}

/** Changes refusals with one of the given statuses, of some operations or of all. */
export function refusing(
  statuses: readonly number[],
  operations: readonly string[] | 'all',
  edit: (answered: Answer, call: Call) => Answer,
): Change {
  return (next) => async (call) => {
    const answered = await next(call);
    const isMeant = operations === 'all' || operations.includes(call.operationId ?? '');
    return isMeant && statuses.includes(answered.status) ? edit(answered, call) : answered;
  };
}

/** Where a call is refused with one of the statuses, sends it again as an administrator; only for callers of `role` if given. */
export function lettingIn(
  operations: string | readonly string[],
  statuses: readonly number[],
  role?: 'CUSTOMER' | 'BOAT_OWNER',
): Change {
  return on(operations, async (call, next, world) => {
    const answered = await next(call);
    if (!statuses.includes(answered.status)) return answered;
    if (role !== undefined && world.roleOf(call) !== role) return answered;
    return next(withToken(call, await world.token('ADMIN')));
  });
}

/** Where a call is refused as invalid, answers as if it had succeeded; nothing is written. */
export function accepting(
  operations: string | readonly string[],
  isMeant: (call: Call) => boolean = () => true,
  statuses: readonly number[] = [400, 422],
): Change {
  return on(operations, async (call, next, world) => {
    const answered = await next(call);
    if (!statuses.includes(answered.status) || !isMeant(call)) return answered;
    return world.example(call.operationId ?? '');
  });
}

/** Refuses calls that the contract allows. */
export function turningAway(
  operations: string | readonly string[],
  isMeant: (call: Call) => boolean,
  status = 422,
): Change {
  return on(operations, async (call, next) => (isMeant(call) ? refusal(status) : next(call)));
}

/**
 * Answers the record that a GET of a path gives with `fields` put over it, and writes nothing. Calls
 * without such fields, or for a record that cannot be read, go through.
 */
export function pretending(
  operation: string,
  path: (call: Call) => string,
  fields: (call: Call, world: World) => JsonObject | undefined = fieldsOf,
): Change {
  return on(operation, async (call, next, world) => {
    const news = fields(call, world);
    const read = news && (await next(reading(call, path(call))));
    return read && isSuccess(read) ? answer(200, { ...fieldsOf(read), ...news }) : next(call);
  });
}

/** Remembers the first success for each caller, path and query, and answers it ever after. */
export function remembering(operations: string | readonly string[]): Change {
  return (next, world) => {
    const known = new Map<string, Answer>();
    return on(operations, async (call) => {
      const key = `${call.method} ${call.path}?${call.search} ${call.headers.authorization ?? ''}`;
      const kept = known.get(key);
      if (kept) return kept;
      const answered = await next(call);
      if (isSuccess(answered)) known.set(key, answered);
      return answered;
    })(next, world);
  };
}

/** Takes every idempotency key for a new one. */
export function forgettingKeys(operations: string | readonly string[]): Change {
  return misreading(operations, (call) => {
    const key = call.headers['idempotency-key'] ?? '';
    const isValid = /^[\w-]{16,64}$/u.test(key);
    return isValid
      ? { ...call, headers: { ...call.headers, 'idempotency-key': randomUUID() } }
      : call;
  });
}

/** Changes a call before the backend sees it. */
export function misreading(
  operations: string | readonly string[],
  edit: (call: Call) => Call,
): Change {
  return on(operations, (call, next) => next(edit(call)));
}

/** What is read of the contract's catalogue of codes: those with a scope are answered by every operation. */
const { 'x-error-codes': CODES } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  'x-error-codes': Record<string, { status: number; scope?: string }>;
}; // written by `npm run generate`

function commonCode(status: number): string {
  const [code] =
    Object.entries(CODES).find(([, { status: its, scope }]) => its === status && scope) ?? [];
  if (code === undefined) throw new Error(`The contract has no common code of status ${status}.`);
  return code;
}

/** A refusal as the contract describes it. */
export function refusal(status: number, code = commonCode(status)): Answer {
  const refused = answer(status, {
    message: 'The request was refused.',
    code,
    errors: [],
    requestId: '8f14e45f-ceea-467f-a9d4-2b1c3d5e0400',
  });
  return { ...refused, headers: { ...refused.headers, 'content-language': 'en' } };
}
