import type { Send } from './pipeline.ts';

/**
 * A `fetch` that tells how much of the body has been sent, from 0 to 1: fetch itself tells nothing. Nothing
 * is told where the browser does not know. Rejects as fetch does, with a TypeError when the connection fails
 * and with the reason of the signal when it is aborted. The time of an attempt begins anew whenever something
 * was sent: a large file on a poor connection is given up only when it stands still.
 */
export function sendWithProgress(onProgress: (part: number) => void): typeof globalThis.fetch {
  const send: Send = async (input, { onActivity, ...init } = {}) => {
    const request = new Request(input, init);
    const { signal } = request;
    const body = await request.blob();
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'arraybuffer';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        onActivity?.();
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      call.onload = () => resolve(answerOf(call));
      call.onerror = () => reject(new TypeError('The connection failed'));
      call.onabort = () => reject(signal.reason);
      signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };
  // openapi-fetch names its option as the browser's own, and hands it nothing but a Request.
  return send as typeof globalThis.fetch;
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name.trim(), value.join(':').trim());
  }
  const { status, statusText } = call;
  // The type that was asked for above; a 204 must not be given even an empty body.
  const body = call.response as ArrayBuffer;
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}
