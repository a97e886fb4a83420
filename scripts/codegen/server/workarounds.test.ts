import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { withWorkarounds } from './workarounds.ts';

function contract(schemas: Record<string, object>, paths: string[] = []): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(paths.map((path) => [path, {}])),
    components: { schemas },
  };
}

describe('withWorkarounds', () => {
  it('leaves the contract as it is', () => {
    const given = contract({ Text: { type: 'string', pattern: '\\S' } });
    const before = structuredClone(given);
    const { Text } = withWorkarounds(given, ['whole-patterns']).components.schemas;
    expect(Text?.pattern).not.toBe('\\S');
    expect(given).toEqual(before);
  });

  it('changes only what it is asked to', () => {
    const given = contract({ Text: { type: 'string', pattern: '\\S' } }, ['/boats/{id}', '/boats']);
    expect(withWorkarounds(given, [])).toEqual(given);
  });

  it.each([
    ['\\S', ' Gülşah\n', true],
    ['\\S', ' \n', false],
    ['^https://', 'https://pruva.example', true],
    ['^https://', 'see https://pruva.example', false],
    ['^[0-9]{5}$', '48300', true],
    ['^[0-9]{5}$', 'x48300', false],
  ])('makes %j mean the same of the whole of %j', (pattern, text, matches) => {
    const { Text } = withWorkarounds(contract({ Text: { pattern } }), ['whole-patterns']).components
      .schemas;
    expect(new RegExp(`^(?:${Text?.pattern})$`).test(text)).toBe(matches);
  });

  it('finds a pattern deep inside', () => {
    const given = contract({
      Stay: { allOf: [{ properties: { days: { items: { pattern: '-' } } } }] },
    });
    const { Stay } = withWorkarounds(given, ['whole-patterns']).components.schemas;
    expect(Stay?.allOf?.[0]?.properties?.days?.items?.pattern).toBe('[\\s\\S]*(?:-)[\\s\\S]*');
  });

  it('lets a literal path come before the template that would take it', () => {
    const given = contract({}, ['/boats/{id}', '/boats/{id}/images', '/boats/search', '/boats']);
    expect(Object.keys(withWorkarounds(given, ['literal-paths-first']).paths)).toEqual([
      '/boats',
      '/boats/search',
      '/boats/{id}',
      '/boats/{id}/images',
    ]);
  });
});
