/** The parts of a bundled OpenAPI 3.1 document that the generators read. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  description?: string;
  /** Values that are known today; a reader expects others. */
  'x-extensible-enum'?: string[];
  /** Bytes of the largest file; JSON Schema has no word for it. */
  'x-max-bytes'?: number;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: JsonSchema;
  example?: unknown;
}

export interface MediaTypeObject {
  schema?: JsonSchema;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
  /** Of a form, by the name of the part. */
  encoding?: Record<string, { contentType?: string }>;
}

export interface ResponseObject {
  description: string;
  content?: Record<string, MediaTypeObject>;
}

export interface OwnerRule {
  resource: string;
  from: string;
  exempt?: string[];
}

/** What a repeated request does: `openapi/README.md` says what each means. */
export type Repeat = 'key' | 'same' | 'gone' | 'signed-out';

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  'x-access': { roles: string[]; owner: 'none' | OwnerRule };
  /** The codes it can answer beyond those that follow from its statuses, its token and its headers. */
  'x-error-codes'?: string[];
  /** What sending it again does; stated on everything but a GET. */
  'x-repeat'?: Repeat;
  /** Of what is deprecated: the days since when, and until when it works. */
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
  /** The operation that answers the same under another path. */
  'x-alias-of'?: string;
  /** Greatest length of a period in days, both ends counted. */
  'x-max-days'?: number;
  parameters?: (ParameterObject | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, MediaTypeObject> };
  responses: Record<string, ResponseObject | { $ref: string }>;
}

/** An entry of the catalogue `openapi/error-codes.yaml`. */
export interface ErrorCodeEntry {
  status: number;
  /** Which operations answer it; those that name it when left out. */
  scope?: string;
  meaning: string;
  when: string;
  client: string;
  example: { message: string; errors?: { field: string; message: string }[]; lastChange?: object };
}

/** Whatever a path of OpenAPI may offer; the contract diff reads contracts of others, too. */
export const METHODS = [
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
] as const;
export type Method = (typeof METHODS)[number];

export interface OpenApiDocument {
  openapi: string;
  servers?: { url: string }[];
  info: { title: string; version: string; description?: string };
  /** The catalogue of `openapi/error-codes.yaml`. */
  'x-error-codes'?: Record<string, ErrorCodeEntry>;
  paths: Record<string, Partial<Record<Method, OperationObject>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters?: Record<string, ParameterObject>;
    responses?: Record<string, ResponseObject>;
    examples?: Record<string, { summary?: string; value?: unknown }>;
    securitySchemes?: Record<string, unknown>;
  };
}

export interface OperationEntry {
  method: Method;
  path: string;
  operation: OperationObject;
}

/** Every operation of the document in the order of its paths. */
export function operationsOf(document: OpenApiDocument): OperationEntry[] {
  const entries: OperationEntry[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) entries.push({ method, path, operation });
    }
  }
  return entries;
}

/** The operation of an id, and where it stands; undefined when there is none. */
export function operationNamed(
  document: OpenApiDocument,
  operationId: string,
): OperationEntry | undefined {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation?.operationId === operationId) return { method, path, operation };
    }
  }
  return undefined;
}

/** What a local reference such as `#/components/schemas/Boat` leads to. Throws when nothing is there. */
export function targetOf(document: unknown, reference: string): unknown {
  let target = document;
  for (const part of reference.slice(2).split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown> | undefined)?.[key]; // walking a JSON pointer through plain JSON
  }
  if (target === undefined) throw new Error(`The contract has nothing at ${reference}`);
  return target;
}

/** The value behind a local reference such as `#/components/schemas/Boat`; throws when there is none. */
export function dereference<T extends object>(
  document: OpenApiDocument,
  value: T | { $ref: string },
): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T; // no $ref: it is the value itself
  return dereference(document, targetOf(document, value.$ref) as T); // the reference's place in the document says what it is
}

/** The operation's parameters with references followed. */
export function parametersOf(
  document: OpenApiDocument,
  operation: OperationObject,
): ParameterObject[] {
  return (operation.parameters ?? []).map((parameter) => dereference(document, parameter));
}

export type SignIn = 'none' | 'optional' | 'required';

/** What a token is to an operation: nothing, something that changes the answer, or the way in. */
export function signInOf({ security }: Pick<OperationObject, 'security'>): SignIn {
  if (security.length === 0) return 'none';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
}
