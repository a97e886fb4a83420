import type { IncomingMessage } from 'node:http';

export const TOO_LARGE = Symbol('too large');

export const NO_BYTES = new Uint8Array(0);

/** Whether a request announces a body: without one there is nothing to wait for. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * The body of a request, or TOO_LARGE as soon as it passes `limit` bytes; what still comes of it then is
 * thrown away, so that the client lives to read the answer. Rejects when the client goes away.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | typeof TOO_LARGE> {
  if (!hasBody(request)) return NO_BYTES;
  const chunks: Buffer[] = [];
  let length =
    Number(request.headers['content-length'] ?? 0) > limit ? Number.POSITIVE_INFINITY : 0;
  if (length === 0) {
    // Leaving this loop early would close the connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > limit) break;
      chunks.push(chunk);
    }
  }
  if (length > limit) {
    request.resume();
    return TOO_LARGE;
  }
  const [only] = chunks;
  const whole = chunks.length === 1 && only ? only : Buffer.concat(chunks, length);
  return new Uint8Array(whole.buffer as ArrayBuffer, whole.byteOffset, whole.length); // Node's buffers are never shared ones
}
