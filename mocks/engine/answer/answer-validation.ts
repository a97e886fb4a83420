import type { IHttpResponse, JSONSchema, PrismHttpComponents } from '@stoplight/prism-http';
import { validateMediaType, validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import { findOperationResponse } from '@stoplight/prism-http/dist/validator/utils/spec.js';
import { ValidationContext } from '@stoplight/prism-http/dist/validator/validators/types.js';
import { validateAgainstSchema } from '@stoplight/prism-http/dist/validator/validators/utils.js';
import type { IHttpOperation, IMediaTypeContent } from '@stoplight/types';
import { right } from 'fp-ts/lib/Either.js';
import { type HeaderCheck, headerChecks } from '../contract/header-check.ts';
import { plainSchema } from '../contract/plain-schema.ts';

/** What answers of one status are validated with, prepared once; Prism prepares it for every answer. */
interface PreparedValidation {
  contents: [IMediaTypeContent, ...IMediaTypeContent[]];
  schema: JSONSchema;
  /** The content type of an answer that Prism has accepted before. */
  accepted: string | undefined;
  headers: readonly HeaderCheck[];
}

const PREPARED = new WeakMap<IHttpOperation, Map<number, PreparedValidation | undefined>>();

/** Undefined unless the answer has exactly one content with a schema: Prism then validates it in full. */
function prepareValidation(
  { responses }: IHttpOperation,
  status: number,
): PreparedValidation | undefined {
  const response = findOperationResponse(responses, status);
  if (response._tag === 'None') return undefined;
  const { contents = [], headers = [] } = response.value;
  const [content, ...others] = contents;
  if (!content?.schema || others.length > 0) return undefined;
  const schema = plainSchema(content.schema);
  return (
    schema && { contents: [content], schema, accepted: undefined, headers: headerChecks(headers) }
  );
}

function validationOf(operation: IHttpOperation, status: number): PreparedValidation | undefined {
  let prepared = PREPARED.get(operation);
  if (!prepared) {
    prepared = new Map();
    PREPARED.set(operation, prepared);
  }
  if (!prepared.has(status)) prepared.set(status, prepareValidation(operation, status));
  return prepared.get(status);
}

function isOfType(prepared: PreparedValidation, contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  if (prepared.accepted === contentType) return true;
  if (validateMediaType(prepared.contents, contentType)._tag === 'Left') return false;
  prepared.accepted = contentType;
  return true;
}

function isValid(operation: IHttpOperation, { statusCode, headers, body }: IHttpResponse): boolean {
  const prepared = validationOf(operation, statusCode);
  if (!prepared || !isOfType(prepared, headers?.['content-type'])) return false;
  if (!prepared.headers.every((check) => check(headers ?? {}))) return false;
  const { Output } = ValidationContext;
  return validateAgainstSchema(body, prepared.schema, false, Output, 'body')._tag === 'None';
}

/**
 * Prism's validation of an answer. Which response, content type and schema count is looked up once per
 * operation and status; what does not pass is given to Prism whole, so that its findings are Prism's own.
 */
export const validateAnswer: PrismHttpComponents['validateOutput'] = (answer) =>
  isValid(answer.resource, answer.element) ? right(answer.element) : validateOutput(answer);
