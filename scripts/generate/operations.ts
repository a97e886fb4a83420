import {
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  parametersOf,
  signInOf,
} from './document.ts';
import { BANNER, constant } from './names.ts';

function acceptsKey(document: OpenApiDocument, operation: OperationObject): boolean {
  return parametersOf(document, operation).some(({ name }) => name === 'Idempotency-Key');
}

/** `version.ts`: the contract's version. */
export function versionFile(document: OpenApiDocument): string {
  return [BANNER, constant('contractVersion', document.info.version)].join('\n');
}

/**
 * `operations.ts`: method, path, need of a token and access rule of every operation, by operationId. One
 * constant each, so that whoever asks for one is not given them all.
 */
export function operationsFile(document: OpenApiDocument): string {
  const operations = operationsOf(document).map(({ method, path, operation }) =>
    constant(operation.operationId, {
      method: method.toUpperCase(),
      path,
      signIn: signInOf(operation),
      ...operation['x-access'],
      ...(operation['x-max-days'] && { maxDays: operation['x-max-days'] }),
    }),
  );
  return [BANNER, ...operations].join('\n');
}

function setFile(document: OpenApiDocument, name: string, isIn: (of: OperationObject) => boolean) {
  const names = operationsOf(document)
    .filter(({ operation }) => isIn(operation))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  return `${BANNER}\nexport const ${name}: ReadonlySet<string> = new Set(${JSON.stringify(names, null, 2)});\n`;
}

/** `idempotent-operations.ts`: the operations that accept an idempotency key, as `POST /bookings`. */
export function idempotentOperationsFile(document: OpenApiDocument): string {
  return setFile(document, 'idempotentOperations', (operation) => acceptsKey(document, operation));
}

/** `optional-sign-in.ts`: the operations that anybody may call and whose answer a token changes. */
export function optionalSignInFile(document: OpenApiDocument): string {
  return setFile(
    document,
    'operationsWithOptionalSignIn',
    (operation) => signInOf(operation) === 'optional',
  );
}
