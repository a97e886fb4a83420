import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unwrap } from '../pipeline/unwrap.ts';
import {
  dropConnection,
  dropConnectionInBody,
  failure,
  json,
  neverAnswer,
  text,
} from '../testing/faulty-server.ts';
import { createTestApi, failureOf, type TestApi, timeout } from '../testing/test-api.ts';

let testApi: TestApi;
beforeEach(async () => {
  testApi = await createTestApi();
});
afterEach(() => testApi.server.close());

const boat = { params: { path: { id: 1 } } };

describe('an answer with a failing status', () => {
  it.each([
    [400, 'VALIDATION'],
    [403, 'AUTHORIZATION'],
    [404, 'CLIENT'],
    [408, 'NETWORK'],
    [409, 'CLIENT'],
    [413, 'CLIENT'],
    [422, 'VALIDATION'],
    [429, 'CLIENT'],
    [500, 'SERVER'],
    [503, 'SERVER'],
    [504, 'SERVER'],
    [599, 'SERVER'],
  ])('%i is %s', async (status, category) => {
    testApi.server.behave(failure(status));
    expect(await failureOf(testApi.openTab().client.GET('/boats/{id}', boat))).toMatchObject({
      category,
      status,
      code: `CODE_${status}`,
      serverMessage: `Message ${status}`,
      fields: [],
      requestId: 'r1',
    });
  });

  it('carries the fields that were refused', async () => {
    const errors = [{ field: 'body.phoneNumber', message: 'must match the pattern' }];
    const body = { message: 'Not valid.', code: 'VALIDATION_FAILED', errors, requestId: 'r7' };
    testApi.server.behave(json(422, body));
    const error = await failureOf(testApi.openTab().client.GET('/boats/{id}', boat));
    expect(error.fields).toEqual(errors);
  });

  it.each([
    ['HTML from a proxy', text(502, '<h1>Bad Gateway</h1>', { 'Content-Type': 'text/html' })],
    [
      'JSON under another content type',
      text(502, '{"message":"x"}', { 'Content-Type': 'text/plain' }),
    ],
    ['no content type', text(502, '{"message":"x"}')],
    ['no body', text(502, '')],
    ['JSON cut short', text(502, '{"message":', { 'Content-Type': 'application/json' })],
    ['null', json(502, null)],
    ['an array', json(502, ['message'])],
    ['a string', json(502, 'down')],
    ['another schema', json(502, { title: 'Bad Gateway', status: 502 })],
    [
      'the right fields of wrong types',
      json(502, { message: 1, code: {}, errors: 'no', requestId: [] }),
    ],
    [
      'errors that are none',
      json(502, { errors: [null, 'x', {}, { field: 'a' }, { field: 1, message: 2 }] }),
    ],
  ])('keeps its status whatever the body is: %s', async (_, behaviour) => {
    testApi.server.behave(behaviour);
    expect(await failureOf(testApi.openTab().client.GET('/boats/{id}', boat))).toMatchObject({
      category: 'SERVER',
      status: 502,
      code: 'UNKNOWN_ERROR',
      serverMessage: undefined,
      fields: [],
      retryable: true,
      requestId: undefined,
    });
  });

  it('takes what is right from a body that is half right', async () => {
    const errors = [{ field: 'title' }, { field: 'title', message: 'too long' }];
    testApi.server.behave(
      json(
        409,
        { message: 'Taken.', errors },
        { 'Content-Type': 'application/problem+json; charset=utf-8' },
      ),
    );
    expect(await failureOf(testApi.openTab().client.GET('/boats/{id}', boat))).toMatchObject({
      code: 'UNKNOWN_ERROR',
      serverMessage: 'Taken.',
      fields: [{ field: 'title', message: 'too long' }],
    });
  });
});

describe('a 2xx answer that is not what the contract promises', () => {
  it.each([
    ['malformed JSON', text(200, '{"id":1', { 'Content-Type': 'application/json' })],
    ['another content type', text(200, '{"id":1}', { 'Content-Type': 'text/html' })],
    ['no content type', text(200, '{"id":1}')],
    ['an empty body', text(200, '', { 'Content-Type': 'application/json' })],
    [
      'an empty body of stated length',
      text(200, '', { 'Content-Type': 'application/json', 'Content-Length': '0' }),
    ],
    ['an empty body with 201', text(201, '')],
  ])('%s is one failure, not repeated', async (_, behaviour) => {
    testApi.server.behave(behaviour);
    const error = await failureOf(testApi.openTab().client.GET('/boats/{id}', boat));
    expect(error).toMatchObject({
      category: 'UNKNOWN',
      code: 'MALFORMED_ANSWER',
      retryable: false,
    });
    expect(error.cause).toBeInstanceOf(Error);
    expect(testApi.server.arrivals).toHaveLength(1);
  });

  it('204 where a body is promised', async () => {
    testApi.server.behave(text(204, ''));
    const error = await failureOf(unwrap(testApi.openTab().client.GET('/boats/{id}', boat)));
    expect(error).toMatchObject({ category: 'UNKNOWN', code: 'MALFORMED_ANSWER', status: 204 });
  });
});

describe('a good answer', () => {
  it('204 has no body and needs none', async () => {
    testApi.server.behave(text(204, ''));
    const { data, response } = await testApi.openTab().client.DELETE('/boats/{id}', boat);
    expect(data).toBeUndefined();
    expect(response.status).toBe(204);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/hal+json',
  ])('is read as %s', async (type) => {
    testApi.server.behave(json(200, { name: 'Ayışığı' }, { 'Content-Type': type }));
    const boatAnswer = await unwrap(testApi.openTab().client.GET('/boats/{id}', boat));
    expect(boatAnswer).toEqual({ name: 'Ayışığı' });
  });

  it('is handed over as it is when no JSON was asked for', async () => {
    testApi.server.behave(text(200, 'PDF', { 'Content-Type': 'application/pdf' }));
    const file = await unwrap(
      testApi.openTab().client.GET('/boats/{id}', { ...boat, parseAs: 'blob' }),
    );
    expect(await file.text()).toBe('PDF');
    expect(file.type).toBe('application/pdf');
  });
});

describe('no answer', () => {
  it.each([
    ['UNREACHABLE', dropConnection, true],
    ['CONNECTION_LOST', dropConnectionInBody, true],
    ['OFFLINE', dropConnection, false],
  ])('%s', async (code, behaviour, online) => {
    testApi.server.behave(behaviour);
    const { client } = testApi.openTab('/', { isOnline: () => online });
    const error = await failureOf(client.GET('/boats/{id}', boat));
    expect(error).toMatchObject({ category: 'NETWORK', code, status: undefined, retryable: true });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it.each([
    ['a file that keeps coming is waited for', 'blob', undefined],
    ['other answers have their time', 'json', 'TIMEOUT'],
  ] as const)('on a slow line %s', async (_, parseAs, code) => {
    let parts = 3;
    const slow = (signal: AbortSignal | null | undefined) =>
      new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            parts -= 1;
            await testApi.clock.advance(timeout - 1);
            if (signal?.aborted) controller.error(signal.reason);
            else if (parts > 0) controller.enqueue(new TextEncoder().encode('PDF'));
            else controller.close();
          },
        },
        { highWaterMark: 0 },
      );
    const { client } = testApi.openTab('/', {
      fetch: async (_input, init) => {
        parts = 3;
        return new Response(slow(init?.signal));
      },
    });
    const call = unwrap(
      client.GET('/boat-documents/{id}/file', { ...boat, parseAs: parseAs as 'blob' }),
    );
    if (code) expect(await failureOf(call)).toMatchObject({ code });
    else expect(await (await call).text()).toBe('PDFPDF');
  });

  it('TIMEOUT', async () => {
    testApi.server.behave(neverAnswer(() => testApi.clock.advance(timeout)));
    const error = await failureOf(testApi.openTab().client.GET('/boats/{id}', boat));
    expect(error).toMatchObject({ category: 'NETWORK', code: 'TIMEOUT', retryable: true });
  });
});
