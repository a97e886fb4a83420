import type { ErrorCategory } from '../../lib/error-category.ts';
import type { Clock } from '../clock.ts';
import type { Attempt, Outcome } from '../pipeline/pipeline.ts';
import { retryAfterSeconds } from '../pipeline/retry-after.ts';
import { ApiError, type FieldError, failureCode, localCodes } from './api-error.ts';
import { learnRefusals } from './messages.ts';

export interface AttemptOptions {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** Whether the device believes it has a connection. */
  isOnline: () => boolean;
  /**
   * Milliseconds that one attempt may take, from the first byte sent to the last received; where the sender
   * tells that it is sending, from the last byte sent; of a file that is read, from its last part.
   */
  timeout: number;
}

/**
 * Sends a request once and reads the answer to its end, inside the time allowed. Whatever goes
 * wrong becomes one ApiError of the right category.
 */
export function errorCategory({ fetch, clock, isOnline, timeout }: AttemptOptions): Attempt {
  return async ({ request, expectsJson, send = fetch }) => {
    const deadline = new AbortController();
    const wait = () => clock.after(timeout, () => deadline.abort());
    let stop = wait();
    const onActivity = () => {
      stop();
      stop = wait();
    };
    const signal = AbortSignal.any([request.signal, deadline.signal]);
    let status: number | undefined;
    try {
      // What may be shown again is kept by TanStack Query, which hears of writes; a browser does not.
      const response = await send(request.clone(), { signal, cache: 'no-store', onActivity });
      status = response.status;
      // Read here, not by the caller: a connection that breaks in mid-body must count as an attempt.
      const body = await (expectsJson ? response.arrayBuffer() : fileOf(response, onActivity));
      if (!response.ok) {
        // At most as long as an answer: without its words a refusal quotes the server.
        if (status < 500 || response.headers.has('Retry-After'))
          await Promise.race([learnRefusals(), aborted(signal)]);
        return refused(response, body, clock.now());
      }
      return expectsJson ? asPromised(response, body) : rebuilt(response, body);
    } catch (cause) {
      if (request.signal.aborted) {
        return new ApiError({ category: 'CLIENT', code: localCodes.aborted, cause });
      }
      const code = networkCode(deadline.signal.aborted, isOnline(), status !== undefined);
      return new ApiError({ category: 'NETWORK', code, retryable: true, cause });
    } finally {
      stop();
    }
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener('abort', resolve));

/** A file of ten megabytes may rightly take long: it is given up when nothing more of it comes. */
async function fileOf(response: Response, onActivity: () => void): Promise<ArrayBuffer> {
  const reader = response.body?.getReader();
  const parts: BlobPart[] = [];
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    onActivity();
    parts.push(value);
  }
  return new Blob(parts).arrayBuffer();
}

function networkCode(timedOut: boolean, online: boolean, answering: boolean) {
  if (timedOut) return localCodes.timeout;
  if (!online) return localCodes.offline;
  return answering ? localCodes.connectionLost : localCodes.unreachable;
}

// A 204 must not be given even an empty body.
function rebuilt({ status, statusText, headers }: Response, body: ArrayBuffer): Response {
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** The answer, when it holds the JSON that the contract promises; only 204 promises none. */
function asPromised(response: Response, body: ArrayBuffer): Outcome {
  if (response.status === 204) return rebuilt(response, body);
  const json = parsed(response, body);
  if (!(json instanceof Error)) return rebuilt(response, body);
  return new ApiError({
    category: 'UNKNOWN',
    code: localCodes.malformedAnswer,
    status: response.status,
    cause: json,
  });
}

/** An answer's JSON, or why it has none. */
function parsed(response: Response, body: ArrayBuffer): unknown {
  const type = response.headers.get('Content-Type') ?? 'none';
  if (body.byteLength === 0) return new Error('The body is empty');
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    return new Error(`The content type is ${type}`);
  }
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    return new Error('The body is not JSON', { cause });
  }
}

const categories: Readonly<Record<number, ErrorCategory>> = {
  400: 'VALIDATION',
  401: 'AUTHENTICATION',
  403: 'AUTHORIZATION',
  // The server gave up waiting for the request: the connection's fault, as with a timeout here.
  408: 'NETWORK',
  // Somebody else has written what was read here.
  412: 'CONFLICT',
  422: 'VALIDATION',
};

function categoryOf(status: number): ErrorCategory {
  if (status >= 500) return 'SERVER';
  if (status >= 400) return categories[status] ?? 'CLIENT';
  return 'UNKNOWN';
}

function refused(response: Response, bytes: ArrayBuffer, now: number): ApiError {
  const { status, headers } = response;
  const json = parsed(response, bytes);
  // A proxy on the way may answer anything, so each part counts only when it is what it should be.
  const body: Record<string, unknown> = isObject(json) && !(json instanceof Error) ? json : {};
  return new ApiError({
    category: categoryOf(status),
    code: failureCode(textOf(body.code) ?? localCodes.unknown),
    status,
    serverMessage: textOf(body.message),
    fields: Array.isArray(body.errors) ? body.errors.flatMap(fieldError) : [],
    retryable: status === 408 || status === 429 || status >= 500,
    retryAfter: retryAfterSeconds(headers, now),
    requestId: textOf(body.requestId),
    body,
    cause: json instanceof Error ? json : undefined,
  });
}

function fieldError(value: unknown): FieldError[] {
  if (!isObject(value)) return [];
  const field = textOf(value.field);
  const message = textOf(value.message);
  return field !== undefined && message !== undefined ? [{ field, message }] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
