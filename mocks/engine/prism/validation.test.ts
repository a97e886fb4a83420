import { readFileSync } from 'node:fs';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import { ValidationContext } from '@stoplight/prism-http/dist/validator/validators/types.js';
import { validateAgainstSchema } from '@stoplight/prism-http/dist/validator/validators/utils.js';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { validateAnswer } from '../answer/answer-validation.ts';
import { type Operation, operationsOfContract } from '../contract/operation.ts';
import { plainSchema } from '../contract/plain-schema.ts';
import {
  type CheckedRequest,
  validateRequest,
  withJsonHeaders,
} from '../request/request-validation.ts';

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApiDocument; // by `npm run generate`
const operations = operationsOfContract(document);

function operationNamed(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no ${id}.`);
  return found;
}

const VALUES = ['1', '0', '-1', '1.5', 'x', '', 'a,b', '2027-06-12', 'true', '1e309', ' 1', '%41'];

/** Requests of an operation, each with one value in all of its parameters. */
function requestsOf({ path, pathNames, parameters, method }: Operation): CheckedRequest[] {
  return VALUES.map((value) => {
    const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    return {
      method: method.toLowerCase() as IHttpRequest['method'], // a method of the contract
      url: {
        path: path.replaceAll(/\{\w+\}/g, encodeURIComponent(value)),
        query: Object.fromEntries(names.map((name) => [name, value])),
      },
      headers: { 'idempotency-key': value.repeat(8) },
      pathValues: Object.fromEntries(pathNames.map((name) => [name, value])),
      body: undefined,
    };
  });
}

describe('the quick way of validating a request', () => {
  const withParameters = operations.filter(
    ({ parameters, bodyTypes }) => parameters.length > 0 && bodyTypes.length === 0,
  );

  it('finds what Prism finds, in every operation, in its parameters', () => {
    for (const { prism: resource, ...operation } of withParameters) {
      for (const element of requestsOf({ ...operation, prism: resource })) {
        // An empty segment leads to no operation, so neither way is ever asked about it.
        if (
          operation.pathNames.length > 0 &&
          element.pathValues[operation.pathNames[0] ?? ''] === ''
        )
          continue;
        const stock = validateInput({ resource, element: withJsonHeaders(element) });
        expect([element.url, validateRequest({ resource, element })._tag]).toEqual([
          element.url,
          stock._tag,
        ]);
      }
    }
  });

  it('takes the names of a query in any case, as Prism does', () => {
    const { prism: resource } = operationNamed('listBoatsPage');
    const url = { path: '/boats/paginated', query: { SIZE: '1000' } };
    const element: CheckedRequest = { method: 'get', url, headers: {}, pathValues: {} };
    expect(validateRequest({ resource, element })._tag).toBe('Left');
  });

  it.each([
    ['a body within its limits', { username: 'elif.yildiz', password: 'deniz-2026' }, 'Right'],
    ['a body that breaks one', { username: 'elif.yildiz', password: 'x' }, 'Left'],
    ['a body of another kind', [], 'Left'],
    ['null', null, 'Left'],
    ['no body where one is required', undefined, 'Left'],
  ])('judges %s', (_, body, verdict) => {
    const { prism: resource } = operationNamed('logIn');
    const url = { path: '/auth/login', query: {} };
    const element: CheckedRequest = { method: 'post', url, headers: {}, pathValues: {}, body };
    expect(validateRequest({ resource, element })._tag).toBe(verdict);
    expect(validateInput({ resource, element: withJsonHeaders(element) })._tag).toBe(verdict);
  });
});

describe('the quick way of validating an answer', () => {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const headers = { ...type, etag: '"3f1c09a2b7d4e655"', 'content-language': 'tr' };
  const { prism: resource, ...boat } = operationNamed('getBoat');
  const body = boat.exampleOf(200);
  const { name, ...nameless } = body as { name: string }; // a Boat of the contract's examples

  it.each<[string, IHttpResponse, string]>([
    ['a documented one', { statusCode: 200, headers, body }, 'Right'],
    ['one without a required field', { statusCode: 200, headers, body: nameless }, 'Left'],
    ['none at all', { statusCode: 200, headers, body: undefined }, 'Left'],
    ['another type', { statusCode: 200, headers: { 'content-type': 'text/html' }, body }, 'Left'],
    ['no type', { statusCode: 200, headers: {}, body }, 'Left'],
    ['another status', { statusCode: 204, headers: {} }, 'Left'],
    ['an error', { statusCode: 404, headers, body: boat.exampleOf(404) }, 'Right'],
    ['an error of another shape', { statusCode: 404, headers, body: { error: 'no' } }, 'Left'],
    ['no ETag', { statusCode: 200, headers: type, body }, 'Left'],
    ['an ETag that is none', { statusCode: 200, headers: { ...headers, etag: '7' }, body }, 'Left'],
    [
      'a language that is none of ours',
      {
        statusCode: 404,
        headers: { ...type, 'content-language': 'de' },
        body: boat.exampleOf(404),
      },
      'Left',
    ],
    ['a missing header', { statusCode: 503, headers, body: boat.exampleOf(503) }, 'Left'],
  ])('judges %s as Prism does', (_, element, verdict) => {
    const answered = validateAnswer({ resource, element });
    expect(answered._tag).toBe(verdict);
    expect(answered).toEqual(validateOutput({ resource, element }));
  });

  it('can tell right from wrong by every schema with merged parts', () => {
    // Prism takes a schema that it cannot compile for one that everything fits.
    const merged = operations.flatMap(({ prism }) =>
      prism.responses.flatMap(({ contents = [] }) =>
        contents.flatMap(({ schema }) => (schema?.allOf && plainSchema(schema)) ?? []),
      ),
    );
    expect(merged.length).toBeGreaterThan(10);
    for (const schema of new Set(merged)) {
      const found = validateAgainstSchema(5, schema, false, ValidationContext.Output, 'body');
      expect(found._tag).toBe('Some');
    }
  });
});
