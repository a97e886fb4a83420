import { readFileSync } from 'node:fs';
import {
  dereference,
  type MediaTypeObject,
  type OpenApiDocument,
  type OperationEntry,
  type OwnerRule,
  operationsOf,
  type ParameterObject,
  parametersOf,
  type Repeat,
  type ResponseObject,
  type SignIn,
  signInOf,
} from '../../../openapi/model/document.ts';
import { catalogueOf, errorCodesOf } from '../../../openapi/model/error-codes.ts';
import { CannotRun } from '../lib/cannot-run.ts';
import { isObject } from '../lib/json.ts';
import type { Actor } from '../types.ts';
import { createSchemas, type Schemas } from './schemas.ts';

export type Role = 'ANONYMOUS' | 'CUSTOMER' | 'BOAT_OWNER' | 'ADMIN';

/** The documented body of a request: its one media type, schema and examples in order. */
interface RequestBody {
  required: boolean;
  media: string;
  schema: object;
  examples: unknown[];
}

/** One documented answer; `media` maps content types to schemas and is empty when there is no body. */
export interface DocumentedAnswer {
  media: Map<string, object>;
  /** The headers it names, in lower case, with their schema, what is said of them, and whether they must be there. */
  headers: Map<string, { schema: object; description: string; required: boolean }>;
  /** The operation that reads the record at its Location; undefined without one. */
  readBy: string | undefined;
}

/** An operation as the check reads it, references followed. */
export interface Operation {
  id: string;
  /** In upper case. */
  method: string;
  /** Path template without the base path. */
  path: string;
  tags: string[];
  description: string;
  roles: Role[];
  owner: 'none' | OwnerRule;
  /** What a token is to it. */
  signIn: SignIn;
  /** Whether a token is needed. */
  secured: boolean;
  parameters: ParameterObject[];
  body: RequestBody | undefined;
  answers: Map<number, DocumentedAnswer>;
  /** The codes that its refusals carry, by status. */
  errorCodes: ReadonlyMap<number, readonly string[]>;
  /** Greatest length of startDate…endDate in days, both counted. */
  maxDays: number | undefined;
  /** Names of query parameters of which exactly one is given. */
  exactlyOneOf: string[];
  /** Fields of the body of which exactly one is given. */
  exactlyOneField: string[];
  takesIdempotencyKey: boolean;
  takesIfMatch: boolean;
  takesLanguage: boolean;
  /** What sending a write again does; undefined for what only reads. */
  repeat: Repeat | undefined;
  /** The operation that answers the same under another path. */
  aliasOf: string | undefined;
}

export interface Contract {
  document: OpenApiDocument;
  version: string;
  /** Base path of the service, such as `/api`. */
  basePath: string;
  operations: Operation[];
  /** Every error code of the catalogue; empty in a contract that has none. */
  codes: ReadonlySet<string>;
  /** The operation of that id; throws when the contract has none. */
  operation(id: string): Operation;
  has(id: string): boolean;
  schemas: Schemas;
}

interface Extensions {
  'x-exactly-one-of'?: string[];
}

interface HeadersAndLinks {
  headers?: Record<string, object>;
  links?: Record<string, { operationId?: string }>;
}
type HeaderObject = { required?: boolean; schema?: object; description?: string };

function answersOf(document: OpenApiDocument, entry: OperationEntry) {
  const answers = new Map<number, DocumentedAnswer>();
  for (const [status, reference] of Object.entries(entry.operation.responses)) {
    const response = dereference<ResponseObject & HeadersAndLinks>(document, reference);
    const media = new Map<string, object>();
    for (const [type, content] of Object.entries(response.content ?? {})) {
      media.set(type, content.schema ?? {});
    }
    const headers: DocumentedAnswer['headers'] = new Map();
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const {
        required = false,
        schema = {},
        description = '',
      } = dereference<HeaderObject>(document, header);
      headers.set(name.toLowerCase(), { schema, description, required });
    }
    const readBy = response.links?.record?.operationId;
    answers.set(Number(status), { media, headers, readBy });
  }
  return answers;
}

function bodyOf(document: OpenApiDocument, { operation }: OperationEntry): RequestBody | undefined {
  const [entry] = Object.entries<MediaTypeObject>(operation.requestBody?.content ?? {});
  if (!entry) return undefined;
  const [media, { schema, examples }] = entry;
  return {
    required: operation.requestBody?.required === true,
    media,
    schema: schema ?? {},
    examples: Object.values(examples ?? {}).map(
      (example) => dereference<{ value?: unknown }>(document, example).value,
    ),
  };
}

/** `['query.boatId', 'body.id']` → the names of one place. */
function namesIn(place: 'query' | 'body', fields: readonly string[] = []): string[] {
  return fields
    .filter((field) => field.startsWith(`${place}.`))
    .map((field) => field.slice(place.length + 1));
}

function readOperation(document: OpenApiDocument, entry: OperationEntry): Operation {
  const { operation, method, path } = entry;
  const extensions: Extensions = operation as object; // extensions stand beside the fields the generators read
  const parameters = parametersOf(document, operation);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tags: operation.tags,
    description: operation.description,
    roles: operation['x-access'].roles.filter(isRole),
    owner: operation['x-access'].owner,
    signIn: signInOf(operation),
    secured: signInOf(operation) === 'required',
    parameters,
    body: bodyOf(document, entry),
    answers: answersOf(document, entry),
    errorCodes: errorCodesOf(document, operation),
    maxDays: operation['x-max-days'],
    aliasOf: operation['x-alias-of'],
    exactlyOneOf: namesIn('query', extensions['x-exactly-one-of']),
    exactlyOneField: namesIn('body', extensions['x-exactly-one-of']),
    repeat: operation['x-repeat'],
    takesIfMatch: parameters.some(({ name }) => name === 'If-Match'),
    takesLanguage: parameters.some(({ name }) => name === 'Accept-Language'),
    takesIdempotencyKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
  };
}

function isRole(name: string): name is Role {
  return ['ANONYMOUS', 'CUSTOMER', 'BOAT_OWNER', 'ADMIN'].includes(name);
}

/** The role of the contract that an actor stands for. */
export function roleOf(actor: Actor): Role {
  if (actor === 'OTHER_CUSTOMER') return 'CUSTOMER';
  return actor === 'OTHER_BOAT_OWNER' ? 'BOAT_OWNER' : actor;
}

/** What the check needs of a bundled OpenAPI document. */
function readContract(document: OpenApiDocument & { servers?: { url: string }[] }): Contract {
  const operations = operationsOf(document).map((entry) => readOperation(document, entry));
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return {
    document,
    version: document.info.version,
    basePath: document.servers?.[0]?.url ?? '',
    operations,
    codes: new Set(catalogueOf(document).map(([code]) => code)),
    operation(id) {
      const operation = byId.get(id);
      if (!operation) throw new Error(`The contract has no operation ${id}.`);
      return operation;
    },
    has: (id) => byId.has(id),
    schemas: createSchemas(document),
  };
}

/** The contract of a bundled JSON file; throws what reading or parsing it throws. */
export function loadContract(file: string): Contract {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(document) || !isObject(document.paths) || !isObject(document.info))
    throw new CannotRun('It is no OpenAPI document.');
  return readContract(document as unknown as OpenApiDocument); // `contract:lint` judges what is in it
}
