import type { Entry, Har, Header } from 'har-format';
import { BASE } from '../../engine/contract/base.ts';
import { type LoggedCall, textOfBody } from '../../engine/session/call-log.ts';
import { createSecrets, type Secrets } from './secrets.ts';

const UNKNOWN = -1;

function headersOf(headers: Readonly<Record<string, string>>, secrets: Secrets): Header[] {
  return Object.entries(headers)
    .filter(([name]) => name !== 'cookie')
    .map(([name, value]) => ({
      name,
      value: name === 'authorization' ? secrets.ofAuthorization(value) : value,
    }));
}

function contentOf(body: string | Uint8Array | undefined, mimeType: string, secrets: Secrets) {
  const text = textOfBody(body);
  if (text !== undefined) return { size: text.length, mimeType, text: secrets.ofText(text) };
  if (!(body instanceof Uint8Array)) return { size: 0, mimeType };
  return { size: body.byteLength, mimeType, text: body.toBase64(), encoding: 'base64' };
}

/** A call as an entry of a HAR file (HTTP Archive 1.2). */
export function entryOf(call: LoggedCall, secrets: Secrets): Entry {
  const { request, answer, at, duration } = call;
  const search = request.query.size > 0 ? `?${request.query}` : '';
  const type = request.headers['content-type'] ?? '';
  const sent = contentOf(request.bytes, type, secrets);
  return {
    startedDateTime: new Date(at).toISOString(),
    time: duration,
    request: {
      method: request.method,
      url: `${request.origin}${BASE}${request.path}${search}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(request.headers, secrets),
      queryString: [...request.query].map(([name, value]) => ({ name, value })),
      headersSize: UNKNOWN,
      bodySize: sent.size,
      ...(sent.text !== undefined && { postData: { mimeType: type, text: sent.text } }),
    },
    response: {
      status: answer.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(answer.headers, secrets),
      content: contentOf(answer.body, answer.headers['content-type'] ?? '', secrets),
      redirectURL: '',
      headersSize: UNKNOWN,
      bodySize: UNKNOWN,
    },
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
    comment: answer.operationId ?? undefined,
  };
}

/** A HAR file of entries. */
export const harOfEntries = (entries: Entry[]): Har => ({
  log: { version: '1.2', creator: { name: 'pruva-mock', version: '1' }, entries },
});

/** A HAR file of calls, without tokens, passwords and card numbers. */
export function harOf(calls: readonly LoggedCall[]): Har {
  const secrets = createSecrets();
  return harOfEntries(calls.map((call) => entryOf(call, secrets)));
}
