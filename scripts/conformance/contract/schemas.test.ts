import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { createSchemas, variantOf } from './schemas.ts';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  paths: {},
  components: {
    schemas: {
      Id: { type: 'integer', minimum: 1 },
      Berth: {
        allOf: [
          {
            type: 'object',
            required: ['id'],
            properties: { id: { $ref: '#/components/schemas/Id' } },
          },
          { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        ],
      },
      Guest: { type: 'object', required: ['guest'], properties: { guest: { type: 'string' } } },
    },
  },
};

const schemas = createSchemas(document);
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('merges allOf and remembers which components a schema was made from', () => {
  const berth = schemas.flatten(ref('Berth'));
  expect(berth.required).toEqual(['id', 'name']);
  expect(berth.names[0]).toBe('Berth');
  expect(schemas.flatten(berth.properties.id ?? {}).names).toEqual(['Id']);
});

test('a oneOf with null is nullable, one of several shapes is chosen by what it shares', () => {
  expect(schemas.flatten({ oneOf: [ref('Berth'), { type: 'null' }] })).toMatchObject({
    nullable: true,
    variants: [],
    required: ['id', 'name'],
  });
  const either = schemas.flatten({ oneOf: [ref('Berth'), ref('Guest')] });
  expect(variantOf(either, { guest: 'Elif' }).required).toEqual(['guest']);
  expect(variantOf(either, { id: 1, name: 'A1' }).required).toEqual(['id', 'name']);
});

test('names the place of a violation without the index, and each place once', () => {
  const list = { type: 'array', items: ref('Berth') };
  const value = [{ id: 0, name: 'A1' }, { id: 0, name: 'A2' }, { name: 'A3' }];
  expect(schemas.violations(list, value).map(({ place }) => place)).toEqual(['[].id']);
  expect(schemas.violations(list, [{ id: 1, name: 'A1' }])).toEqual([]);
});

test('finds the fields that nobody documented, at any depth', () => {
  const list = { type: 'array', items: ref('Berth') };
  expect(schemas.undocumented(list, [{ id: 1, name: 'A1', passwordHash: 'x' }])).toEqual([
    '[].passwordHash',
  ]);
});
