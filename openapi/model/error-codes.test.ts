import { describe, expect, it } from 'vitest';
import { bundleContract } from './bundle.ts';
import {
  dereference,
  type OpenApiDocument,
  operationsOf,
  type ResponseObject,
} from './document.ts';
import { catalogueOf, errorCodesById, errorCodesOf } from './error-codes.ts';
import { exampleName } from './error-examples.ts';

const contract = await bundleContract();

/** The codes that the examples of an error answer show. */
function shownCodes(document: OpenApiDocument, response: ResponseObject | { $ref: string }) {
  const media = dereference<ResponseObject>(document, response).content?.['application/json'];
  return Object.values(media?.examples ?? {}).map((example) => {
    const { value } = dereference<{ value?: unknown }>(document, example);
    return (value as { code: string }).code; // an example of the error schema
  });
}

describe('the bundled contract', () => {
  it('shows of every error answer the codes of its operation, and no others', () => {
    for (const { operation } of operationsOf(contract)) {
      const codes = errorCodesOf(contract, operation);
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        const place = `${operation.operationId} ${status}`;
        expect(shownCodes(contract, response), place).toEqual(codes.get(Number(status)));
      }
    }
  });

  it('shows the codes of createBoat, its own first', () => {
    const codes = errorCodesById(contract).get('createBoat');
    expect(codes?.get(409)).toEqual(['BOAT_NAME_TAKEN', 'IDEMPOTENCY_KEY_REUSED']);
    expect(errorCodesById(contract).get('logIn')?.get(401)).toEqual(['INVALID_CREDENTIALS']);
    expect(errorCodesById(contract).get('getBoat')?.get(401)).toEqual(['UNAUTHENTICATED']);
  });

  it('keeps a reference where the shared answer says the same', () => {
    const { delete: removal, get } = contract.paths['/boats/{id}'] ?? {};
    expect(get?.responses[404]).toEqual({ $ref: '#/components/responses/NotFound' });
    expect(removal?.responses[409]).not.toHaveProperty('$ref');
  });

  it('names every code where an answer holds one, as a list that may grow', () => {
    const named = contract.components.schemas.ErrorBody?.properties?.code?.['x-extensible-enum'];
    expect(named).toEqual(catalogueOf(contract).map(([code]) => code));
  });

  it('has every example once, under the name of its code', () => {
    const names = catalogueOf(contract).map(([code]) => exampleName(code));
    expect(new Set(names).size).toBe(names.length);
  });
});
