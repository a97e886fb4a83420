import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../generate/document.ts';
import { readable } from './readable.ts';

function contract(schemas: Record<string, object>, paths: string[] = []): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(paths.map((path) => [path, {}])),
    components: { schemas },
  };
}

describe('readable', () => {
  it('leaves the contract as it is', () => {
    const given = contract({ Agreed: { type: 'boolean', const: true } });
    const before = structuredClone(given);
    const { Agreed } = readable(given, ['boolean-constants']).components.schemas;
    expect(Agreed).toEqual({ type: 'boolean' });
    expect(given).toEqual(before);
  });

  it('mends only what it is asked to', () => {
    const given = contract({ Agreed: { const: true }, Day: { format: 'date', minLength: 10 } });
    expect(readable(given, [])).toEqual(given);
  });

  it('drops limits of text from what becomes a date, also deep inside, and keeps those of text', () => {
    const given = contract({
      Stay: {
        allOf: [
          { properties: { days: { items: { format: 'date', minLength: 10, pattern: '-' } } } },
        ],
        properties: { email: { format: 'email', maxLength: 100 } },
      },
    });
    expect(readable(given, ['text-limits-of-types']).components.schemas.Stay).toEqual({
      allOf: [{ properties: { days: { items: { format: 'date' } } } }],
      properties: { email: { format: 'email', maxLength: 100 } },
    });
  });

  it.each([
    ['\\S', ' Gülşah\n', true],
    ['\\S', ' \n', false],
    ['^https://', 'https://pruva.example', true],
    ['^https://', 'see https://pruva.example', false],
    ['^[0-9]{5}$', '48300', true],
    ['^[0-9]{5}$', 'x48300', false],
  ])('makes %j mean the same of the whole of %j', (pattern, text, matches) => {
    const { Text } = readable(contract({ Text: { pattern } }), ['whole-patterns']).components
      .schemas;
    expect(new RegExp(`^(?:${Text?.pattern})$`).test(text)).toBe(matches);
  });

  it('tells the branches of a union apart by the constant that differs', () => {
    const given = contract({
      Review: {
        oneOf: [
          { $ref: '#/components/schemas/Approval' },
          { $ref: '#/components/schemas/Rejection' },
        ],
      },
      Approval: { properties: { status: { type: 'string', const: 'APPROVED' } } },
      Rejection: {
        properties: { status: { type: 'string', const: 'REJECTED' }, reason: { type: 'string' } },
      },
    });
    const { schemas } = readable(given, ['discriminators']).components;
    expect(schemas.Review).toMatchObject({
      discriminator: {
        propertyName: 'status',
        mapping: {
          APPROVED: '#/components/schemas/Approval',
          REJECTED: '#/components/schemas/Rejection',
        },
      },
    });
    expect(schemas.Approval).toEqual({ properties: { status: { type: 'string' } } });
  });

  it('adds no discriminator where the branches have no constant', () => {
    const given = contract({
      Booking: { oneOf: [{ $ref: '#/components/schemas/Boat' }, { type: 'null' }] },
      Boat: { properties: { kind: { const: 'BOAT' } } },
    });
    expect(readable(given, ['discriminators'])).toEqual(given);
  });

  it('lets a literal path come before the template that would take it', () => {
    const given = contract({}, ['/boats/{id}', '/boats/{id}/images', '/boats/search', '/boats']);
    expect(Object.keys(readable(given, ['literal-paths-first']).paths)).toEqual([
      '/boats',
      '/boats/search',
      '/boats/{id}',
      '/boats/{id}/images',
    ]);
  });
});
