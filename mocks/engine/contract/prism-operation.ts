import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import type { IHttpOperation } from '@stoplight/types';
import type { OpenApiDocument, OperationObject } from '../../../openapi/model/document.ts';
import { withStrictFormats } from './strict-formats.ts';

/** Without it Prism reads schemas as draft 7 and passes over `dependentRequired`. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** One dereferenced operation in Prism's own form. */
export function toPrismOperation(
  document: OpenApiDocument,
  method: string,
  path: string,
  operation: OperationObject,
): IHttpOperation {
  const { securitySchemes } = document.components;
  const { parameters, requestBody, ...rest } = operation;
  const strict = withStrictFormats({
    ...(parameters && { parameters }),
    ...(requestBody && { requestBody }),
  });
  const [prism] = transformOas3Operations({
    openapi: document.openapi,
    jsonSchemaDialect: DIALECT,
    info: document.info,
    components: { securitySchemes },
    paths: { [path]: { [method]: { ...rest, ...strict } } },
  } as Record<string, unknown>); // a document of one operation; Prism's own type stops at OpenAPI 3.0
  if (!prism) throw new Error(`Prism reads no operation from ${method} ${path}.`);
  return prism;
}
