import type { Session } from '../actors/actors.ts';
import type { OutgoingRequest } from '../client/client.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../lib/json.ts';
import type { Actor } from '../types.ts';

/** A file as a part of a form; `bytes` is latin-1 text. */
export class FilePart {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: string;
  constructor(fileName: string, contentType: string, bytes: string) {
    this.fileName = fileName;
    this.contentType = contentType;
    this.bytes = bytes;
  }
}

/** A file changed; of several the first. Undefined where `change` has nothing for it. */
export function changedFile(file: unknown, change: (one: unknown) => unknown): unknown {
  if (!Array.isArray(file)) return change(file);
  const [first, ...rest] = file;
  const changed = change(first);
  return changed && [changed, ...rest];
}

export type Scalar = string | number | boolean;

/** A request in the terms of the contract, before it is put into bytes. */
export interface Request {
  operationId: string;
  actor: Actor;
  /** Somebody who is none of the actors, such as a user registered for one check. */
  session?: Session;
  path: Record<string, Scalar>;
  /** Undefined leaves a parameter out; a list repeats it. */
  query: Record<string, Scalar | readonly Scalar[] | undefined>;
  headers: Record<string, string>;
  /** A JSON value, or the fields of a form; undefined for no body. */
  body?: unknown;
  /** The body as text when it is meant to be no valid JSON; wins over `body`. */
  rawBody?: string;
}

const BOUNDARY = 'pruva-conformance-0b9f7c1e5d0a';

function formPart(name: string, value: unknown): string {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
  if (value instanceof FilePart) {
    const { fileName, contentType, bytes } = value;
    return `${head}; filename="${fileName}"\r\nContent-Type: ${contentType}\r\n\r\n${bytes}\r\n`;
  }
  const text = isObject(value) ? JSON.stringify(value) : String(value);
  return `${head}\r\n\r\n${Buffer.from(text, 'utf8').toString('latin1')}\r\n`;
}

function formBody(fields: unknown): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(isObject(fields) ? fields : {})) {
    for (const item of [value].flat()) parts.push(formPart(name, item));
  }
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

function encodeBody(operation: Operation, request: Request) {
  if (request.rawBody !== undefined) {
    return { type: operation.body?.media ?? 'application/json', body: request.rawBody };
  }
  if (request.body === undefined) return undefined;
  if (operation.body?.media === 'multipart/form-data') {
    return {
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      body: formBody(request.body),
    };
  }
  return { type: 'application/json', body: JSON.stringify(request.body) };
}

/** `/boats/{id}` with its values filled in and encoded. */
export function pathOf(operation: Operation, values: Record<string, Scalar>): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
}

function queryOf(query: Request['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value ?? []].flat()) parameters.append(name, String(item));
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** The request as it goes over the wire. */
export function encode(operation: Operation, request: Request): OutgoingRequest {
  const content = encodeBody(operation, request);
  const headers: Record<string, string> = {};
  if (content) headers['content-type'] = content.type;
  if (request.session) headers.authorization = `Bearer ${request.session.token}`;
  Object.assign(headers, request.headers);
  return {
    operationId: operation.id,
    actor: request.actor,
    method: operation.method,
    path: `${pathOf(operation, request.path)}${queryOf(request.query)}`,
    headers,
    ...(content ? { body: content.body } : {}),
  };
}
