import { afterAll, expect, it } from 'vitest';
import { loadContract } from '../../../scripts/conformance/contract/contract.ts';
import { type Change, editing, lettingIn, remembering } from './change.ts';
import { drop } from './json-edit.ts';
import { answer, type Backend, type Call } from './message.ts';
import { type Listener, serviceAt, startProxy } from './proxy.ts';
import { createWorld } from './world.ts';

const contract = loadContract('generated/openapi.json');
const listeners: Listener[] = [];
afterAll(async () => {
  for (const listener of listeners) await listener.close();
});

/** Serves a backend behind a second proxy, so that both ways over the wire are proved. */
async function served(backend: Backend): Promise<string> {
  const behind = await startProxy(contract, backend);
  const front = await startProxy(contract, serviceAt(behind.url));
  listeners.push(front, behind);
  return `${front.url}${contract.basePath}`;
}

it('hands on method, path, query, headers and body as they are, and the answer likewise', async () => {
  const calls: Call[] = [];
  const url = await served(async (call) => {
    calls.push(call);
    return { ...answer(201, { ok: true }), headers: { 'x-seen': 'yes', 'content-type': 'text/x' } };
  });
  const answered = await fetch(`${url}/boat-features/boat/7?q=%C4%B1&q=%25&x=a+b`, {
    method: 'POST',
    headers: { 'X-Mine': '1', 'Content-Type': 'application/json' },
    body: '{"ş":1}',
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    operationId: 'addBoatFeature',
    method: 'POST',
    base: '/api',
    path: '/boat-features/boat/7',
    params: { id: '7' },
    search: 'q=%C4%B1&q=%25&x=a+b',
    headers: { 'x-mine': '1', 'content-type': 'application/json' },
  });
  expect(calls[0]?.body.toString()).toBe('{"ş":1}');
  expect(answered.status).toBe(201);
  expect(answered.headers.get('x-seen')).toBe('yes');
  expect(await answered.json()).toEqual({ ok: true });
});

it('names a fixed path before one with a parameter, and no operation where there is none', async () => {
  const names: (string | undefined)[] = [];
  const url = await served(async ({ operationId }) => {
    names.push(operationId);
    return answer(204);
  });
  for (const path of ['/boats/locations', '/boats/1', '/nowhere']) await fetch(`${url}${path}`);
  await fetch(`${url}/boats`, { method: 'PATCH' });
  expect(names).toEqual(['listBoatLocations', 'getBoat', undefined, undefined]);
});

it('changes one operation and no other', async () => {
  const world = createWorld(contract, async () => answer(200, { token: 'x.y' }));
  const change: Change = (next) =>
    remembering('getTour')(editing('getBoat', drop('name'))(next, world), world);
  let asked = 0;
  const url = await served(
    change(async () => {
      asked += 1;
      return answer(200, { name: 'Gülşah', asked });
    }, world),
  );
  const get = async (path: string) => (await fetch(`${url}${path}`)).json();
  expect(await get('/boats/1')).toEqual({ asked: 1 });
  expect(await get('/tours/1')).toEqual({ name: 'Gülşah', asked: 2 });
  expect(await get('/tours/1')).toEqual({ name: 'Gülşah', asked: 2 });
  expect(await get('/tours/2')).toEqual({ name: 'Gülşah', asked: 3 });
});

it('signs in as somebody who may where a call is refused', async () => {
  const tokens: (string | undefined)[] = [];
  const backend: Backend = async ({ operationId, headers }) => {
    if (operationId === 'logIn') return answer(200, { token: 'admin.token' });
    tokens.push(headers.authorization);
    return headers.authorization === 'Bearer admin.token' ? answer(200, {}) : answer(403);
  };
  const change = lettingIn('getAdminDashboard', [403]);
  const url = await served(change(backend, createWorld(contract, backend)));
  const answered = await fetch(`${url}/admin/dashboard`, {
    headers: { authorization: 'Bearer customer.token' },
  });
  expect(answered.status).toBe(200);
  expect(tokens).toEqual(['Bearer customer.token', 'Bearer admin.token']);
});
