import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkshop, type Workshop } from './cli.ts';

let shop: Workshop;
beforeAll(() => {
  shop = createWorkshop();
});
afterAll(() => shop.dispose());

interface Parts {
  version?: string;
  root?: string;
  parameter?: string;
  schema?: string;
  path?: string;
}

/** A contract with one schema, one parameter and one path in it. */
const contract = ({
  version = '3.1.0',
  root = '',
  parameter = '{ name: q, in: query, schema: { type: string } }',
  schema = '{ type: string }',
  path = '{}',
}: Parts) => `openapi: ${version}
info: { title: T, version: 1.0.0 }
${root}
paths:
  /a:
    post:
      operationId: a
      parameters:
        - ${parameter}
      requestBody: { content: { application/json: { schema: ${schema} } } }
      responses: { '200': { description: Ok. } }
  /b: ${path}
components: { schemas: { S: { type: string } } }
`;

const SCHEMA = '#/paths/~1a/post/requestBody/content/application~1json/schema';
const PARAMETER = '#/paths/~1a/post/parameters/0';

function read(parts: Parts) {
  shop.write('contract.yaml', contract(parts));
  return shop.run('--base', 'contract.yaml', '--revision', 'contract.yaml');
}

describe('what no reader of a contract understands', () => {
  it.each<[string, Parts, string]>([
    [
      'a bound in quotes',
      { schema: '{ type: integer, maximum: "1000" }' },
      `${SCHEMA}/maximum must be a number, not "1000"`,
    ],
    [
      'a length in quotes',
      { schema: '{ properties: { a: { items: { maxLength: "9" } } } }' },
      `${SCHEMA}/properties/a/items/maxLength must be a number, not "9"`,
    ],
    [
      'a bound that is a flag in OpenAPI 3.1',
      { schema: '{ minimum: 0, exclusiveMinimum: true }' },
      `${SCHEMA}/exclusiveMinimum must be a number in OpenAPI 3.1, not true`,
    ],
    [
      'a type that is misspelt',
      { schema: '{ type: strng }' },
      `${SCHEMA}/type must be one of array, boolean, integer, null, number, object, string, not "strng"`,
    ],
    [
      'a type among others that is misspelt',
      { schema: '{ type: [string, nul] }' },
      `${SCHEMA}/type must be one of`,
    ],
    [
      'null without quotes as a type',
      { schema: '{ type: [string, null] }' },
      `${SCHEMA}/type must be one of`,
    ],
    ['a text as a schema', { schema: 'string' }, `${SCHEMA} must be a schema, not "string"`],
    ['a list as a schema', { schema: '[{}]' }, `${SCHEMA} must be a schema, not a list`],
    ['nothing as a schema', { schema: '' }, `${SCHEMA} must be a schema, not null`],
    [
      'a schema of a parameter',
      { parameter: '{ name: q, in: query, schema: string }' },
      `${PARAMETER}/schema must be a schema, not "string"`,
    ],
    [
      'the items of a tuple',
      { schema: '{ type: array, items: [{ type: string }] }' },
      `${SCHEMA}/items must be a schema, not a list`,
    ],
    [
      'properties with dashes',
      { schema: '{ properties: [{ a: {} }] }' },
      `${SCHEMA}/properties must be an object of schemas, not a list`,
    ],
    [
      'a composition without dashes',
      { schema: '{ allOf: { type: string } }' },
      `${SCHEMA}/allOf must be a list of schemas, not an object`,
    ],
    [
      'names without dashes',
      { schema: '{ required: a }' },
      `${SCHEMA}/required must be a list of names, not "a"`,
    ],
    ['values without dashes', { schema: '{ enum: a }' }, `${SCHEMA}/enum must be a list, not "a"`],
    [
      'a reference without quotes',
      { schema: '{ $ref: }' },
      `${SCHEMA}/$ref must be a text, not null: in YAML, quote what begins with #`,
    ],
    [
      'a flag that YAML reads as a text',
      { parameter: '{ name: q, in: query, required: yes }' },
      `${PARAMETER}/required must be true or false, not "yes"`,
    ],
    [
      'a method in capitals',
      { path: '{ GET: { responses: {} } }' },
      '#/paths/~1b/GET must be written in small letters: get',
    ],
    [
      'a component',
      { root: 'webhooks: { w: { $ref: 1 } }' },
      '#/webhooks/w/$ref must be a text, not 1',
    ],
  ])('%s is refused, by its place', async (_what, parts, message) => {
    const run = await read(parts);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain(`contract.yaml has what cannot be read:\n  ${message}`);
  });
});

describe('what is not refused', () => {
  it.each<[string, Parts]>([
    [
      'annotations, unknown keywords and values',
      {
        schema:
          '{ x-a: { maximum: "1" }, foo: { type: strng }, default: { type: strng }, const: { items: [] },' +
          ' enum: [{ maximum: "1" }], example: { properties: 1 }, examples: [{ type: strng }] }',
        path: '{ x-GET: 1, summary: Text. }',
      },
    ],
    [
      'properties with the names of keywords',
      {
        schema:
          '{ properties: { type: { type: string }, maximum: true, $ref: { type: string }, x-a: 1 } }',
      },
    ],
    ['schemas that are flags', { schema: '{ items: false, not: false, properties: { a: true } }' }],
    ['keys without a value', { schema: '{ properties: , maximum: , required: , enum: }' }],
    ['a flag at the property that is required', { schema: '{ required: true }' }],
    [
      'the flags of OpenAPI 3.0',
      {
        version: '3.0.3',
        schema: '{ nullable: true, type: integer, minimum: 0, exclusiveMinimum: true }',
      },
    ],
    [
      'what OpenAPI 3.0 ignores beside a reference',
      { version: '3.0.3', schema: "{ $ref: '#/components/schemas/S', maximum: '1' }" },
    ],
    [
      'another dialect',
      {
        root: 'jsonSchemaDialect: http://json-schema.org/draft-07/schema#',
        schema: '{ items: [{ type: string }] }',
      },
    ],
    [
      'another dialect of a schema',
      {
        schema:
          "{ $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: string }], not: [] }",
      },
    ],
    [
      'the dialect of OpenAPI',
      { root: 'jsonSchemaDialect: https://spec.openapis.org/oas/3.1/dialect/base' },
    ],
    [
      'variables of a server that YAML reads as numbers or flags',
      {
        root: "servers: [{ url: '/{v}/{w}', variables: { v: { enum: [1, 2], default: 1 }, w: { default: true } } }]",
      },
    ],
  ])('%s', async (_what, parts) => {
    expect(await read(parts)).toMatchObject({ exitCode: 0, stderr: '' });
  });
});

it('lets a change pass that mends such a contract', async () => {
  shop.write('base.yaml', contract({ schema: '{ type: string, maxLength: "80" }' }));
  shop.write('revision.yaml', contract({ schema: '{ type: string }' }));
  const run = await shop.run('--base', 'base.yaml', '--revision', 'revision.yaml');
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
});
