import type { EngineRequest } from '../engine/answer.ts';
import type { Upstream, UpstreamResponse } from '../engine/behaviour.ts';

/** Headers that belong to one connection and not to the message (RFC 9110 §7.6.1), and the mock's own. */
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
  'accept-encoding',
  'prefer',
  'x-mock-session',
]);
/** The body arrives unpacked, so these no longer hold. */
const NOT_RETURNED = new Set([...NOT_FORWARDED, 'content-encoding']);

/** Milliseconds the service may take. */
const PATIENCE = 30_000;

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

function forwardedHeaders({ headers }: EngineRequest): Headers {
  const kept = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name));
  return new Headers(kept);
}

/**
 * The service at `base` (with its base path, such as `http://127.0.0.1:8080/api`). Undefined, so that
 * the mock answers, where it says 501, does not know the path, or is not running.
 */
export function createUpstream(base: string, onDown: (error: unknown) => void): Upstream {
  return async (request): Promise<UpstreamResponse | undefined> => {
    const query = request.query.size > 0 ? `?${request.query}` : '';
    let response: Response;
    try {
      response = await fetch(`${base}${request.path}${query}`, {
        method: request.method,
        headers: forwardedHeaders(request),
        body: request.bytes.length > 0 ? request.bytes : undefined,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch (error) {
      onDown(error);
      return undefined;
    }
    const contentType = response.headers.get('content-type') ?? '';
    const isText = contentType === '' || /json|text|xml/i.test(contentType);
    const bytes = isText ? undefined : new Uint8Array(await response.arrayBuffer());
    const body = bytes ? 'file' : parse(await response.text(), contentType);
    if (isMissing(response.status, body)) return undefined;
    const headers: Record<string, string> = {};
    for (const [name, value] of response.headers)
      if (!NOT_RETURNED.has(name)) headers[name] = value;
    return { statusCode: response.status, headers, body, bytes, source: 'upstream' };
  };
}
