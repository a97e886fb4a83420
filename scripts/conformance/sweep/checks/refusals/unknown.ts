import type { FlatSchema } from '../../../contract/schemas.ts';
import { isObject } from '../../../lib/json.ts';
import type { Request } from '../../request.ts';
import { isInconclusive } from '../../run.ts';
import { documented, listed, type Subject } from '../subject.ts';

/** The greatest id that the contract knows; no record has it. */
const NO_SUCH_ID = Number.MAX_SAFE_INTEGER;

/** A value that names nothing; undefined for a parameter that names no record. */
function unknownValue(name: string, schema: FlatSchema): string | number | undefined {
  if (schema.names.includes('Id')) return NO_SUCH_ID;
  if (schema.names.includes('ConversationId')) return 'conversation_9000000001_9000000002';
  if (name === 'slug') return 'boyle-bir-kayit-yok';
  return name === 'name' ? 'boyle-bir-dosya-yok.png' : undefined;
}

/** Whether an operation answers a question about existence, so that an unknown id is no error. */
const asksForExistence = (subject: Subject) =>
  subject.operation.answers.get(200)?.media.get('application/json') !== undefined &&
  subject.run.context.contract.schemas
    .flatten(subject.operation.answers.get(200)?.media.get('application/json') ?? {})
    .names.includes('Existence');

/** A body that names a record that does not exist is refused, whatever else it says. */
export async function checkUnknownInBody(subject: Subject, request: Request): Promise<void> {
  const { operation, run } = subject;
  if (operation.owner === 'none' || !isObject(request.body)) return;
  const [where, name = ''] = operation.owner.from.split('.');
  if (where !== 'body' || typeof request.body[name] !== 'number') return;
  const answer = await run.send({ ...request, body: { ...request.body, [name]: NO_SUCH_ID } });
  const statuses = documented(operation, [400, 403, 404, 422]);
  if (statuses.includes(answer.status) || isInconclusive(answer)) return;
  run.report(
    {
      rule: 'unknown-id',
      place: `body.${name}`,
      expected: `${listed(statuses)} for an id that no record has`,
      seen: `status ${answer.status}: ${answer.exchange.responseBody.slice(0, 200)}`,
    },
    answer,
  );
}

/** A record that does not exist is 404; where only its owner may know, 403 as well. */
export async function checkUnknown(subject: Subject, valid: Request): Promise<void> {
  const { operation, run } = subject;
  const { schemas } = run.context.contract;
  const admin = run.context.actors.session('ADMIN') !== undefined;
  const exempt =
    admin && operation.owner !== 'none' && (operation.owner.exempt ?? []).includes('ADMIN');
  const { session: _session, ...bare } = valid;
  const request: Request = exempt ? { ...bare, actor: 'ADMIN' } : valid;
  const statuses = documented(operation, operation.owner === 'none' || exempt ? [404] : [403, 404]);
  for (const { name, in: where, schema } of operation.parameters) {
    const unknown =
      where === 'path' ? unknownValue(name, schemas.flatten(schema ?? {})) : undefined;
    if (unknown === undefined) continue;
    const answer = await run.send({ ...request, path: { ...request.path, [name]: unknown } });
    if (statuses.includes(answer.status) || isInconclusive(answer)) continue;
    const exists: unknown = (answer.body as { exists?: unknown } | undefined)?.exists; // anything else has no such property
    if (asksForExistence(subject) && exists === false) continue;
    run.report(
      {
        rule: 'unknown-id',
        place: `path.${name}`,
        expected: `${listed(statuses)} for an id that no record has`,
        seen: `status ${answer.status}: ${answer.exchange.responseBody.slice(0, 200)}`,
      },
      answer,
    );
  }
}
