import { expect, test } from 'vitest';
import { withoutConditions } from './conditions.ts';
import type { JsonSchema, OpenApiDocument } from './document.ts';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  paths: {},
  components: { schemas: { Decision: { type: 'string', enum: ['YES', 'NO', 'LATER'] } } },
};
const id: JsonSchema = { type: 'integer' };
const plain = (schema: JsonSchema) => withoutConditions(document, schema);

test('either this or that is two shapes, each with what it needs and without what it may not have', () => {
  const schema: JsonSchema = {
    type: 'object',
    description: 'What is booked.',
    required: ['day'],
    properties: { day: { type: 'string' }, boat: id, tour: id, date: id },
    if: { required: ['tour'] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
    then: { required: ['date'], not: { required: ['boat'] } },
    else: { required: ['boat'], not: { required: ['date'] } },
  };
  expect(plain({ allOf: [schema] }).allOf?.[0]).toEqual({
    description: 'What is booked.',
    oneOf: [
      {
        type: 'object',
        description: 'What is booked.',
        required: ['day', 'tour', 'date'],
        properties: { day: { type: 'string' }, tour: id, date: id },
      },
      {
        type: 'object',
        description: 'What is booked.',
        required: ['day', 'boat'],
        properties: { day: { type: 'string' }, boat: id },
      },
    ],
  });
});

test('it is told apart in the parts of an object too', () => {
  const schema: JsonSchema = {
    allOf: [
      { type: 'object', properties: { boat: id, tour: id } },
      { $ref: '#/components/schemas/Terms' },
    ],
    if: { required: ['tour'] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
    then: { not: { required: ['boat'] } },
    else: { required: ['boat'] },
  };
  const parts = (plain(schema).oneOf ?? []).map(({ allOf = [] }) => allOf);
  expect(parts).toEqual([
    [{ type: 'object', required: ['tour'], properties: { tour: id } }, { $ref: expect.anything() }],
    [{ type: 'object', required: ['boat'], properties: { boat: id } }, { $ref: expect.anything() }],
  ]);
});

test('a condition on a value leaves each shape the values that are its own', () => {
  const schema: JsonSchema = {
    type: 'object',
    required: ['decision'],
    properties: { decision: { $ref: '#/components/schemas/Decision' }, reason: { type: 'string' } },
    if: { properties: { decision: { enum: ['NO'] } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
    then: { required: ['reason'] },
  };
  const shapes = plain(schema).oneOf ?? [];
  expect(shapes.map(({ required }) => required)).toEqual([['decision', 'reason'], ['decision']]);
  expect(shapes.map(({ properties }) => properties?.decision?.enum)).toEqual([
    ['NO'],
    ['YES', 'LATER'],
  ]);
});

test('a flag that is not false is true', () => {
  expect(plain({ type: 'boolean', not: { enum: [false] } })).toMatchObject({ const: true });
});

test('what has no condition stays as it is', () => {
  const schema: JsonSchema = { type: 'object', properties: { not: { type: 'boolean' } } };
  expect(plain(schema)).toEqual(schema);
});
