import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { withoutConditions } from '../../../openapi/model/conditions.ts';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import { defaultsFile } from './defaults.ts';
import { enumsFiles } from './enums.ts';
import { errorCodesFile } from './error-codes.ts';
import { limitsFiles } from './limits.ts';
import { BANNER } from './names.ts';
import { operationsFiles, optionalSignInFile, repeatsFile, versionFile } from './operations.ts';
import { requestSchemasFile } from './request-schemas.ts';
import { termsFile } from './terms.ts';

async function typesFile(document: OpenApiDocument): Promise<string> {
  // openapi-typescript changes the document it is given, and its own type for it is wider than ours.
  const copy = withoutConditions(document, document) as unknown as Parameters<typeof openapiTS>[0];
  const types = await openapiTS(copy, {
    alphabetize: false,
    defaultNonNullable: false,
    // A file is a file; every File is a Blob.
    transform: ({ format }) =>
      format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
  });
  return `${BANNER}\n${astToString(types)}`;
}

/** Every generated file by its name in `generated/`, as the bundled contract gives it. */
export async function outputsOf(document: OpenApiDocument): Promise<Map<string, string>> {
  return new Map([
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['types.ts', await typesFile(document)],
    ...enumsFiles(document),
    ...limitsFiles(document),
    ['defaults.ts', defaultsFile(document)],
    ['terms.ts', termsFile(document)],
    ['version.ts', versionFile(document)],
    ...operationsFiles(document),
    ['repeats.ts', repeatsFile(document)],
    ['optional-sign-in.ts', optionalSignInFile(document)],
    ['error-codes.ts', errorCodesFile(document)],
    ['schemas.ts', await requestSchemasFile(document)],
  ]);
}
