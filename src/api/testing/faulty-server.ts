import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived, body complete. */
export interface Arrival {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse, arrival: Arrival) => void;

interface FaultyServer {
  url: string;
  /** Every request so far, in order. */
  arrivals: Arrival[];
  /** Behaves so from now on: one after the other, the last one for good. */
  behave(...behaviours: [Behaviour, ...Behaviour[]]): void;
  close(): Promise<void>;
}

/** A local server that answers 200 `{}` until told to do worse. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const arrivals: Arrival[] = [];
  let script: Behaviour[] = [json(200, {})];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    // An aborted upload ends here with an error; it never became a request.
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url: path = '', headers } = request;
    const arrival = { method, path, headers, body: Buffer.concat(chunks).toString() };
    arrivals.push(arrival);
    const behaviour = script.length > 1 ? script.shift() : script[0];
    behaviour?.(response, arrival);
  });
  // The tests choose the Date of an answer where it matters.
  server.on('request', (_, response) => {
    response.sendDate = false;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on TCP, so the address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    behave: (...behaviours) => {
      script = behaviours;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A well-formed answer; `headers` may override its content type. */
export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Behaviour {
  return text(status, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
}

/** An answer in the contract's error schema. */
export function failure(status: number, headers: Record<string, string> = {}): Behaviour {
  const body = {
    message: `Message ${status}`,
    code: `CODE_${status}`,
    errors: [],
    requestId: 'r1',
  };
  return json(status, body, headers);
}

export function text(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Behaviour {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}

/** Closes the connection instead of answering. */
export const dropConnection: Behaviour = (response) => {
  response.destroy();
};

/** Begins a good answer and closes the connection in the middle of its body. */
export const dropConnectionInBody: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"id":', () => response.destroy());
};

/** Never answers; `meanwhile` runs once the request is there. */
export function neverAnswer(meanwhile: () => void): Behaviour {
  return () => meanwhile();
}

/** Begins a good answer and never ends it; `meanwhile` runs once the headers are sent. */
export function stallInBody(meanwhile: () => void): Behaviour {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"id":', () => setImmediate(meanwhile));
  };
}
