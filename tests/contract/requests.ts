import {
  dereference,
  type JsonSchema,
  type OperationEntry,
  type ParameterObject,
  parametersOf,
} from '../../openapi/model/document.ts';
import { contract, firstExample } from './contract.ts';

export interface ExampleRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

const TOKEN = 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI5In0.c2lnbmF0dXJl';

function bodyOf(media: string, example: unknown): { type?: string; body: string | FormData } {
  if (media !== 'multipart/form-data') return { type: media, body: JSON.stringify(example) };
  const form = new FormData();
  for (const [name, value] of Object.entries(example ?? {})) {
    for (const part of [value].flat()) {
      form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part));
    }
  }
  return { body: form };
}

/** Where the parameter's example goes: path, query or header. A list repeats its parameter; optional headers are left out. */
function place(
  request: { path: string; query: URLSearchParams },
  parameter: ParameterObject,
  value: unknown,
) {
  if (parameter.in === 'path') {
    request.path = request.path.replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
  } else if (parameter.in === 'query') {
    for (const one of [value].flat()) request.query.append(parameter.name, String(one));
  }
}

/** The request that an operation's own examples describe; `replaced` puts other values into parameters. */
export function exampleRequest(
  { method, path, operation }: OperationEntry,
  replaced: Record<string, string> = {},
): ExampleRequest {
  const target = { path, query: new URLSearchParams() };
  for (const parameter of parametersOf(contract, operation)) {
    place(target, parameter, replaced[parameter.name] ?? parameter.example);
  }
  const headers: Record<string, string> = {};
  if (operation.security.length > 0) headers.Authorization = TOKEN;
  const request: ExampleRequest = { method: method.toUpperCase(), path: target.path, headers };
  if (target.query.size > 0) request.path += `?${target.query}`;
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  if (media) {
    const { type, body } = bodyOf(media[0], firstExample(media[1]));
    if (type) headers['Content-Type'] = type;
    request.body = body;
  }
  return request;
}

/** A value that the schema refuses, or undefined when every text is welcome. */
function refusedValue(schema: JsonSchema): string | undefined {
  const target = dereference<JsonSchema>(contract, schema);
  const types = [target.type ?? []].flat();
  if (types.some((type) => ['integer', 'number', 'boolean'].includes(type))) return 'not-a-value';
  if (target.enum || target.format) return '~not~a~value~';
  if (target.pattern) {
    const pattern = new RegExp(target.pattern, 'u');
    return ['~not~a~value~', '   '].find((value) => !pattern.test(value));
  }
  if (target.maxLength !== undefined) return 'x'.repeat(target.maxLength + 1);
  return undefined;
}

/** A request that breaks the contract in its body or, where there is none, in one parameter. */
export function invalidRequest(entry: OperationEntry): ExampleRequest | undefined {
  const valid = exampleRequest(entry);
  if (typeof valid.body === 'string') return { ...valid, body: '"not what the schema describes"' };
  if (valid.body) return { ...valid, body: new FormData() };
  for (const parameter of parametersOf(contract, entry.operation)) {
    const refused = parameter.in !== 'header' && refusedValue(parameter.schema ?? {});
    if (refused) return exampleRequest(entry, { [parameter.name]: refused });
  }
  return undefined;
}
