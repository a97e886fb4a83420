import {
  type ErrorCodeEntry,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  parametersOf,
  signInOf,
} from './document.ts';

/** The scope of a code that leads to no operation, such as an unknown path. */
export const ADDRESS = 'address';

/** The catalogue of a bundled contract, by code; empty when it has none. */
export function catalogueOf(document: OpenApiDocument): [code: string, entry: ErrorCodeEntry][] {
  return Object.entries(document['x-error-codes'] ?? {});
}

/**
 * The codes that an operation can answer, by status: its own first, then those that follow from the
 * statuses it lists, from its need of a token and from the headers it takes.
 */
export function errorCodesOf(
  document: OpenApiDocument,
  operation: OperationObject,
): Map<number, string[]> {
  const own = operation['x-error-codes'] ?? [];
  const headers = new Set(
    parametersOf(document, operation)
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name),
  );
  function follows({ scope = 'operation' }: ErrorCodeEntry): boolean {
    if (scope === 'status') return true;
    return scope === 'token' ? signInOf(operation) !== 'none' : headers.has(scope);
  }

  const catalogue = catalogueOf(document);
  const known = new Map(catalogue);
  const common = catalogue.filter(([, entry]) => follows(entry)).map(([code]) => code);
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...own, ...common])) {
    const status = known.get(code)?.status;
    if (status === undefined || !(status in operation.responses)) continue;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** The codes of every operation of a bundled contract, by operationId. */
export function errorCodesById(document: OpenApiDocument): Map<string, Map<number, string[]>> {
  return new Map(
    operationsOf(document).map(({ operation }) => [
      operation.operationId,
      errorCodesOf(document, operation),
    ]),
  );
}
