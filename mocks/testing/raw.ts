import { request } from 'node:http';

/** What is sent as it is, where `fetch` would not send it. */
interface RawRequest {
  method?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
  /** Send the body in chunks, without saying its length. */
  isChunked?: boolean;
}

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a request as it is to a server and reads the answer. Rejects when none comes within 20 seconds. */
export function sendRaw(url: string, asked: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', path, headers = {}, body = '', isChunked = false } = asked;
  const length =
    isChunked || body.length === 0 ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, timeout: 20_000 },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.on('timeout', () =>
      outgoing.destroy(new Error(`${method} ${path} was not answered.`)),
    );
    outgoing.end(body);
  });
}
