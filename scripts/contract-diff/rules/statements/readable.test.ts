import { describe, expect, it } from 'vitest';
import { compareContracts } from '../../compare.ts';
import type { Json, JsonObject } from '../../lib/json.ts';

const KEYS = [
  ...['x-order', 'x-derived', 'x-deletes', 'x-notifies', 'x-states', 'x-server-set', 'x-unique'],
  'x-refunds',
  ...['x-session-user', 'x-alias-of', 'x-access', 'x-enum-varnames', 'x-extensible-enum'],
];
const VALUES: Json[] = [
  ...[null, 1, 'text', true, [], {}, ['a', 1], { a: 1 }, { of: 'Boat.name' }, [{ to: 'a' }]],
  ...[
    { of: 'Boat.name', moves: [{ to: 'A' }] },
    { of: 'Boat.name', terms: { a: [{ share: 'all' }] } },
    { code: 1 },
    { count: 1 },
    { roles: 'ADMIN' },
  ],
];

/** A contract with annotations at an operation and at a field. */
function contract(atOperation: JsonObject, atField: JsonObject): JsonObject {
  const schema = { type: 'object', properties: { name: { type: 'string', ...atField } } };
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: 'A boat.', content } };
  const get = { operationId: 'getBoat', responses, ...atOperation };
  return {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1.0.0' },
    paths: { '/boat': { get } },
  };
}

function compare(base: JsonObject, revision: JsonObject) {
  const [before, after] = [base, revision].map((document) => structuredClone(document));
  return compareContracts(
    { label: 'base', document: before ?? {} },
    { label: 'revision', document: after ?? {} },
    '2026-01-01',
  );
}

describe('an annotation of another shape', () => {
  it.each(KEYS)('%s is compared with none', (key) => {
    const none = contract({}, {});
    for (const value of VALUES) {
      for (const odd of [contract({ [key]: value }, {}), contract({}, { [key]: value })]) {
        expect(() => [compare(none, odd), compare(odd, none)]).not.toThrow();
      }
    }
  });

  it('counts as if nothing were said any more', () => {
    const said = contract({ 'x-order': ['name asc'] }, {});
    const [finding] = compare(said, contract({ 'x-order': 1 }, {}));
    expect(finding?.rule).toBe('order-changed');
  });
});
