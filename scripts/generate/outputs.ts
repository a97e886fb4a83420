import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from './document.ts';
import { enumsFile } from './enums.ts';
import { limitsFile } from './limits.ts';
import { BANNER } from './names.ts';
import {
  idempotentOperationsFile,
  operationsFile,
  optionalSignInFile,
  versionFile,
} from './operations.ts';
import { requestSchemasFile } from './request-schemas.ts';

async function typesFile(document: OpenApiDocument): Promise<string> {
  // openapi-typescript changes the document it is given, and its own type for it is wider than ours.
  const copy = structuredClone(document) as unknown as Parameters<typeof openapiTS>[0];
  return `${BANNER}\n${astToString(await openapiTS(copy, { alphabetize: false, defaultNonNullable: false }))}`;
}

/** Every generated file by its name in `generated/`, as the bundled contract gives it. */
export async function outputsOf(document: OpenApiDocument): Promise<Map<string, string>> {
  return new Map([
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['types.ts', await typesFile(document)],
    ['enums.ts', enumsFile(document)],
    ['limits.ts', limitsFile(document)],
    ['version.ts', versionFile(document)],
    ['operations.ts', operationsFile(document)],
    ['idempotent-operations.ts', idempotentOperationsFile(document)],
    ['optional-sign-in.ts', optionalSignInFile(document)],
    ['schemas.ts', await requestSchemasFile(document)],
  ]);
}
