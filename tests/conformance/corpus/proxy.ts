import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Contract } from '../../../scripts/conformance/contract/contract.ts';
import { createMatcher } from './match.ts';
import type { Answer, Backend, Call } from './message.ts';

export interface Listener {
  /** Where it listens, without a base path. */
  url: string;
  close(): Promise<void>;
}

// The connection's own business, and what follows from a body that may have been changed.
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'expect'];
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** The service at `origin`, an address without a path. */
export function serviceAt(origin: string): Backend {
  return (call) => passOn(origin, call);
}

function passOn(origin: string, call: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const query = call.search && `?${call.search}`;
    const headers = { ...call.headers, 'content-length': String(call.body.length) };
    const outgoing = httpRequest(
      `${origin}${call.base}${call.path}${query}`,
      { method: call.method, headers, agent },
      (message) => {
        buffer(message).then(
          (body) => resolve({ status: message.statusCode ?? 0, headers: plain(message), body }),
          reject,
        );
      },
    );
    outgoing.on('error', (cause) => {
      // A kept connection may have been closed while the request was on its way; a new one was not.
      if (outgoing.reusedSocket) passOn(origin, call).then(resolve, reject);
      else reject(cause);
    });
    outgoing.end(call.body);
  });
}

/** Serves a backend over HTTP on a free port of the loopback address. */
export async function startProxy(contract: Contract, backend: Backend): Promise<Listener> {
  const match = createMatcher(contract);
  const server = createServer(async (incoming, outgoing) => {
    try {
      const { status, headers, body } = await backend(await callOf(incoming, contract, match));
      if (status === 0) {
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(status, { ...headers, 'content-length': body.length });
      outgoing.end(body);
    } catch (cause) {
      // The proxy itself failed, which must not pass for a defect of the backend: no answer at all.
      console.error(cause);
      incoming.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function callOf(
  incoming: IncomingMessage,
  { basePath }: Contract,
  match: ReturnType<typeof createMatcher>,
): Promise<Call> {
  const method = incoming.method ?? 'GET';
  const [fullPath = '', ...query] = (incoming.url ?? '').split('?');
  const base = fullPath.startsWith(`${basePath}/`) ? basePath : '';
  const path = fullPath.slice(base.length);
  const found = base === basePath ? match(method, path) : undefined;
  return {
    operationId: found?.operation.id,
    method,
    base,
    path,
    params: found?.params ?? {},
    search: query.join('?'),
    headers: plain(incoming),
    body: await buffer(incoming),
  };
}

function plain({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OWN.includes(name))
      .map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}
