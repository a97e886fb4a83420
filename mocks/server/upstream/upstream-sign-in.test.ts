import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf, startTestMock } from '../../testing/client.ts';
import type { RunningMock } from '../mock.ts';

interface Person {
  userId: number;
  accountId: number;
  email: string;
  username: string;
  role: string;
}

const ahmet: Person = {
  userId: 9, // Elif's in the mock
  accountId: 109,
  email: 'ahmet@service.example',
  username: 'ahmet.service',
  role: 'CUSTOMER',
};
const derya: Person = {
  userId: 5001,
  accountId: 6001,
  email: 'derya@service.example',
  username: 'derya.service',
  role: 'BOAT_OWNER',
};
/** The service's own Elif, under another id than the mock's. */
const elif: Person = {
  userId: 77_001,
  accountId: 77_002,
  email: 'elif.elsewhere@service.example',
  username: 'Elif.Yildiz',
  role: 'CUSTOMER',
};
const people = new Map([ahmet, derya, elif].map((person) => [person.username, person]));

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>); // the mock checked it
}

const valid = new Set<string>();
let asked: { url: string; headers: IncomingMessage['headers'] }[] = [];

/** A service that signs people in and has nothing else. */
const service: Server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  asked.push({ url, headers });
  const body = await readJson(request);
  const answer = (status: number, value: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
  const signIn = (person: Person, status = 200) => {
    const token = `service-${person.username}-${valid.size}`;
    valid.add(token);
    answer(status, { token, expiresIn: 3600, ...person });
  };
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  const caller = people.get(/^service-(.*)-\d+$/.exec(token)?.[1] ?? '');
  const error = { message: 'no', code: 'UNAUTHENTICATED', errors: [], requestId: 'r' };
  if (url === '/api/auth/login') {
    const person = people.get(String(body.username));
    if (person) signIn(person);
    else answer(401, error);
  } else if (url === '/api/auth/register') {
    const { username, email } = body as { username: string; email: string }; // see RegisterRequest
    const person = { userId: 5002, accountId: 6002, username, email, role: 'CUSTOMER' };
    people.set(username, person);
    signIn(person, 201);
  } else if (url === '/api/auth/account' && method === 'GET') {
    if (!caller || !valid.has(token)) return answer(401, error);
    const { userId, accountId, ...rest } = caller;
    answer(200, {
      ...rest,
      id: accountId,
      userId,
      fullName: 'Derya Hizmet',
      phoneNumber: '+905550001122',
      firstName: 'Derya',
      lastName: 'Hizmet',
      dateOfBirth: null,
      profileImage: null,
      isProfileComplete: true,
      isEmailVerified: true,
      isActive: true,
      createdAt: '2026-01-01T00:00:00Z',
    });
  } else if (url === '/api/auth/refresh') {
    if (caller) signIn(caller);
    else answer(401, error);
  } else answer(501, {});
});

let running: RunningMock;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo; // a TCP server that listens
  running = await startTestMock({ upstream: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await running.close();
  service.close();
});

let sessions = 0;
/** Somebody who signed in at the service, through the mock. */
async function signedIn({ username }: Person, session = `up-${++sessions}`) {
  const body = { username, password: 'whatever-1' };
  const answer = await callerOf(running.url, session).call('POST', '/api/auth/login', { body });
  expect(answer.headers.get('x-mock-source')).toBe('upstream');
  const token = String(answer.body.token);
  return { caller: callerOf(running.url, session, token), token, session };
}

describe('who signed in at the service', () => {
  it('is taken by what the mock answers, as that user', async () => {
    const { caller } = await signedIn(derya);
    const user = await caller.call('GET', '/api/users/5001');
    expect(user).toMatchObject({
      status: 200,
      body: { id: 5001, accountId: 6001, username: 'derya.service', role: 'BOAT_OWNER' },
    });
    expect(user.headers.get('x-mock-source')).toBe('mock');
    expect((await caller.call('GET', '/api/boats/owner/5001')).status).toBe(200);
    expect((await caller.call('GET', '/api/users/9')).status).toBe(403);
    expect((await caller.call('GET', '/api/auth/admin/users')).status).toBe(403);
  });

  it('may register there', async () => {
    const body = {
      username: 'yeni.service',
      password: 'whatever-1',
      email: 'yeni@service.example',
      fullName: 'Yeni Kişi',
      phoneNumber: '+905550003344',
    };
    const nobody = callerOf(running.url, 'registered');
    const { body: session } = await nobody.call('POST', '/api/auth/register', { body });
    const caller = callerOf(running.url, 'registered', String(session.token));
    expect((await caller.call('GET', '/api/users/5002')).body).toMatchObject({
      fullName: 'Yeni Kişi',
      phoneNumber: '+905550003344',
    });
  });

  it('keeps apart from somebody of the mock with the same id', async () => {
    const { caller } = await signedIn(ahmet);
    const mine = await caller.call('GET', '/api/users/9');
    expect(mine.body).toMatchObject({ id: 9, accountId: 109, username: 'ahmet.service' });
    const bookings = await caller.call('GET', '/api/bookings/customer/9');
    expect([bookings.status, bookings.body]).toEqual([200, []]);
    const count = await caller.call('GET', '/api/notifications/user/9/unread/count');
    expect(count.body.count).toBe(0);
    const boat = await caller.call('GET', '/api/boats/1');
    const day = String(boat.body.nextAvailableDate);
    const wish = { boatId: 1, startDate: day, endDate: day, passengerCount: 2 };
    const booking = await caller.call('POST', '/api/bookings', { body: wish });
    expect(booking.body).toMatchObject({ customerId: 9, customerName: 'ahmet.service' });
    const after = await caller.call('GET', '/api/bookings/customer/9');
    expect(after.body).toMatchObject([{ customerId: 9 }]);
  });

  it('is the mock’s own person of the same user name, under the service’s ids', async () => {
    const { caller } = await signedIn(elif);
    const mine = await caller.call('GET', '/api/users/77001');
    expect(mine.body).toMatchObject({ id: 77_001, accountId: 77_002 });
    const bookings = await caller.call('GET', '/api/bookings/customer/77001');
    expect((bookings.body as unknown as unknown[]).length).toBeGreaterThan(0);
    expect(JSON.stringify(bookings.body)).not.toContain('"customerId":9,');
  });

  it('has the role that the service told last, from the refreshed token on', async () => {
    const { caller, session, token } = await signedIn(derya);
    people.set(derya.username, { ...derya, role: 'ADMIN' });
    const refreshed = await caller.call('POST', '/api/auth/refresh');
    const admin = callerOf(running.url, session, String(refreshed.body.token));
    expect((await admin.call('GET', '/api/auth/admin/users')).status).toBe(200);
    people.set(derya.username, derya);
    const account = await callerOf(running.url, session, token).call('GET', '/api/auth/account');
    expect(account.body.role).toBe('BOAT_OWNER');
    expect((await admin.call('GET', '/api/auth/admin/users')).status).toBe(403);
  });

  it('is known by the account that a token of before opens', async () => {
    const token = 'service-derya.service-900';
    valid.add(token);
    const caller = callerOf(running.url, 'before', token);
    expect((await caller.call('GET', '/api/users/5001')).status).toBe(401);
    await caller.call('GET', '/api/auth/account');
    expect((await caller.call('GET', '/api/users/5001')).body.fullName).toBe('Derya Hizmet');
  });

  it('is forgotten when the service no longer takes the token', async () => {
    const { caller, token } = await signedIn(derya);
    expect((await caller.call('GET', '/api/users/5001')).status).toBe(200);
    valid.delete(token);
    expect((await caller.call('GET', '/api/auth/account')).status).toBe(401);
    expect((await caller.call('GET', '/api/users/5001')).status).toBe(401);
  });

  it('comes with nothing of the mock’s own in the request', async () => {
    asked = [];
    await callerOf(running.url, 'own').call('GET', '/api/boats/2', {
      headers: { cookie: 'mock-session=own; theirs=1', origin: running.url },
    });
    const [{ headers } = { headers: {} }] = asked;
    expect(headers).toMatchObject({ cookie: 'theirs=1' });
    expect(headers).not.toHaveProperty('origin');
    expect(headers).not.toHaveProperty('x-mock-session');
  });
});

it('lets nobody in with a token that the service never gave', async () => {
  const caller = callerOf(running.url, 'guess', 'service-guess-1');
  expect((await caller.call('GET', '/api/users/9')).status).toBe(401);
});

it('has broken the contract in none of these answers', () => {
  expect(running.breaches).toEqual([]);
});
