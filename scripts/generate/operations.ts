import { type OpenApiDocument, operationsOf, parametersOf } from './document.ts';
import { BANNER, constant } from './names.ts';

function acceptsKey(document: OpenApiDocument, operation: Parameters<typeof parametersOf>[1]) {
  return parametersOf(document, operation).some(({ name }) => name === 'Idempotency-Key');
}

/** `version.ts`: the contract's version. */
export function versionFile(document: OpenApiDocument): string {
  return [BANNER, constant('contractVersion', document.info.version)].join('\n');
}

/**
 * `operations.ts`: method, path and access rule of every operation, by operationId. One constant each,
 * so that whoever asks for one is not given them all.
 */
export function operationsFile(document: OpenApiDocument): string {
  const operations = operationsOf(document).map(({ method, path, operation }) =>
    constant(operation.operationId, {
      method: method.toUpperCase(),
      path,
      ...operation['x-access'],
      ...(operation['x-max-days'] && { maxDays: operation['x-max-days'] }),
    }),
  );
  return [BANNER, ...operations].join('\n');
}

/** `idempotent-operations.ts`: the operations that accept an idempotency key, as `POST /bookings`. */
export function idempotentOperationsFile(document: OpenApiDocument): string {
  const accepted = operationsOf(document)
    .filter(({ operation }) => acceptsKey(document, operation))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  return `${BANNER}\nexport const idempotentOperations: ReadonlySet<string> = new Set(${JSON.stringify(accepted, null, 2)});\n`;
}
