import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf, startTestMock } from '../testing/client.ts';
import type { RunningMock } from './mock.ts';

let running: RunningMock;
let sessions = 0;
/** A caller in a session of its own, signed in as nobody. */
const newSession = () => callerOf(running.url, `test-${++sessions}`);

beforeAll(async () => {
  running = await startTestMock();
});
afterAll(async () => {
  await running.close();
});

const MEGABYTE = 1_048_576;
/** A PDF of so many bytes in base64. */
function pdf(bytes: number): string {
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9, 32)]).toString('base64');
}

describe('a refusal', () => {
  it.each([
    ['an unknown path', 'GET', '/api/yachts', undefined, 404, 'UNKNOWN_PATH'],
    [
      'a method the path does not take',
      'DELETE',
      '/api/health',
      undefined,
      405,
      'METHOD_NOT_ALLOWED',
    ],
    ['a missing token', 'GET', '/api/bookings', undefined, 401, 'UNAUTHENTICATED'],
    ['a body that is no JSON', 'POST', '/api/auth/login', '{', 400, 'INVALID_REQUEST'],
    [
      'a field that breaks a limit',
      'POST',
      '/api/auth/login',
      { username: '', password: 'x' },
      422,
      'VALIDATION_FAILED',
    ],
    [
      'a parameter that breaks a limit',
      'GET',
      '/api/boats/paginated?size=101',
      undefined,
      400,
      'INVALID_REQUEST',
    ],
    ['an id nobody has', 'GET', '/api/boats/999999', undefined, 404, 'NOT_FOUND'],
    ['a path that is no text', 'GET', '/api/boats/%E0%A4%A', undefined, 400, 'INVALID_REQUEST'],
  ])('of %s is the contract’s error', async (_, method, path, body, status, code) => {
    const answered = await newSession().call(method, path, { body });
    expect(answered).toMatchObject({
      status,
      body: { code, errors: expect.any(Array), requestId: expect.any(String) },
    });
    expect(answered.body.message).not.toBe('');
  });

  it('names the field, its place and the rule, in the language asked for', async () => {
    const body = { username: 'elif.yildiz', password: 'kısa' };
    const english = await newSession().call('POST', '/api/auth/login', { body });
    expect(english.body.errors).toEqual([
      { field: 'body.password', message: 'must NOT have fewer than 6 characters' },
    ]);
    const turkish = await newSession().call('POST', '/api/auth/login', {
      body,
      headers: { 'accept-language': 'tr' },
    });
    expect(turkish.body.errors).toEqual([
      { field: 'body.password', message: 'en az 6 karakter olmalı' },
    ]);
  });

  it('of another content type is 415', async () => {
    const answered = await newSession().call('POST', '/api/auth/login', {
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answered).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it('says which methods a path takes', async () => {
    const { headers } = await newSession().call('PATCH', '/api/boats');
    expect(headers.get('allow')).toBe('GET, POST, PUT');
  });
});

describe('roles and ownership', () => {
  it('lets a customer who became a captain review the trips before', async () => {
    const person = await callerOf(running.url, 'captain-since').as('onur.cetin');
    const admin = await callerOf(running.url, 'captain-since').as('selin.aydin');
    const { body: list } = await person.call('GET', '/api/bookings/customer/18');
    const [trip] = (Array.isArray(list) ? list : []) as { id: number }[];
    await admin.call('PUT', '/api/auth/admin/users/18/role', { body: { role: 'BOAT_OWNER' } });
    const body = { bookingId: trip?.id, rating: 5, comment: 'Her şey çok güzeldi, teşekkürler.' };
    expect((await person.call('POST', '/api/reviews', { body })).status).toBe(201);
    // The owner rule holds for captains too.
    const other = await callerOf(running.url, 'captain-since').as('levent.denizer');
    expect((await other.call('POST', '/api/reviews', { body })).status).toBe(403);
  });

  it.each([
    ['a garbage token', 'GET', '/api/bookings', 401],
    ['somebody else’s booking', 'GET', '/api/bookings/1', 403],
    ['an administrator’s list', 'GET', '/api/auth/admin/users', 403],
  ])('keep %s away', async (name, method, path, status) => {
    const can = await newSession().as('can.demir');
    const headers = name === 'a garbage token' ? { authorization: 'Bearer a.b.c' } : undefined;
    expect((await can.call(method, path, { headers })).status).toBe(status);
  });
});

describe('files', () => {
  const document = {
    boatId: 1,
    documentType: 'OTHER',
    documentName: 'police.pdf',
    displayOrder: 9,
  };

  it('of 10 MB go through in base64', async () => {
    const mehmet = await newSession().as('mehmet.agaoglu');
    const body = { ...document, documentData: pdf(10 * MEGABYTE) };
    expect((await mehmet.call('POST', '/api/boat-documents', { body })).status).toBe(201);
  });

  it('of one byte more are 413', async () => {
    const mehmet = await newSession().as('mehmet.agaoglu');
    const body = { ...document, documentData: pdf(10 * MEGABYTE + 1) };
    expect(await mehmet.call('POST', '/api/boat-documents', { body })).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE' },
    });
  });
});

describe('optional sign-in', () => {
  it('shows the owner what a guest does not find', async () => {
    const guest = newSession();
    const owner = await guest.as('mehmet.agaoglu');
    await owner.call('PATCH', '/api/boats/1/status?status=INACTIVE');
    const seen = await Promise.all(
      [guest, owner, await guest.as('deniz.aksoy')].map((who) => who.call('GET', '/api/boats/1')),
    );
    expect(seen.map(({ status }) => status)).toEqual([404, 200, 404]);
  });

  it.each([
    (token: string) => `bearer ${token}`,
    (token: string) => `BEARER ${token}`,
    (token: string) => `Bearer  ${token}`,
  ])('reads the scheme in any case', async (written) => {
    const guest = newSession();
    const { body } = await guest.call('POST', '/api/auth/login', {
      body: { username: 'elif.yildiz', password: 'deniz-2026' },
    });
    const headers = { authorization: written(String(body.token)) };
    for (const path of ['/api/boats/1', '/api/auth/account'])
      expect((await guest.call('GET', path, { headers })).status).toBe(200);
    expect(
      (await guest.call('GET', '/api/boats/1', { headers: { authorization: '' } })).status,
    ).toBe(200);
  });

  it.each([
    'Bearer bozuk',
    'Bearer a.b.c',
    'Bearer',
    'Bearer ',
    'bearer undefined',
    'Basic ZWxpZjpkZW5peg==',
    'Token x',
  ])('refuses "%s" and takes nobody for a guest', async (authorization) => {
    const headers = { authorization };
    const refused = await newSession().call('GET', '/api/boats/1', { headers });
    expect(refused).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    // Where no token changes the answer, none is looked at.
    expect((await newSession().call('GET', '/api/boats', { headers })).status).toBe(200);
  });
});

describe('Prefer', () => {
  it('answers a documented status from the examples', async () => {
    const { status, headers, body } = await newSession().call('GET', '/api/boats/1', {
      headers: { prefer: 'code=503' },
    });
    expect([status, body.code, headers.get('x-mock-source')]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      'example',
    ]);
  });

  it('answers an example by its name', async () => {
    const { body } = await newSession().call('GET', '/api/boats/1', {
      headers: { prefer: 'example=id-2' },
    });
    expect(body.id).toBe(2);
  });

  it('refuses an undocumented status and lists the documented ones', async () => {
    const { status, body } = await newSession().call('GET', '/api/boats/1', {
      headers: { prefer: 'code=418' },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain('200, 400, 401, 404, 408, 429, 500');
  });
});

describe('a session', () => {
  it('keeps what it wrote from every other', async () => {
    const mine = await newSession().as('elif.yildiz');
    const theirs = await newSession().as('elif.yildiz');
    await mine.call('PUT', '/api/notifications/user/9/read-all');
    expect((await mine.call('GET', '/api/notifications/user/9/unread/count')).body.count).toBe(0);
    expect(
      (await theirs.call('GET', '/api/notifications/user/9/unread/count')).body.count,
    ).toBeGreaterThan(0);
  });

  it('starts over on reset', async () => {
    const mine = await newSession().as('elif.yildiz');
    await mine.call('PUT', '/api/notifications/user/9/read-all');
    await mine.call('POST', '/_mock/reset');
    expect(
      (await mine.call('GET', '/api/notifications/user/9/unread/count')).body.count,
    ).toBeGreaterThan(0);
  });

  it('moves in time', async () => {
    const mine = newSession();
    const before = await mine.call('GET', '/_mock/clock');
    const after = await mine.call('PUT', '/_mock/clock', { body: { advanceDays: 3 } });
    const days =
      (Date.parse(String(after.body.today)) - Date.parse(String(before.body.today))) / 86_400_000;
    expect(days).toBe(3);
  });

  it('can be saved and loaded elsewhere', async () => {
    const mine = await newSession().as('elif.yildiz');
    await mine.call('PUT', '/api/notifications/user/9/read-all');
    const { body: snapshot } = await mine.call('GET', '/_mock/snapshot');
    const other = await newSession().as('elif.yildiz');
    expect((await other.call('PUT', '/_mock/snapshot', { body: snapshot })).status).toBe(200);
    expect((await other.call('GET', '/api/notifications/user/9/unread/count')).body.count).toBe(0);
  });

  it('starts from a scenario, and names the ones there are when it does not know one', async () => {
    const mine = newSession();
    await mine.call('POST', '/_mock/reset', { body: { scenario: 'empty' } });
    expect((await mine.call('GET', '/api/boats/statistics')).body.boatCount).toBe(0);
    const refused = await mine.call('POST', '/_mock/reset', { body: { scenario: 'storm' } });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('busy-season');
  });
});

describe('a fault', () => {
  it('strikes its operation as often as it was told', async () => {
    const mine = newSession();
    await mine.call('POST', '/_mock/faults', {
      body: { operation: 'getBoat', status: 503, count: 2 },
    });
    const statuses = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await mine.call('GET', '/api/boats/1')).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect((await mine.call('GET', '/api/boats/statistics')).status).toBe(200);
  });

  it('falls the same way for the same seed', async () => {
    const fall = async () => {
      const mine = newSession();
      await mine.call('POST', '/_mock/faults', {
        body: { tag: 'Boats', status: 500, probability: 0.5, seed: 7 },
      });
      const statuses = [];
      for (let call = 0; call < 12; call += 1)
        statuses.push((await mine.call('GET', '/api/boats/1')).status);
      return statuses;
    };
    const first = await fall();
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await fall()).toEqual(first);
  });

  it('closes the connection', async () => {
    const mine = newSession();
    await mine.call('POST', '/_mock/faults', { body: { hangUp: true, count: 1 } });
    await expect(mine.call('GET', '/api/boats/1')).rejects.toThrow('fetch failed');
  });

  it('loses the answer of what took effect, after the calls that it lets pass', async () => {
    const mine = newSession();
    const write = (key: string) =>
      mine.call('POST', '/api/contact-messages', {
        body: {
          name: 'Deniz Kaya',
          email: 'deniz@pruva.example',
          subject: 'Tekne turu',
          message: 'Mayıs ayında bir tur düşünüyoruz.',
        },
        headers: { 'idempotency-key': key.repeat(32) },
      });
    const written = async () => {
      const { body } = await mine.call('GET', '/_mock/snapshot');
      return body.changes;
    };
    await mine.call('POST', '/_mock/faults', {
      body: { operation: 'createContactMessage', loseAnswer: true, skip: 1, count: 1 },
    });
    expect((await write('a')).status).toBe(201);
    await expect(write('b')).rejects.toThrow('fetch failed');
    expect(await written()).toHaveProperty('contactMessages.length', 2);
    expect((await write('b')).status).toBe(201);
    expect(await written()).toHaveProperty('contactMessages.length', 2);
  });

  it('holds an answer back until it is removed', async () => {
    const mine = newSession();
    const { body: fault } = await mine.call('POST', '/_mock/faults', {
      body: { operation: 'getBoat', latency: 120_000 },
    });
    let isThere = false;
    const held = mine.call('GET', '/api/boats/1').then(({ status }) => {
      isThere = true;
      return status;
    });
    await mine.call('GET', '/api/boats/statistics');
    expect(isThere).toBe(false);
    await mine.call('DELETE', `/_mock/faults/${fault.id}`);
    expect(await held).toBe(200);
  });

  it('answers what is no JSON', async () => {
    const mine = newSession();
    await mine.call('POST', '/_mock/faults', { body: { malformed: true, count: 1 } });
    await expect(mine.call('GET', '/api/boats/1')).rejects.toThrow(SyntaxError);
  });

  it('must name an operation that there is', async () => {
    const refused = await newSession().call('POST', '/_mock/faults', {
      body: { operation: 'sinkBoat', status: 500 },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'The contract has no operation sinkBoat.' },
    });
  });
});

describe('an idempotency key', () => {
  const application = {
    name: 'Deniz Kaya',
    email: 'deniz@pruva.example',
    subject: 'Tekne turu',
    message: 'Mayıs ayında bir tur düşünüyoruz.',
  };
  const headers = { 'idempotency-key': '0b9f7c1e5d0a4c1e9a542f6d1c7a8e10' };

  it('answers the first answer again', async () => {
    const mine = newSession();
    const first = await mine.call('POST', '/api/contact-messages', { body: application, headers });
    const second = await mine.call('POST', '/api/contact-messages', { body: application, headers });
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });

  it('with another body is 409', async () => {
    const mine = newSession();
    await mine.call('POST', '/api/contact-messages', { body: application, headers });
    const second = await mine.call('POST', '/api/contact-messages', {
      body: { ...application, subject: 'Başka' },
      headers,
    });
    expect(second).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });
});

it('has broken the contract in none of these answers', () => {
  expect(running.breaches).toEqual([]);
});
