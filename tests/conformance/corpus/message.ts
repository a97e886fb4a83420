import { isObject, type JsonObject, parsed } from '../../../scripts/conformance/lib/json.ts';

/** A request on its way to the backend, in the terms of the contract. */
export interface Call {
  /** Undefined where the contract has no such operation. */
  operationId: string | undefined;
  method: string;
  /** The base path of the contract; empty for an address outside it, such as the mock's control. */
  base: string;
  /** What follows on the base path, encoded, without query. */
  path: string;
  /** Decoded values of the path's parameters. */
  params: Record<string, string>;
  /** The query as it was sent, without the question mark. */
  search: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

/** What is answered to a call. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Anything that answers calls: the mock, or the mock with one behaviour changed. */
export type Backend = (call: Call) => Promise<Answer>;

/** The parsed body of a call or an answer; undefined when it is no JSON. */
export function jsonOf(message: { body: Buffer }): unknown {
  return parsed(message.body.toString('utf8'));
}

/** The fields of a JSON object in the body; none when it is something else. */
export function fieldsOf(message: { body: Buffer }): JsonObject {
  const value = jsonOf(message);
  return isObject(value) ? value : {};
}

/** The same call or answer with another JSON body. */
export function withJson<T extends Call | Answer>(message: T, value: unknown): T {
  const headers = { ...message.headers, 'content-type': 'application/json' };
  return { ...message, headers, body: Buffer.from(JSON.stringify(value)) };
}

/** An answer made up on the spot; without a value it has no body. */
export function answer(status: number, value?: unknown): Answer {
  const bare: Answer = { status, headers: {}, body: Buffer.alloc(0) };
  return value === undefined ? bare : withJson(bare, value);
}

/** No answer at all: the connection is cut. */
export const HANG_UP: Answer = answer(0);

export function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** The call with some fields of its JSON body replaced. */
export function withFields(call: Call, fields: Record<string, unknown>): Call {
  return withJson(call, { ...fieldsOf(call), ...fields });
}

/** The call sent with another token; without one, unsigned. */
export function withToken(call: Call, token: string | undefined): Call {
  const { authorization: _, ...headers } = call.headers;
  return { ...call, headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers };
}

/** The call with some parameters of its query replaced; undefined leaves one out. */
export function withQuery(call: Call, parameters: Record<string, string | undefined>): Call {
  const query = queryOf(call);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return { ...call, search: query.toString() };
}

export function queryOf({ search }: Call): URLSearchParams {
  return new URLSearchParams(search);
}

/** A call of another path by the same caller, without query and body. */
export function asking(call: Call, method: string, path: string): Call {
  const { 'content-type': _, 'idempotency-key': __, ...headers } = call.headers;
  return {
    ...call,
    operationId: undefined,
    method,
    path,
    search: '',
    headers,
    body: Buffer.alloc(0),
  };
}

/** A GET of another path by the same caller. */
export const reading = (call: Call, path: string) => asking(call, 'GET', path);

/** The answer with another header; undefined leaves it out. */
export function withHeader(answered: Answer, name: string, value: string | undefined): Answer {
  const { [name]: _, ...others } = answered.headers;
  return { ...answered, headers: value === undefined ? others : { ...others, [name]: value } };
}
