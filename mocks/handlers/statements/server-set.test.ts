import { describe, expect, it } from 'vitest';
import { type ServerSet, serverSetOf } from '../../../openapi/model/annotations/server-set.ts';
import { type MediaTypeObject, operationsOf } from '../../../openapi/model/document.ts';
import { createStage, document, exampleBody } from '../../testing/stage.ts';
import type { OperationId } from '../handler.ts';

const fields = serverSetOf(document);

/** The named schemas that a value refers to, through others too. */
function schemasOf(value: unknown): Set<string> {
  const found = new Set<string>();
  const open = [value];
  for (const one of open)
    for (const [, name = ''] of JSON.stringify(one ?? null).matchAll(/schemas\/(\w+)"/g))
      if (!found.has(name)) {
        found.add(name);
        open.push(document.components.schemas[name]);
      }
  return found;
}

/** What can be sent for a field in place of the truth. */
const LIES: Record<string, unknown[]> = {
  isVerified: [true, false],
  verificationNotes: ['Kabul edildi.', null],
  isOfficial: [true, false],
  status: ['ACTIVE', 'DRAFT'],
};

const asked = operationsOf(document).flatMap(({ operation }) => {
  const [media] = Object.values<MediaTypeObject>(operation.requestBody?.content ?? {});
  const names = schemasOf(media?.schema);
  const own = fields.filter(({ schema, field }) => names.has(schema) && field in LIES);
  return own.map(({ field, value }) => ({ id: operation.operationId, field, value }));
});

/** Everything of that name in an answer. */
function valuesOf(body: unknown, field: string): unknown[] {
  if (Array.isArray(body)) return body.flatMap((one) => valuesOf(one, field));
  if (typeof body !== 'object' || body === null) return [];
  const own: unknown = Reflect.get(body, field);
  return own === undefined ? Object.values(body).flatMap((one) => valuesOf(one, field)) : [own];
}

/** A body with a field of every object that can have it. */
function withField(body: unknown, field: string, value: unknown): unknown {
  if (Array.isArray(body)) return body.map((one) => withField(one, field, value));
  const copy: Record<string, unknown> = { ...(body as Record<string, unknown>) }; // bodies are objects or lists of them
  if (Array.isArray(copy.documents))
    return { ...copy, documents: withField(copy.documents, field, value) };
  return { ...copy, [field]: value };
}

async function answersTo(id: string, field: string, value: unknown, { except }: ServerSet) {
  const answers: unknown[] = [];
  for (const { id: userId, role } of createStage('example').store.users.all()) {
    if (except?.includes(role)) continue;
    const stage = createStage('example');
    const body = withField(exampleBody(id as OperationId), field, value);
    const path = { id: 2 };
    const answer = await stage.call(stage.store.users.get(userId), id as OperationId, {
      path,
      body,
    });
    if (answer.status < 300) answers.push({ userId, seen: valuesOf(answer.body, field) });
  }
  return answers;
}

describe('what x-server-set names is the service’s', () => {
  it.each(asked)('$field in $id makes no difference', async ({ id, field, value }) => {
    const [first, ...others] = LIES[field] ?? [];
    const answers = await answersTo(id, field, first, value);
    expect(answers.length, 'somebody may send it').toBeGreaterThan(0);
    for (const other of others) expect(await answersTo(id, field, other, value)).toEqual(answers);
  });

  it('a record tells who made it, and when', async () => {
    const stage = createStage('example');
    const customer = stage.store.users.where('role', 'CUSTOMER')[0];
    for (const id of ['sendMessage'] as const) {
      const body = exampleBody(id);
      const user = stage.store.users.get(Number(body.senderId)) ?? customer;
      const { status, body: answer } = await stage.call(user, id, { body });
      expect(status).toBe(201);
      expect(answer).toMatchObject({ senderId: user?.id });
    }
  });
});
