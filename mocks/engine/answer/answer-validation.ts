import type { IHttpResponse, JSONSchema, PrismHttpComponents } from '@stoplight/prism-http';
import { validateMediaType, validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import { findOperationResponse } from '@stoplight/prism-http/dist/validator/utils/spec.js';
import { ValidationContext } from '@stoplight/prism-http/dist/validator/validators/types.js';
import { validateAgainstSchema } from '@stoplight/prism-http/dist/validator/validators/utils.js';
import type { IHttpOperation, IMediaTypeContent } from '@stoplight/types';
import { right } from 'fp-ts/lib/Either.js';
import { type HeaderCheck, headerChecks } from '../contract/header-check.ts';
import { plainSchema } from '../contract/plain-schema.ts';

/** What Prism recomputes for each answer of a status. */
interface Known {
  contents: [IMediaTypeContent, ...IMediaTypeContent[]];
  schema: JSONSchema;
  /** A content type that Prism found to be that of the contents. */
  accepted: string | undefined;
  headers: readonly HeaderCheck[];
}

const KNOWN = new WeakMap<IHttpOperation, Map<number, Known | undefined>>();

/** Undefined where the answer has more to it than one content: Prism goes its whole way then. */
function prepareValidation({ responses }: IHttpOperation, status: number): Known | undefined {
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

function knownOf(operation: IHttpOperation, status: number): Known | undefined {
  let known = KNOWN.get(operation);
  if (!known) {
    known = new Map();
    KNOWN.set(operation, known);
  }
  if (!known.has(status)) known.set(status, prepareValidation(operation, status));
  return known.get(status);
}

function isOfType(known: Known, contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  if (known.accepted === contentType) return true;
  if (validateMediaType(known.contents, contentType)._tag === 'Left') return false;
  known.accepted = contentType;
  return true;
}

function isValid(operation: IHttpOperation, { statusCode, headers, body }: IHttpResponse): boolean {
  const known = knownOf(operation, statusCode);
  if (!known || !isOfType(known, headers?.['content-type'])) return false;
  if (!known.headers.every((check) => check(headers ?? {}))) return false;
  const { Output } = ValidationContext;
  return validateAgainstSchema(body, known.schema, false, Output, 'body')._tag === 'None';
}

/**
 * Prism's validation of an answer. Which response, content type and schema count is looked up once per
 * operation and status; what does not pass is given to Prism whole, so that its findings are Prism's own.
 */
export const validateAnswer: PrismHttpComponents['validateOutput'] = (answer) =>
  isValid(answer.resource, answer.element) ? right(answer.element) : validateOutput(answer);
