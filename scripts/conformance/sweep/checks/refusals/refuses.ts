import type { FlatSchema, Schemas } from '../../../contract/schemas.ts';
import { isObject, parsed } from '../../../lib/json.ts';
import { brokenBodies } from '../../cases/body.ts';
import { brokenParameters } from '../../cases/parameters.ts';
import { MAX_TEXT_LENGTH } from '../../cases/values.ts';
import { changedFile, FilePart, type Request } from '../../request.ts';
import { type Answer, isInconclusive } from '../../run.ts';
import { documented, listed, type Subject } from '../subject.ts';
import { checkFault } from './fault.ts';

const UNREADABLE = [400, 413, 415, 422];

/** What a request that breaks a constraint may be answered with. */
function allowed(subject: Subject, place: string, keyword: string): number[] {
  const { operation } = subject;
  const statuses = [...UNREADABLE];
  const [where = '', field = ''] = place.split(/[.[]/);
  if (where === 'path') statuses.push(404);
  if (keyword === 'uniqueItems') statuses.push(409);
  // A tag that is none matches no record.
  if (place === 'header.If-Match') statuses.push(412);
  // Whose record it is may be looked at before whether the id is one.
  const names = operation.owner === 'none' ? '' : operation.owner.from;
  if (`${where}.${field}` === names || field === 'boatId' || field === 'tourId' || field === 'id') {
    statuses.push(403, 404);
  }
  return documented(operation, statuses);
}

/** Reports a request that breaks a constraint and is not refused as the contract says. */
async function expectRefusal(
  subject: Subject,
  request: Request,
  place: string,
  keyword: string,
  mayHangUp = false,
): Promise<void> {
  const { run } = subject;
  const answer = await run.send(request, { mayHangUp });
  const statuses = allowed(subject, place, keyword);
  if (isInconclusive(answer)) return;
  if (statuses.includes(answer.status)) return checkFault(subject, place, answer);
  run.report(
    {
      rule: answer.ok ? 'invalid-accepted' : 'invalid-status',
      place: `${place} ${keyword}`,
      expected: `${listed(statuses)} when ${place} breaks ${keyword}`,
      seen: seen(answer),
    },
    answer,
  );
}

const seen = ({ status, exchange }: Answer) =>
  `status ${status}: ${exchange.responseBody.slice(0, 200)}`;

/** Every constraint, broken on its own, is refused. */
export async function checkRefusals(subject: Subject, request: Request): Promise<void> {
  const { run, operation } = subject;
  const { schemas } = run.context.contract;
  for (const broken of brokenParameters(schemas, operation, request)) {
    if (run.outOfTime()) return;
    await expectRefusal(subject, broken.request, broken.place, broken.keyword);
  }
  const { body } = operation;
  if (!body || request.body === undefined) return;
  if (body.media === 'application/json') {
    for (const broken of brokenBodies(schemas, body.schema, request.body)) {
      if (run.outOfTime()) return;
      const wrong = { ...request, body: broken.body };
      await expectRefusal(subject, wrong, broken.place, broken.keyword);
    }
  } else await checkForm(subject, request);
  await checkContent(subject, request);
}

/** Parts of a form: what is required is missing, what is text breaks its bounds, what is JSON its schema. */
async function checkForm(subject: Subject, request: Request) {
  const { run, operation } = subject;
  const { schemas } = run.context.contract;
  const flat = schemas.flatten(operation.body?.schema ?? {});
  const fields: Record<string, unknown> = { ...(request.body as object) }; // the recipe of a form is an object of fields
  for (const name of flat.required) {
    const { [name]: _left, ...others } = fields;
    const wrong = { ...request, body: others };
    await expectRefusal(subject, wrong, `body.${name}`, 'required');
  }
  const plain = Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
  const schema = { type: 'object', properties: pick(flat.properties, Object.keys(plain)) };
  for (const { place, keyword, body } of brokenBodies(schemas, schema, plain)) {
    // A form has only text: a number is good text, and nothing is null.
    if (keyword === 'type' || place === 'body') continue;
    const wrong = { ...request, body: { ...fields, ...(body as object) } }; // brokenBodies keeps the shape of an object
    await expectRefusal(subject, wrong, place, keyword);
  }
  for (const [name, property] of Object.entries(flat.properties)) {
    const { contentSchema } = schemas.flatten(property);
    const sent = fields[name];
    const told = typeof sent === 'string' ? parsed(sent) : sent;
    if (!contentSchema || !isObject(told)) continue;
    const inner = { type: 'object', properties: { [name]: contentSchema } };
    for (const { place, keyword, body } of brokenBodies(schemas, inner, { [name]: told })) {
      if (place === 'body' || place === `body.${name}`) continue;
      const wrong = { ...request, body: { ...fields, ...(body as object) } }; // brokenBodies keeps the shape of an object
      await expectRefusal(subject, wrong, place, keyword);
    }
  }
}

function pick<T>(record: Record<string, T>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

/** Bodies that cannot be read, are missing, too large, or of another content type. */
async function checkContent(subject: Subject, request: Request) {
  const { operation } = subject;
  const { body: _body, ...bare } = request;
  if (operation.body?.required) await expectRefusal(subject, bare, 'body', 'required');
  const headers = { ...request.headers, 'content-type': 'text/plain' };
  const text = JSON.stringify(request.body);
  await expectUnsupported(subject, { ...bare, headers, rawBody: text });
  if (operation.body?.media === 'application/json')
    await expectRefusal(subject, { ...bare, rawBody: '{"yarım": ' }, 'body', 'json');
  await checkSize(subject, request);
}

async function expectUnsupported(subject: Subject, request: Request) {
  const { run, operation } = subject;
  const answer = await run.send(request);
  if (answer.status === 415 || isInconclusive(answer)) return;
  const statuses = documented(operation, [415]);
  run.report(
    {
      rule: 'media-type',
      place: 'header.Content-Type',
      expected: `${listed(statuses)} for a body of text/plain`,
      seen: seen(answer),
    },
    answer,
  );
}

/**
 * One byte more than a file may have, and a text that is too long for one. Only where a body holds files itself, because
 * it is dear; a service may close the connection while such a body is still on its way.
 */
async function checkSize(subject: Subject, request: Request) {
  const { run, operation } = subject;
  const { schemas } = run.context.contract;
  const shape = schemas.flatten(operation.body?.schema ?? {});
  for (const [name, property] of Object.entries(shape.properties)) {
    const flat = schemas.flatten(property);
    const most = mostBytes(schemas, flat);
    const sent = (request.body as Record<string, unknown>)[name]; // a schema with properties describes an object
    const larger =
      most === undefined ? undefined : changedFile(sent, (one) => withBytes(one, most + 1));
    if (larger !== undefined) {
      const body = { ...(request.body as object), [name]: larger };
      await expectRefusal(subject, { ...request, body }, `body.${name}`, 'x-max-bytes', true);
    }
    if (flat.maxLength === undefined || flat.maxLength <= MAX_TEXT_LENGTH) continue;
    const body = { ...(request.body as object), [name]: 'A'.repeat(flat.maxLength + 4) }; // a schema with properties describes an object
    await expectRefusal(subject, { ...request, body }, `body.${name}`, 'maxLength', true);
  }
}

const MEGABYTE = 1024 * 1024;

/** How many bytes a file may have; of one in base64 the whole megabytes that its length has room for. */
function mostBytes(schemas: Schemas, flat: FlatSchema): number | undefined {
  if (flat.items) return mostBytes(schemas, schemas.flatten(flat.items));
  const { maxLength, contentEncoding } = flat;
  if (flat['x-max-bytes'] !== undefined) return flat['x-max-bytes'];
  if (contentEncoding !== 'base64' || maxLength === undefined) return undefined;
  const megabytes = Math.floor(((maxLength / 4) * 3) / MEGABYTE);
  return megabytes > 0 ? megabytes * MEGABYTE : undefined;
}

/** The same file with nothing behind it up to so many bytes; undefined where it is no file. */
function withBytes(file: unknown, count: number): FilePart | string | undefined {
  if (file instanceof FilePart)
    return new FilePart(file.fileName, file.contentType, file.bytes.padEnd(count, '\0'));
  if (typeof file !== 'string') return undefined;
  const bytes = Buffer.alloc(count);
  bytes.write(file, 'base64');
  return bytes.toString('base64');
}
