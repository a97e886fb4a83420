import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE } from '../../mocks/engine/contract/base.ts';
import type { RunningMock } from '../../mocks/server/mock.ts';
import { type Caller, callerOf, startTestMock } from '../../mocks/testing/client.ts';
import {
  dereference,
  type JsonSchema,
  type OperationEntry,
  operationsOf,
  parametersOf,
} from '../../openapi/model/document.ts';
import { contract } from './contract.ts';
import { type ExampleRequest, exampleRequest } from './requests.ts';

const ADMINISTRATOR = 'selin.aydin';
const COLLEAGUE = 'kerem.yalcin';

const everyOperation = operationsOf(contract);
const ofAdministrators = everyOperation
  .filter(({ operation }) => String(operation['x-access']?.roles) === 'ADMIN')
  .map((entry) => ({ id: entry.operation.operationId, entry, request: exampleRequest(entry) }));

let mock: RunningMock;
let sessions = 0;
beforeAll(async () => {
  mock = await startTestMock();
});
afterAll(async () => {
  expect(mock.breaches).toEqual([]);
  await mock.close();
});

const newSession = () => callerOf(mock.url, `attack-${++sessions}`);

/** Sends the request of an operation's own examples. */
async function send(caller: Caller, request: ExampleRequest, headers: Record<string, string> = {}) {
  const { method, path, body } = request;
  return caller.call(method, `${BASE}${path}`, { body, headers });
}

async function userId(caller: Caller, username: string): Promise<number> {
  const path = `${BASE}/auth/admin/users/paginated?query=${username}`;
  const { body } = await caller.call('GET', path);
  const [user] = body.content as { id: number }[]; // UserPage of the contract
  return user?.id ?? 0;
}

describe('whoever administers no more is refused with the token of before', () => {
  it('after losing the role, everywhere', async () => {
    const session = newSession();
    const administrator = await session.as(ADMINISTRATOR);
    const former = await session.as(COLLEAGUE);
    const id = await userId(administrator, COLLEAGUE);
    const path = `${BASE}/auth/admin/users/${id}/role`;
    const demoted = await administrator.call('PUT', path, { body: { role: 'CUSTOMER' } });
    expect(demoted.status).toBe(200);
    for (const { id: operation, request } of ofAdministrators) {
      const { status, body } = await send(former, request);
      expect([operation, status, body.code]).toEqual([operation, 403, 'FORBIDDEN']);
    }
    // Nobody gives the role back to themselves.
    const own = await former.call('PUT', path, { body: { role: 'ADMIN' } });
    expect(own.status).toBe(403);
  });

  it('after the account was closed, everywhere, and also when it is open again', async () => {
    const session = newSession();
    const administrator = await session.as(ADMINISTRATOR);
    const former = await session.as(COLLEAGUE);
    const path = `${BASE}/auth/admin/users/${await userId(administrator, COLLEAGUE)}/status`;
    const set = (isActive: boolean) =>
      administrator.call('PUT', path, { body: { isActive, reason: 'Denetim kaydı için.' } });
    expect((await set(false)).status).toBe(200);
    for (const { id: operation, request } of ofAdministrators) {
      const { status, body } = await send(former, request);
      expect([operation, status, body.code]).toEqual([operation, 401, 'UNAUTHENTICATED']);
    }
    await expect(session.as(COLLEAGUE)).rejects.toThrow();
    expect((await set(true)).status).toBe(200);
    expect((await former.call('GET', `${BASE}/admin/audit`)).status).toBe(401);
    const again = await session.as(COLLEAGUE);
    expect((await again.call('GET', `${BASE}/admin/audit`)).status).toBe(200);
  });
});

describe('a captain finds nothing of another', () => {
  /** Operations of a captain on something that belongs to somebody, by its id in the path. */
  const isForm = ({ requestBody }: OperationEntry['operation']) =>
    'multipart/form-data' in (requestBody?.content ?? {});
  const owned = everyOperation.filter(({ operation }) => {
    const { roles, owner } = operation['x-access'] ?? {};
    const isOwned = typeof owner === 'object' && String(owner.from).startsWith('path.');
    return (
      isOwned && roles?.includes('BOAT_OWNER') && owner.resource !== 'account' && !isForm(operation)
    );
  });

  it('by asking for the records of another one by one', async () => {
    const session = newSession();
    const nermin = await session.as('nermin.alkim');
    const administrator = await session.as(ADMINISTRATOR);
    const before = (await administrator.call('GET', `${BASE}/admin/audit`)).body.totalElements;
    const open: string[] = [];
    for (const entry of owned) {
      // The examples are of the captain Mehmet Ağaoğlu and of guests of his.
      const { status } = await send(nermin, exampleRequest(entry));
      if (![403, 404].includes(status)) open.push(`${entry.operation.operationId}: ${status}`);
    }
    expect(open).toEqual([]);
    expect(owned.length).toBeGreaterThan(60);
    const { body } = await administrator.call('GET', `${BASE}/admin/audit`);
    expect(body.totalElements).toBe(before);
  });

  it('in documents of applications, whoever names a file', async () => {
    const session = newSession();
    const administrator = await session.as(ADMINISTRATOR);
    const captain = await session.as('nermin.alkim');
    const { body } = await administrator.call('GET', `${BASE}/captain-applications?size=100`);
    // CaptainApplicationPage of the contract.
    const applications = body.content as { id: number; documentFilePaths: string[] }[];
    const [one, other] = applications.filter(
      ({ documentFilePaths }) => documentFilePaths.length > 0,
    );
    const file = encodeURIComponent(one?.documentFilePaths[0] ?? '');
    const at = (id: number | undefined) =>
      `${BASE}/captain-applications/${id}/documents?file=${file}`;
    expect((await captain.call('GET', at(one?.id))).status).toBe(403);
    // A file of one application is no file of another.
    expect((await administrator.call('GET', at(other?.id))).status).toBe(404);
    for (const path of ['../boat-documents/1/x.pdf', '/etc/passwd', '%2e%2e%2f', 'applications/']) {
      const url = `${BASE}/captain-applications/${one?.id}/documents?file=${encodeURIComponent(path)}`;
      expect([400, 404]).toContain((await administrator.call('GET', url)).status);
    }
  });
});

describe('an act on a version that is gone is refused', () => {
  const guarded = ofAdministrators.filter(({ entry }) =>
    parametersOf(contract, entry.operation).some(({ name }) => name === 'If-Match'),
  );

  it('is stated of every act on what others change too', () => {
    expect(guarded.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['setBoatDocumentVerification', 'reviewCaptainApplication']),
    );
  });

  it.each(guarded)('$id', async ({ request }) => {
    const stale = ['"0000000000000000"', 'W/"0000000000000000"', '""', '"a", "b"'];
    for (const tag of stale) {
      const administrator = await newSession().as(ADMINISTRATOR);
      const { status, body } = await send(administrator, request, { 'If-Match': tag });
      expect([tag, status, body.code]).toEqual([tag, 412, 'RECORD_CHANGED']);
    }
    for (const tag of ['*', undefined]) {
      const administrator = await newSession().as(ADMINISTRATOR);
      const { status } = await send(administrator, request, tag ? { 'If-Match': tag } : {});
      expect(status).not.toBe(412);
    }
  });
});

/** Where an act says why, and how much it may say. */
function reasonsOf({ operation }: OperationEntry): { field: string; maxLength: number }[] {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  if (!media?.schema) return [];
  const { properties = {} } = dereference<JsonSchema>(contract, media.schema);
  return Object.entries(properties).flatMap(([field, schema]) => {
    const { maxLength } = dereference<JsonSchema>(contract, schema as JsonSchema);
    return /reason|notes/i.test(field) && maxLength !== undefined ? { field, maxLength } : [];
  });
}

describe('a reason', () => {
  const reasoned = ofAdministrators
    .filter(({ request }) => request.method !== 'GET')
    .flatMap(({ id, entry, request }) =>
      reasonsOf(entry).map((reason) => ({ id, request, ...reason })),
    );

  it('is given in most acts', () => {
    expect(reasoned.length).toBeGreaterThan(6);
  });

  it.each(reasoned)(
    'of $id may be hostile, and is kept as it is; not too long, not blank',
    async ({ request, field, maxLength }) => {
      const said = JSON.parse(String(request.body)) as Record<string, unknown>; // of an example of the contract
      // Only what is rejected has a reason.
      if (field === 'rejectionReason') said.status = 'REJECTED';
      const act = async (text: string) => {
        const administrator = await newSession().as(ADMINISTRATOR);
        const body = JSON.stringify({ ...said, [field]: text });
        const answer = await send(administrator, { ...request, body });
        const { body: audit } = await administrator.call('GET', `${BASE}/admin/audit?size=1`);
        const [last] = audit.content as { reason: string | null }[]; // AuditPage of the contract
        return { ...answer, told: last?.reason };
      };
      for (const text of ['x'.repeat(maxLength + 1), '👩‍👩‍👧'.repeat(maxLength)]) {
        const { status } = await act(text);
        expect([status, text.length]).toEqual([422, text.length]);
      }
      const blank = await act('\u0000\u0007 \u200b\u2060\t\n  ');
      if (blank.status === 200) expect(blank.body[field]).toBeNull();
      else expect(blank.status).toBe(422);
      for (const text of [
        '<img src=x onerror=alert(1)><script>alert(1)</script>',
        '=HYPERLINK("http://kotu.example";"tıkla") +90 @SUM(1+1)',
        'Robert\'); DROP TABLE users;-- "çift" ve\\ters',
      ]) {
        const { status, told } = await act(text);
        if (status === 200) expect(told).toBe(text);
        else expect([404, 409]).toContain(status);
      }
    },
  );
});

describe('pages', () => {
  const paged = ofAdministrators
    .filter(({ entry }) =>
      parametersOf(contract, entry.operation).some(({ name }) => name === 'page'),
    )
    .map(({ id, request }) => ({ id, path: request.path.split('?')[0] ?? '' }));

  it('are most of the lists', () => {
    expect(paged.length).toBeGreaterThan(8);
  });

  it.each(paged)('of $id have ends', async ({ path }) => {
    const administrator = await newSession().as(ADMINISTRATOR);
    const ask = (query: string) => administrator.call('GET', `${BASE}${path}?${query}`);
    const { body: first } = await ask('page=0&size=1');
    const total = Number(first.totalElements);
    expect(first).toMatchObject({ number: 0, size: 1, first: true, totalPages: total });
    expect(first.content).toHaveLength(Math.min(total, 1));
    const { body: last } = await ask(`page=${Math.max(0, total - 1)}&size=1`);
    expect(last).toMatchObject({ last: true, first: total <= 1 });
    for (const beyond of [total + 1, 10_000]) {
      const { status, body } = await ask(`page=${Math.min(beyond, 10_000)}&size=100`);
      expect([status, body.content, body.totalElements]).toEqual([200, [], total]);
    }
    const all: unknown[] = [];
    for (let page = 0; page * 100 < total; page += 1) {
      const { body } = await ask(`page=${page}&size=100`);
      all.push(...(body.content as { id: unknown }[]));
    }
    expect(all).toHaveLength(total);
    expect(new Set(all.map((row) => JSON.stringify(row))).size).toBe(total);
    for (const wrong of [
      ...[
        'page=-1',
        'page=1.5',
        'page=1e2',
        'page=',
        'page=0x1',
        'page=10001',
        'page=9007199254740993',
      ],
      ...[
        'size=0',
        'size=-1',
        'size=101',
        'size=ten',
        'size=NaN',
        'size=',
        'page=0&page=1',
        'size[]=5',
      ],
    ]) {
      const { status } = await ask(wrong);
      expect([wrong, status]).toEqual([wrong, 400]);
    }
  });
});
