import type { IHttpRequest } from '@stoplight/prism-http';
import type { UploadedFile } from '../handlers/handler.ts';
import { isRefusal, type Refusal, unsupportedMediaType } from '../rules/refusal.ts';
import type { EngineRequest } from './answer.ts';
import { parseBody } from './body.ts';
import type { Operation } from './operation.ts';
import { parametersIn } from './parameters.ts';
import type { PrismRequest } from './prism.ts';

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

function queryForPrism(query: URLSearchParams): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    all[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return all;
}

/** Reads a request against its operation. `values` are those of the path's parameters, in order. */
export async function prepare(
  operation: Operation,
  values: readonly string[],
  request: EngineRequest,
): Promise<PreparedRequest> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const { value, files, unreadable } = await readBody(operation, request);
  return {
    path: parametersIn('path', operation.parameters, (name) => {
      const found = values[names.indexOf(name)];
      return found === undefined ? [] : [found];
    }),
    query: parametersIn('query', operation.parameters, (name) => request.query.getAll(name)),
    body: value,
    files,
    unreadable,
    forPrism(context) {
      const hasBody = value !== undefined;
      return {
        method: operation.method.toLowerCase() as IHttpRequest['method'], // a method of the contract
        url: { path: request.path, query: queryForPrism(request.query) },
        headers: {
          ...request.headers,
          'content-type': 'application/json',
          'content-length': hasBody ? '1' : '0',
        },
        body: value,
        context,
      };
    },
  };
}
