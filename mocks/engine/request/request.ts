import type { IHttpRequest } from '@stoplight/prism-http';
import type { UploadedFile } from '../../handlers/handler.ts';
import { isRefusal, type Refusal, unsupportedMediaType } from '../../rules/common/refusal.ts';
import type { EngineRequest } from '../answer/answer.ts';
import type { Operation } from '../contract/operation.ts';
import type { PrismRequest } from '../prism/prism.ts';
import { parseBody } from './body.ts';

/** A request in the types of the contract. */
export interface PreparedRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  files: Record<string, UploadedFile[]>;
  /** Why the body cannot be read; undefined when it can. */
  unreadable: Refusal | undefined;
  /** The same for Prism, which reads texts. */
  forPrism<Context>(context: Context): PrismRequest<Context>;
}

function mediaTypeOf(headers: EngineRequest['headers']): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function checkMediaType(operation: Operation, request: EngineRequest): Refusal | undefined {
  const sent = mediaTypeOf(request.headers);
  if (request.bytes.length === 0 || operation.bodyTypes.includes(sent)) return undefined;
  const accepted = operation.bodyTypes.join(', ');
  return unsupportedMediaType([
    {
      field: 'header.content-type',
      message: { tr: `${accepted} olmalı`, en: `must be ${accepted}` },
    },
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
  return {
    path: operation.readPath((name) => {
      const found = pathValues[name];
      return found === undefined ? undefined : [found];
    }),
    query: operation.readQuery((name) => query.get(name)),
    body: value,
    files,
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
