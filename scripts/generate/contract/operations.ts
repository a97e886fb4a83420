import { type OpenApiDocument, operationsOf, signInOf } from '../../../openapi/model/document.ts';
import { BANNER, constant } from './names.ts';

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

/**
 * `repeats.ts`: `x-repeat` of every operation that writes, as `POST /bookings`: what sending it again
 * does, for the client's retries.
 */
export function repeatsFile(document: OpenApiDocument): string {
  const repeats = operationsOf(document).flatMap(({ method, path, operation }) => {
    const repeat = operation['x-repeat'];
    return repeat ? [[`${method.toUpperCase()} ${path}`, repeat]] : [];
  });
  const type = "'key' | 'same' | 'gone' | 'signed-out'";
  const table = JSON.stringify(Object.fromEntries(repeats), null, 2);
  return `${BANNER}\nexport type Repeat = ${type};\n\nexport const repeats: Readonly<Record<string, Repeat>> = ${table};\n`;
}

/** `optional-sign-in.ts`: the operations that anybody may call and whose answer a token changes. */
export function optionalSignInFile(document: OpenApiDocument): string {
  const names = operationsOf(document)
    .filter(({ operation }) => signInOf(operation) === 'optional')
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  return `${BANNER}\nexport const operationsWithOptionalSignIn: ReadonlySet<string> = new Set(${JSON.stringify(names, null, 2)});\n`;
}
