import {
  type OpenApiDocument,
  type OperationEntry,
  operationsOf,
  signInOf,
} from '../../../openapi/model/document.ts';
import { BANNER, constant, fileOf, namesOf, tagOf } from './names.ts';

/** `version.ts`: the contract's version. */
export function versionFile(document: OpenApiDocument): string {
  return [BANNER, constant('contractVersion', document.info.version)].join('\n');
}

/**
 * `operations/<tag>.ts`: method, path, need of a token and access rule of every operation, by operationId. One
 * constant each and a file for each tag, so that whoever asks for one is not given them all; `operations.ts` names
 * them.
 */
export function operationsFiles(document: OpenApiDocument): [name: string, text: string][] {
  const files = [...Map.groupBy(operationsOf(document), tagOf)].map(
    ([tag, entries]): [name: string, text: string] => [
      `operations/${fileOf(tag)}.ts`,
      [BANNER, ...entries.map(constantOf)].join('\n'),
    ],
  );
  return [...files, ['operations.ts', `${BANNER}\n${namesOf(files)}`]];
}

function constantOf({ method, path, operation }: OperationEntry): string {
  return constant(operation.operationId, {
    method: method.toUpperCase(),
    path,
    signIn: signInOf(operation),
    ...operation['x-access'],
    ...(operation['x-max-days'] && { maxDays: operation['x-max-days'] }),
  });
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
