import type { IHttpOperation } from '@stoplight/types';
import { createDereferencer } from '../../../openapi/model/dereference.ts';
import {
  type JsonSchema,
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type OwnerRule,
  type ParameterObject,
  type SignIn,
  signInOf,
} from '../../../openapi/model/document.ts';
import { errorCodesOf } from '../../../openapi/model/error-codes.ts';
import type { OperationId } from '../../handlers/handler.ts';
import { type SuccessHeaders, successHeaders } from './answer-headers.ts';
import { createParameterReader, type ParameterReader } from './parameters.ts';
import { toPrismOperation } from './prism-operation.ts';
import { sessionFieldsOf } from './session-ids.ts';

/** An operation as the engine needs it. */
export interface Operation {
  id: OperationId;
  method: string;
  /** Template, without the base path. */
  path: string;
  tag: string;
  /** What a token is to it. */
  signIn: SignIn;
  roles: ReadonlySet<string>;
  owner: 'none' | OwnerRule;
  parameters: ParameterObject[];
  /** Names of the path's parameters, in order. */
  pathNames: readonly string[];
  readPath: ParameterReader;
  readQuery: ParameterReader;
  /** Content types of the body it takes, in lower case; empty when it takes none. */
  bodyTypes: string[];
  /** Names of the query parameters it knows. */
  queryNames: ReadonlySet<string>;
  /** Schema of the body it takes; undefined when it takes none. */
  bodySchema: JsonSchema | undefined;
  /** Fields of the body that hold the id of whoever calls. */
  sessionFields: readonly string[];
  /** Schema of a form's parts; undefined for other bodies. */
  form: JsonSchema | undefined;
  /** Limits of the fields that hold a file: characters of base64, bytes of a part of a form. */
  fileLimits: ReadonlySet<number>;
  /** Bytes that the largest body within the contract may have. */
  maxBodyBytes: number;
  isIdempotent: boolean;
  /** Whether it writes only what the caller has read, when asked to. */
  takesIfMatch: boolean;
  /** The headers that its successes must carry, by status. */
  successHeaders: ReadonlyMap<number, SuccessHeaders>;
  /** Whether it answers if a record exists, so that a missing one is no 404. */
  answersExistence: boolean;
  /** The codes of its error answers, by status. */
  errorCodes: ReadonlyMap<number, readonly string[]>;
  /** Documented status codes. */
  statuses: number[];
  /** Content types of a documented answer; empty when it has no body. */
  contentTypesOf(status: number): string[];
  /** The content of a documented error answer, from its first example. */
  exampleOf(status: number): unknown;
  /** Names of the examples of a documented answer. */
  exampleNamesOf(status: number): string[];
  /** Made when it is first asked for, so that the start is quick. */
  readonly prism: IHttpOperation;
}

const MEGABYTE = 1_048_576;
/** Above this nobody waits for the answer; a batch of files stays below it. */
const MAX_BODY_BYTES = 160 * MEGABYTE;

function isFile(schema: JsonSchema & { contentEncoding?: string }): boolean {
  return schema.contentEncoding === 'base64' || schema.format === 'binary';
}

/** Adds the limits of the file fields below a schema to `found`. */
function collectFileLimits(schema: JsonSchema | undefined, found: Set<number>): void {
  if (!schema) return;
  const limit = schema['x-max-bytes'] ?? schema.maxLength;
  if (isFile(schema) && limit) found.add(limit);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    collectFileLimits(part, found);
  }
  for (const property of Object.values(schema.properties ?? {})) collectFileLimits(property, found);
  collectFileLimits(schema.items, found);
}

function contentOf({ responses }: OperationObject, status: number) {
  const response = responses[String(status)];
  return (response && 'content' in response && response.content) || {};
}

function examplesOf(operation: OperationObject, status: number) {
  const [media] = Object.values(contentOf(operation, status));
  return media?.examples ?? {};
}

function operationOf(
  document: OpenApiDocument,
  follow: <T>(value: T) => T,
  method: string,
  path: string,
  raw: OperationObject,
): Operation {
  const operation = follow(raw);
  // A contract that has not been through the lint may lack what its type promises.
  const access: Partial<OperationObject['x-access']> | undefined = operation['x-access'];
  if (!access?.roles?.length)
    throw new Error(
      `${operation.operationId} names no role: list in x-access.roles of openapi/paths who may call it.`,
    );
  const content = operation.requestBody?.content ?? {};
  const fileLimits = new Set<number>();
  for (const media of Object.values(content)) collectFileLimits(media.schema, fileLimits);
  const parameters = (operation.parameters ?? []) as ParameterObject[]; // references are followed
  const success = operation.responses['200'];
  const successSchema: unknown =
    success && 'content' in success ? success.content?.['application/json']?.schema : undefined;
  let prism: IHttpOperation | undefined;
  return {
    id: operation.operationId as OperationId, // the types are generated from the same document
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    signIn: signInOf(operation),
    roles: new Set(operation['x-access'].roles),
    owner: operation['x-access'].owner,
    parameters,
    pathNames: path
      .split('/')
      .filter((segment) => segment.startsWith('{'))
      .map((segment) => segment.slice(1, -1)),
    readPath: createParameterReader('path', parameters),
    readQuery: createParameterReader('query', parameters),
    bodyTypes: Object.keys(content),
    queryNames: new Set(
      parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    ),
    bodySchema: Object.values(content)[0]?.schema,
    sessionFields: sessionFieldsOf(Object.values(content)[0]?.schema),
    form: content['multipart/form-data']?.schema,
    fileLimits,
    maxBodyBytes: fileLimits.size > 0 ? MAX_BODY_BYTES : MEGABYTE,
    answersExistence: successSchema === follow({ $ref: '#/components/schemas/Existence' }),
    isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    errorCodes: errorCodesOf(document, operation),
    takesIfMatch: parameters.some(({ name }) => name === 'If-Match'),
    successHeaders: successHeaders(document, raw, operation),
    statuses: Object.keys(operation.responses).map(Number),
    contentTypesOf: (status) => Object.keys(contentOf(operation, status)),
    exampleOf: (status) => Object.values(examplesOf(operation, status))[0]?.value,
    exampleNamesOf: (status) => Object.keys(examplesOf(operation, status)),
    get prism() {
      prism ??= toPrismOperation(document, method, path, operation);
      return prism;
    },
  };
}

/** Every operation of a bundled contract. */
export function operationsOfContract(document: OpenApiDocument): Operation[] {
  const follow = createDereferencer(document);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [operationOf(document, follow, method, path, operation)] : [];
    }),
  );
}
