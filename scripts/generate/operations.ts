import { type OpenApiDocument, operationsOf, parametersOf } from './document.ts';
import { BANNER, constant } from './names.ts';

function acceptsKey(document: OpenApiDocument, operation: Parameters<typeof parametersOf>[1]) {
  return parametersOf(document, operation).some(({ name }) => name === 'Idempotency-Key');
}

/** `operations.ts`: the contract's version; method, path and access rule of every operation, by operationId. */
export function operationsFile(document: OpenApiDocument): string {
  const operations = Object.fromEntries(
    operationsOf(document).map(({ method, path, operation }) => [
      operation.operationId,
      { method: method.toUpperCase(), path, ...operation['x-access'] },
    ]),
  );
  const version = constant('contractVersion', document.info.version);
  return [BANNER, version, constant('operations', operations)].join('\n');
}

/** `idempotent-operations.ts`: the operations that accept an idempotency key, as `POST /bookings`. */
export function idempotentOperationsFile(document: OpenApiDocument): string {
  const accepted = operationsOf(document)
    .filter(({ operation }) => acceptsKey(document, operation))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  return `${BANNER}\nexport const idempotentOperations: ReadonlySet<string> = new Set(${JSON.stringify(accepted, null, 2)});\n`;
}
