import { describe, expect, it } from 'vitest';
import { compareContracts } from '../compare.ts';
import type { Json, JsonObject } from '../lib/json.ts';

const contractWith = (media: JsonObject): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1.0.0' },
  paths: {
    '/things': {
      post: {
        operationId: 'add',
        requestBody: { required: true, content: media },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
});

const told = (before: JsonObject, after: JsonObject) =>
  compareContracts(
    { label: 'base', document: contractWith(before) },
    { label: 'revision', document: contractWith(after) },
    '2026-01-01',
  ).map(({ message }) => message);

const ofSchemas = (before: Json, after: Json) =>
  told({ 'application/json': { schema: before } }, { 'application/json': { schema: after } });

const IF = { required: ['a'], properties: { a: { const: 'x' } } };

const CHANGES: { name: string; before: JsonObject; after: JsonObject; messages: string[] }[] = [
  {
    name: 'an `else` that went',
    before: { type: 'object', if: IF, else: { required: ['b'] } },
    after: { type: 'object', if: IF },
    messages: ['`else` was removed.'],
  },
  {
    name: 'another `if`',
    before: { type: 'object', if: IF, else: { required: ['b'] } },
    after: { type: 'object', if: { ...IF, required: ['a', 'c'] }, else: { required: ['b'] } },
    messages: ['`if` changed.'],
  },
  {
    name: 'another property that others depend on',
    before: { type: 'object', dependentRequired: { a: ['c'] } },
    after: { type: 'object', dependentRequired: { b: ['c'] } },
    // That one went is told with what came in its place.
    messages: ['`dependentRequired` was added.'],
  },
  {
    name: 'another encoding',
    before: { type: 'string', contentEncoding: 'base64' },
    after: { type: 'string', contentEncoding: 'base64url' },
    messages: ["`contentEncoding` changed from 'base64' to 'base64url'."],
  },
  {
    name: 'a bound that is no exact number here',
    before: { type: 'integer' },
    // biome-ignore lint/correctness/noPrecisionLoss: that is what contracts hold
    after: { type: 'integer', maximum: 9223372036854775807 },
    messages: ["Upper bound was set to '<= 9223372036854775807'."],
  },
];

describe('how a change of a schema is told', () => {
  it.each(CHANGES)('$name', ({ before, after, messages }) => {
    expect(ofSchemas(before, after)).toEqual(messages);
  });

  it.each<{ name: string; before: Json; after: Json; of: string }>([
    {
      name: 'an item',
      before: { items: { type: 'string' } },
      after: { items: { type: 'integer' } },
      of: 'a[]',
    },
    {
      name: 'an item at its place',
      before: { prefixItems: [{ type: 'string' }] },
      after: { prefixItems: [{ type: 'integer' }] },
      of: 'a[0]',
    },
    {
      name: 'a value of a map',
      before: { additionalProperties: { type: 'string' } },
      after: { additionalProperties: { type: 'integer' } },
      of: 'a.*',
    },
    {
      name: 'a part',
      before: { allOf: [{ type: 'string' }] },
      after: { allOf: [{ type: 'integer' }] },
      of: 'a',
    },
  ])('the field of $name', ({ before, after, of }) => {
    const object = (a: Json): Json => ({ type: 'object', properties: { a } });
    expect(ofSchemas(object(before), object(after))).toEqual([
      `Type of \`${of}\` changed from 'string' to 'integer'.`,
    ]);
  });

  it('the field of a default, and of what only answers have', () => {
    const object = (a: Json): Json => ({ type: 'object', properties: { a } });
    expect(ofSchemas(object({ default: 1 }), object({ default: 2 }))).toEqual([
      'The default of `a` changed from 1 to 2.',
    ]);
    expect(ofSchemas(object({}), object({ readOnly: true }))).toEqual([
      'The schema of `a` became read-only.',
    ]);
  });

  it('the name of a parameter, whichever way it is described', () => {
    const operation = (parameter: JsonObject): JsonObject => ({
      openapi: '3.1.0',
      info: { title: 'T', version: '1.0.0' },
      paths: { '/things': { get: { parameters: [{ name: 'q', in: 'query', ...parameter }] } } },
    });
    const words = (before: JsonObject, after: JsonObject) =>
      compareContracts(
        { label: 'base', document: operation(before) },
        { label: 'revision', document: operation(after) },
        '2026-01-01',
      ).map(({ message }) => message);
    const media = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });
    const message = ["`maxLength` of `q` was set to '5'."];
    const [text, short] = [{ type: 'string' }, { type: 'string', maxLength: 5 }];
    expect(words({ schema: text }, { schema: short })).toEqual(message);
    expect(words(media(text), media(short))).toEqual(message);
  });

  it('a header of a part', () => {
    const form = (header: JsonObject): JsonObject => ({
      'multipart/form-data': {
        schema: { type: 'object', properties: { f: { type: 'string' } } },
        encoding: { f: { headers: { 'X-Sum': { ...header, schema: { type: 'string' } } } } },
      },
    });
    expect(told(form({}), form({ required: true }))).toEqual([
      'Header `X-Sum` of part `f` became required.',
    ]);
  });

  it('one of many unions that came to hold', () => {
    const union = (index: number): Json => ({
      anyOf: ['p', 'q', 'r'].map((name) => ({ required: [`${name}${index}`] })),
    });
    const unions = (count: number): Json => ({
      type: 'object',
      allOf: Array.from({ length: count }, (_, index) => union(index)),
    });
    expect(ofSchemas(unions(5), unions(6))).toEqual(['`anyOf` was added.']);
  });
});
