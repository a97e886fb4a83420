import type { IHttpRequest } from '@stoplight/prism-http';
import type { UploadedFile } from '../../handlers/handler.ts';
import {
  type FieldProblem,
  isRefusal,
  type Refusal,
  unsupportedMediaType,
} from '../../rules/common/refusal.ts';
import type { EngineRequest } from '../answer/answer.ts';
import type { Operation } from '../contract/operation.ts';
import { looseParameters } from '../contract/parameters.ts';
import type { PrismRequest } from '../prism/prism.ts';
import { parseBody } from './body.ts';

/** A request in the types of the contract. */
export interface PreparedRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  files: Record<string, UploadedFile[]>;
  /** Parameters that Prism takes and the contract does not. */
  loose: readonly FieldProblem[];
  /** Why the body cannot be read; undefined when it can. */
  unreadable: Refusal | undefined;
  /** The same for Prism, which reads texts. */
  forPrism<Context>(context: Context): PrismRequest<Context>;
}

function mediaTypeOf(headers: EngineRequest['headers']): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** The header that says how to read a body, when it says what is not read here, and what it has to be. */
function unreadHeader(
  { bodyTypes }: Operation,
  headers: EngineRequest['headers'],
): [name: string, accepted: string] | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding !== 'identity') return ['content-encoding', 'identity'];
  if (!bodyTypes.includes(mediaTypeOf(headers))) return ['content-type', bodyTypes.join(', ')];
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  return charset === 'utf-8' ? undefined : ['content-type', 'charset=utf-8'];
}

function checkMediaType(operation: Operation, request: EngineRequest): Refusal | undefined {
  if (request.bytes.length === 0) return undefined;
  const [name, accepted] = unreadHeader(operation, request.headers) ?? [];
  if (name === undefined) return undefined;
  return unsupportedMediaType([
    { field: `header.${name}`, message: { tr: `${accepted} olmalı`, en: `must be ${accepted}` } },
  ]);
}

async function readBody(operation: Operation, request: EngineRequest) {
  const nothing = { value: undefined, files: {}, unreadable: undefined };
  if (operation.bodyTypes.length === 0) return nothing;
  const refused = checkMediaType(operation, request);
  if (refused) return { ...nothing, unreadable: refused };
  const parsed = await parseBody(operation, request.headers['content-type'] ?? '', request.bytes);
  return isRefusal(parsed)
    ? { ...nothing, unreadable: parsed }
    : { ...parsed, unreadable: undefined };
}

/** Every value of a query by its name, in the order they were sent. */
function valuesByName(query: URLSearchParams): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [name, value] of query) {
    const values = all.get(name);
    if (values) values.push(value);
    else all.set(name, [value]);
  }
  return all;
}

function queryForPrism(query: Map<string, string[]>): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = Object.create(null);
  for (const [name, values] of query) {
    const [only = ''] = values;
    all[name] = values.length === 1 ? only : values;
  }
  return all;
}

/** Reads a request against its operation. `values` are those of the path's parameters, in order. */
export async function prepare(
  operation: Operation,
  values: readonly string[],
  request: EngineRequest,
): Promise<PreparedRequest> {
  const pathValues: Record<string, string> = {};
  for (const [index, name] of operation.pathNames.entries()) pathValues[name] = values[index] ?? '';
  const query = valuesByName(request.query);
  const { value, files, unreadable } = await readBody(operation, request);
  const inPath = (name: string) => {
    const found = pathValues[name];
    return found === undefined ? undefined : [found];
  };
  const inQuery = (name: string) => query.get(name);
  const inHeader = (name: string) => {
    const found = request.headers[name.toLowerCase()];
    return found === undefined ? undefined : [found];
  };
  const { parameters } = operation;
  return {
    path: operation.readPath(inPath),
    query: operation.readQuery(inQuery),
    body: value,
    files,
    loose: [
      ...looseParameters('path', parameters, inPath),
      ...looseParameters('query', parameters, inQuery),
      ...looseParameters('header', parameters, inHeader),
    ],
    unreadable,
    forPrism(context) {
      return {
        method: operation.method.toLowerCase() as IHttpRequest['method'], // a method of the contract
        url: { path: request.path, query: queryForPrism(query) },
        headers: request.headers,
        pathValues,
        body: value,
        context,
      };
    },
  };
}
