import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { operationsOfContract } from '../contract/operation.ts';
import { checkPreference, preferenceOf } from './prefer.ts';

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApiDocument; // by `npm run generate`
const operation = operationsOfContract(document).find(({ id }) => id === 'getBoat');
if (!operation) throw new Error('The contract has no getBoat.');

function refusalOf(header: string, accept?: string): string | undefined {
  const preference = preferenceOf(header);
  if (!operation || !preference) return undefined;
  const refused = checkPreference(operation, preference, accept);
  return refused && (refused.errors[0]?.message ?? refused.message).en;
}

describe('a preference', () => {
  it.each(['code=200', 'code=404', 'example=id-2', 'code=200, example="id-2"', 'dynamic=true'])(
    '%s is heard',
    (header) => expect(refusalOf(header)).toBeUndefined(),
  );

  it.each([
    ['code=418', /does not document 418; it documents 200, /],
    ['code=abc', /does not document NaN/],
    ['example=nobody', /does not document nobody; it documents id-1, /],
    ['example=__proto__', /does not document __proto__/],
    ['code=404, example=id-2', /does not document id-2/],
  ])('%s is refused with what there is', (header, message) => {
    expect(refusalOf(header)).toMatch(message);
  });

  it.each([undefined, '*/*', 'application/json', 'text/html, application/*;q=0.8'])(
    'is answered to whoever accepts %s',
    (accept) => expect(refusalOf('code=200', accept)).toBeUndefined(),
  );

  it.each(['text/html', 'image/*', 'application/json;q=0, text/html'])(
    'is refused with 406 to whoever accepts %s',
    (accept) => expect(refusalOf('code=200', accept)).toMatch(/as application\/json only/),
  );
});
