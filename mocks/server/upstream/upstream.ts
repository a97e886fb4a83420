import type { EngineRequest } from '../../engine/answer/answer.ts';
import type { Operation } from '../../engine/contract/operation.ts';
import type { Upstream, UpstreamAnswer } from '../../engine/dependencies.ts';
import { createUpstreamPeople } from '../../engine/upstream/people.ts';
import { SESSION_COOKIE } from '../session/session-name.ts';

/** Headers that belong to one connection and not to the message (RFC 9110, section 7.6.1), and the mock's own. */
const NOT_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authorization',
  'proxy-authenticate',
  'host',
  'content-length',
  'expect',
  'accept-encoding',
  'prefer',
  'x-mock-session',
]);
/** The body arrives unpacked, so these no longer hold. */
const NOT_RETURNED = new Set([...NOT_FORWARDED, 'content-encoding']);

/** Milliseconds the service may take. */
const ANSWER_TIMEOUT = 30_000;

function isContractError(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && 'requestId' in body;
}

/** What a framework answers to a path it does not know: 404 or 405 without the contract's error. */
function isMissing(status: number, body: unknown): boolean {
  return status === 501 || ((status === 404 || status === 405) && !isContractError(body));
}

function parse(text: string, contentType: string): unknown {
  if (text === '') return undefined;
  if (!/json/i.test(contentType)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text; // left to the validation, which says that it is no JSON of the contract
  }
}

/** Headers that tell of the mock's own caller, or of its sessions. */
const isOwnHeader = (name: string) =>
  name === 'origin' || name === 'referer' || name.startsWith('sec-fetch-');

/** The cookies of the service, without the mock's. */
function cookiesOf(cookie: string): string {
  const all = cookie.split(';').map((pair) => pair.trim());
  return all.filter((pair) => !pair.startsWith(`${SESSION_COOKIE}=`)).join('; ');
}

function forwardedHeaders({ headers }: EngineRequest): Headers {
  const kept = Object.entries(headers).filter(
    ([name]) => !NOT_FORWARDED.has(name) && !isOwnHeader(name) && name !== 'cookie',
  );
  const forwarded = new Headers(kept);
  const cookies = cookiesOf(headers.cookie ?? '');
  if (cookies !== '') forwarded.set('cookie', cookies);
  return forwarded;
}

/** What made it impossible to reach a service, in plainer words than the system's. */
const PLAIN_WORDS = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'no such host is known'],
  ['EAI_AGAIN', 'its name cannot be looked up'],
  ['EHOSTUNREACH', 'there is no way to its host'],
  ['ENETUNREACH', 'there is no way to its network'],
  ['UND_ERR_CONNECT_TIMEOUT', 'its host does not answer'],
]);

/** Failures of a connection that stood: a service may have begun with its work. */
const STOOD = /^(?:ECONNRESET$|EPIPE$|ERR_TOO_MUCH$|HTTPParserError$|HPE_|Z_|UND_ERR_(?!CONNECT))/;

/** The code and the words of what made `fetch` fail; Node puts them into the cause, or into several. */
function causeOf(error: unknown): { code: string; words: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  if (!(first instanceof Error)) return { code: '', words: String(first) };
  const code = 'code' in first && typeof first.code === 'string' ? first.code : first.name;
  return { code, words: first.message };
}

/** What a call that failed means for its caller. */
function failureOf(base: string, timeout: number, error: unknown): UpstreamAnswer {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  if (isTimeout) {
    const reason = `The service at ${base} did not answer within ${timeout / 1000} s.`;
    return { kind: 'broken', status: 504, reason };
  }
  const { code, words } = causeOf(error);
  if (STOOD.test(code))
    return { kind: 'broken', status: 502, reason: `The service at ${base} broke off: ${words}.` };
  const reason = `The service at ${base} cannot be reached: ${PLAIN_WORDS.get(code) ?? words}; the mock answered instead.`;
  return { kind: 'unreachable', reason };
}

/** An answer that is larger than any of the contract's, whole lists of files included. */
class TooMuch extends Error {
  readonly code = 'ERR_TOO_MUCH';
}
const MAX_BYTES = 256 * 1_048_576;

/** The body of an answer. Throws TooMuch for one without an end. */
async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new TooMuch(`its answer has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

interface UpstreamOptions {
  /** With its base path, such as `http://127.0.0.1:8080/api`. */
  base: string;
  /** Milliseconds that an answer may take. */
  timeout?: number | undefined;
  /** Whether it is asked for an operation at all. */
  isRouted(operation: Operation): boolean;
  /** Hears of a call that it did not answer, a sentence. */
  onTrouble(reason: string): void;
}

/**
 * The service behind. It is taken not to have an operation where it says 501 or does not know the path, so
 * that the mock answers; likewise when it cannot be reached. A call that it took and did not end is not
 * answered by the mock, because nobody knows what became of it.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { base, timeout = ANSWER_TIMEOUT, isRouted, onTrouble } = options;

  async function call(request: EngineRequest): Promise<UpstreamAnswer> {
    const query = request.query.size > 0 ? `?${request.query}` : '';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const response = await fetch(`${base}${request.path}${query}`, {
      method: request.method,
      headers: forwardedHeaders(request),
      body: isReading || request.bytes.length === 0 ? undefined : request.bytes,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const contentType = response.headers.get('content-type') ?? '';
    const isText = contentType === '' || /json|text|xml/i.test(contentType);
    const bytes = await bytesOf(response);
    const body = isText ? parse(new TextDecoder().decode(bytes), contentType) : 'file';
    if (isMissing(response.status, body)) return { kind: 'missing' };
    const headers: Record<string, string> = {};
    for (const [name, value] of response.headers) {
      if (!NOT_RETURNED.has(name) && !name.startsWith('access-control-')) headers[name] = value;
    }
    return {
      kind: 'answered',
      response: { statusCode: response.status, headers, body },
      bytes: isText ? undefined : bytes,
    };
  }

  return {
    people: createUpstreamPeople(),
    async ask(request, operation) {
      if (!isRouted(operation)) return { kind: 'missing' };
      try {
        return await call(request);
      } catch (error) {
        const failure = failureOf(base, timeout, error);
        if ('reason' in failure) onTrouble(`${operation.id}: ${failure.reason}`);
        return failure;
      }
    },
  };
}
