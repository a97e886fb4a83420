import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orApiError } from '../errors/api-error.ts';
import {
  type Behaviour,
  dropConnection,
  dropConnectionInBody,
  failure,
  json,
  neverAnswer,
  stallInBody,
} from '../testing/faulty-server.ts';
import { createTestApi, failureOf, type TestApi, timeout } from '../testing/test-api.ts';

let testApi: TestApi;
beforeEach(async () => {
  testApi = await createTestApi();
});
afterEach(() => testApi.server.close());

const boat = { params: { path: { id: 1 } } };
const registration = {
  email: 'elif@pruva.example',
  username: 'elif.yildiz',
  password: 'deniz123',
  fullName: 'Elif Yıldız',
  phoneNumber: '+905339998877',
};
const credentials = { username: 'elif.yildiz', password: 'deniz123' };
const account = { firstName: 'Çağla', lastName: 'Iğdır', phoneNumber: '+905339998877' };

describe('what is sent again', () => {
  it.each([408, 429, 500, 501, 502, 503, 504, 507, 599])(
    '%i: three times, after 1 s and 2 s',
    async (status) => {
      testApi.server.behave(failure(status));
      const error = await failureOf(testApi.openTab().client.GET('/boats/{id}', boat));
      expect(error).toMatchObject({ status, retryable: true });
      expect(testApi.server.arrivals).toHaveLength(3);
      expect(testApi.clock.sleeps).toEqual([1000, 2000]);
    },
  );

  it.each([400, 402, 403, 404, 405, 409, 410, 413, 415, 418, 422, 499])(
    '%i: never',
    async (status) => {
      testApi.server.behave(failure(status));
      const error = await failureOf(testApi.openTab().client.GET('/boats/{id}', boat));
      expect(error).toMatchObject({ status, retryable: false });
      expect(testApi.server.arrivals).toHaveLength(1);
      expect(testApi.clock.sleeps).toEqual([]);
    },
  );

  it('a call that then succeeds shows nothing of its failures', async () => {
    testApi.server.behave(failure(503), dropConnectionInBody, json(200, { id: 1 }));
    const { data } = await testApi.openTab().client.GET('/boats/{id}', boat);
    expect(data).toEqual({ id: 1 });
    expect(testApi.server.arrivals).toHaveLength(3);
  });

  const broken: Record<string, (testApi: TestApi) => Behaviour> = {
    'a hang-up instead of an answer': () => dropConnection,
    'a hang-up in mid-body': () => dropConnectionInBody,
    'no answer in time': ({ clock }) => neverAnswer(() => clock.advance(timeout)),
    'an answer that stalls in mid-body': ({ clock }) => stallInBody(() => clock.advance(timeout)),
  };
  it.each(Object.entries(broken))('%s: three times', async (_, behaviour) => {
    testApi.server.behave(behaviour(testApi));
    const error = await failureOf(testApi.openTab().client.GET('/boats/{id}', boat));
    expect(error).toMatchObject({ category: 'NETWORK', status: undefined, retryable: true });
    expect(testApi.server.arrivals).toHaveLength(3);
    expect(testApi.clock.sleeps).toEqual([1000, 2000]);
  });

  it('a refused connection: three times', async () => {
    let sent = 0;
    await testApi.server.close();
    const { client } = testApi.openTab('/', {
      fetch: (input, init) => {
        sent += 1;
        return fetch(input, init);
      },
    });
    const error = await failureOf(client.GET('/boats/{id}', boat));
    expect(error).toMatchObject({ category: 'NETWORK', code: 'UNREACHABLE' });
    expect(sent).toBe(3);
  });

  it.each([
    ['a good answer', json(200, { id: 1 })],
    ['a failure', failure(500)],
    ['a hang-up', dropConnection],
  ])('%s leaves no timer behind', async (_, behaviour) => {
    testApi.server.behave(behaviour);
    await orApiError(testApi.openTab().client.GET('/boats/{id}', boat));
    expect(testApi.clock.pending()).toBe(0);
  });

  it('an answer just before the time is up is in time', async () => {
    const { clock, server } = testApi;
    server.behave((response, arrival) => {
      clock.advance(timeout - 1);
      json(200, { id: 1 })(response, arrival);
    });
    const { data } = await testApi.openTab().client.GET('/boats/{id}', boat);
    expect(data).toEqual({ id: 1 });
  });
});

describe('how long it waits', () => {
  it('adds up to 10 %', async () => {
    testApi.server.behave(failure(500));
    await failureOf(testApi.openTab('/', { random: () => 1 }).client.GET('/boats/{id}', boat));
    expect(testApi.clock.sleeps).toEqual([1100, 2200]);
  });

  it.each([
    ['seconds', { 'Retry-After': '7' }, 7000],
    [
      'an HTTP-date',
      { 'Retry-After': 'Fri, 20 Nov 2026 09:00:04 GMT', Date: 'Fri, 20 Nov 2026 09:00:00 GMT' },
      4000,
    ],
    ['exactly as long as it is willing to wait', { 'Retry-After': '10' }, 10_000],
    ['less than its own delay', { 'Retry-After': '0' }, 1000],
    ['something unreadable', { 'Retry-After': 'soon' }, 1000],
    ['a negative number', { 'Retry-After': '-5' }, 1000],
  ])('never less than Retry-After: %s', async (_, headers, delay) => {
    testApi.server.behave(failure(429, headers), json(200, { id: 1 }));
    await testApi.openTab().client.GET('/boats/{id}', boat);
    expect(testApi.clock.sleeps).toEqual([delay]);
  });

  it('measures a date by the server’s clock when the device’s is wrong', async () => {
    const headers = {
      'Retry-After': 'Mon, 05 Jan 2026 00:00:03 GMT',
      Date: 'Mon, 05 Jan 2026 00:00:00 GMT',
    };
    testApi.server.behave(failure(503, headers), json(200, { id: 1 }));
    await testApi.openTab().client.GET('/boats/{id}', boat);
    expect(testApi.clock.sleeps).toEqual([3000]);
  });

  it.each([
    ['seconds', '30', 30],
    ['a date', 'Fri, 20 Nov 2026 09:01:00 GMT', 60],
    ['one second too many', '11', 11],
  ])('gives up at once when asked to wait longer than 10 s: %s', async (_, header, retryAfter) => {
    testApi.server.behave(failure(503, { 'Retry-After': header }));
    const error = await failureOf(testApi.openTab().client.GET('/boats/{id}', boat));
    expect(error).toMatchObject({ status: 503, retryable: true, retryAfter });
    expect(testApi.server.arrivals).toHaveLength(1);
    expect(testApi.clock.sleeps).toEqual([]);
  });
});

describe('by method', () => {
  it('PUT, PATCH and DELETE are sent again', async () => {
    const { server } = testApi;
    server.behave(failure(500));
    const { client } = testApi.openTab();
    await failureOf(client.PUT('/auth/account', { body: account }));
    await failureOf(client.DELETE('/boats/{id}', boat));
    await failureOf(
      client.PATCH('/boats/{id}/status', {
        params: { path: { id: 1 }, query: { status: 'ACTIVE' } },
      }),
    );
    expect(server.arrivals.map(({ method }) => method)).toEqual(
      ['PUT', 'DELETE', 'PATCH'].flatMap((method) => [method, method, method]),
    );
  });

  it('a state change keeps its key, so that a lost answer is heard the second time', async () => {
    testApi.server.behave(dropConnectionInBody, json(200, { id: 4, status: 'CANCELLED' }));
    const { data } = await testApi.openTab().client.PATCH('/bookings/{id}/cancel', {
      params: { path: { id: 4 } },
      body: { reason: 'Planlarımız değişti.' },
    });
    expect(data).toMatchObject({ status: 'CANCELLED' });
    const keys = testApi.server.arrivals.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('a DELETE whose answer was lost is done when the record is gone', async () => {
    testApi.server.behave(dropConnection, failure(404));
    const { response } = await testApi.openTab().client.DELETE('/boats/{id}', boat);
    expect(response.status).toBe(204);
    testApi.server.behave(failure(404));
    const error = await failureOf(testApi.openTab().client.DELETE('/boats/{id}', boat));
    expect(error.status).toBe(404);
  });

  it('a POST without an idempotency key is sent once', async () => {
    for (const behaviour of [failure(503), dropConnection, dropConnectionInBody]) {
      testApi.server.behave(behaviour);
      await failureOf(testApi.openTab().client.POST('/auth/login', { body: credentials }));
    }
    expect(testApi.server.arrivals).toHaveLength(3);
    expect(testApi.clock.sleeps).toEqual([]);
  });

  it('a POST that accepts a key gets one, and keeps it', async () => {
    testApi.server.behave(dropConnection, failure(500), json(201, { token: 'a.b' }));
    const { client } = testApi.openTab();
    await client.POST('/auth/register', { body: registration });
    const keys = testApi.server.arrivals.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    await client.POST('/auth/register', { body: registration });
    expect(testApi.server.arrivals[3]?.headers['idempotency-key']).not.toBe(keys[0]);
  });

  it('a key of the caller’s own is kept', async () => {
    testApi.server.behave(failure(500));
    const params = { header: { 'Idempotency-Key': 'one-click-one-key' } };
    await failureOf(
      testApi.openTab().client.POST('/auth/register', { body: registration, params }),
    );
    expect(testApi.server.arrivals.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(3).fill('one-click-one-key'),
    );
  });
});

describe('bodies are sent again intact', () => {
  it('JSON', async () => {
    testApi.server.behave(failure(500), dropConnection, json(200, {}));
    await testApi.openTab().client.PUT('/auth/account', { body: account });
    expect(testApi.server.arrivals.map(({ body }) => JSON.parse(body))).toEqual([
      account,
      account,
      account,
    ]);
    for (const { headers } of testApi.server.arrivals) {
      expect(headers['content-type']).toBe('application/json');
    }
  });

  it('multipart', async () => {
    testApi.server.behave(failure(500), json(200, {}));
    const form = new FormData();
    form.append('file', new Blob(['ışık'.repeat(50_000)]), 'ışık.txt');
    await testApi
      .openTab()
      .client.PUT('/auth/account', { body: account, bodySerializer: () => form });
    const [first, second] = testApi.server.arrivals;
    expect(first?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(first?.body).toContain('ışık'.repeat(50_000));
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['content-type']).toBe(first?.headers['content-type']);
  });
});

describe('a caller who gives up', () => {
  it('while the request is under way: no further attempt', async () => {
    const controller = new AbortController();
    testApi.server.behave(neverAnswer(() => controller.abort()));
    const error = await failureOf(
      testApi.openTab().client.GET('/boats/{id}', { ...boat, signal: controller.signal }),
    );
    expect(error).toMatchObject({ code: 'ABORTED', retryable: false });
    expect(testApi.server.arrivals).toHaveLength(1);
    expect(testApi.clock.sleeps).toEqual([]);
  });

  it('in mid-body: no further attempt', async () => {
    const controller = new AbortController();
    testApi.server.behave(stallInBody(() => controller.abort()));
    const error = await failureOf(
      testApi.openTab().client.GET('/boats/{id}', { ...boat, signal: controller.signal }),
    );
    expect(error).toMatchObject({ code: 'ABORTED', retryable: false });
    expect(testApi.server.arrivals).toHaveLength(1);
  });

  it('while waiting: no further attempt', async () => {
    const controller = new AbortController();
    testApi.clock.whileAsleep = () => controller.abort();
    testApi.server.behave(failure(500));
    const error = await failureOf(
      testApi.openTab().client.GET('/boats/{id}', { ...boat, signal: controller.signal }),
    );
    expect(error).toMatchObject({ code: 'ABORTED', retryable: false });
    expect(testApi.server.arrivals).toHaveLength(1);
    expect(testApi.clock.sleeps).toEqual([1000]);
  });

  it('before it began: nothing is sent', async () => {
    const error = await failureOf(
      testApi.openTab().client.GET('/boats/{id}', { ...boat, signal: AbortSignal.abort() }),
    );
    expect(error.code).toBe('ABORTED');
    expect(testApi.server.arrivals).toHaveLength(0);
  });
});
