import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../openapi/model/document.ts';
import { unknownFields, unknownParameters } from './unknown-names.ts';

/** An object of any fields: the generators have no use for the keyword, so that the type lacks it. */
const FREE = { type: 'object', additionalProperties: { type: 'string' } };

const TERMS: JsonSchema = {
  allOf: [
    { type: 'object', properties: { id: { type: 'integer' } } },
    {
      type: 'object',
      properties: {
        rules: { type: 'object', properties: { pets: { type: 'string' } } },
        labels: FREE,
        lines: {
          type: 'array',
          items: { oneOf: [{ type: 'null' }, { type: 'object', properties: { price: {} } }] },
        },
      },
    },
  ],
};

const fields = (body: unknown) => unknownFields(TERMS, body).map(({ field }) => field);

it('names what a body declares nowhere, at any depth', () => {
  expect(fields({ id: 1, rules: { pets: 'no' }, lines: [{ price: 1 }, null] })).toEqual([]);
  expect(fields({ Id: 1 })).toEqual(['body.Id']);
  expect(fields({ rules: { pet: 'no' } })).toEqual(['body.rules.pet']);
  expect(fields({ lines: [{ price: 1 }, { prise: 1 }] })).toEqual(['body.lines.1.prise']);
});

it('lets free fields be free', () => {
  expect(fields({ labels: { anything: 'goes' } })).toEqual([]);
  expect(unknownFields({ type: 'object' }, { any: 1 })).toEqual([]);
});

it('is not misled by names that every object has', () => {
  expect(fields(JSON.parse('{"__proto__": {}, "constructor": 1, "toString": 2}'))).toEqual([
    'body.__proto__',
    'body.constructor',
    'body.toString',
  ]);
});

it('leaves a value of another type to the schema', () => {
  expect(fields('text')).toEqual([]);
  expect(fields({ rules: 'none', lines: {} })).toEqual([]);
});

it('names each unknown parameter once, with those that are known', () => {
  const found = unknownParameters(
    new Set(['page', 'size']),
    new URLSearchParams('pgae=1&pgae=2&size=3'),
  );
  expect(found.map(({ field }) => field)).toEqual(['query.pgae']);
  expect(found[0]?.message.en).toBe('is not known here; known are: page, size');
});

it('says so where nothing is known', () => {
  const [found] = unknownParameters(new Set(), new URLSearchParams('page=1'));
  expect(found?.message.en).toBe('is not known here; nothing is');
});
