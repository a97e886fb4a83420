import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Client } from '../../client/client.ts';
import { parsed, textAt } from '../../lib/json.ts';
import type { Actor, Exchange } from '../../types.ts';
import { STEP_HEADER } from './compose.ts';

/** Header of an answer that says which recorded exchange it is. */
export const EXCHANGE_HEADER = 'x-journey-exchange';

/** Path under which the mock's control is reached, at the service and through the proxy. */
const CONTROL_PATH = '/_mock';

/**
 * Path of a call of the mock's control for a client whose paths begin at `server`: the control lies beside
 * the base path of the contract, not below it.
 */
export function controlPath(server: string, path: string): string {
  return `${new URL(server).pathname.replaceAll(/\/[^/]+/g, '/..').replace(/\/$/, '')}${CONTROL_PATH}${path}`;
}

interface RecordingProxyOptions {
  client: Client;
  /** Whose token it is, among the actors of the run. */
  actorOf(token: string): Actor | undefined;
  /** The operation of a step, by the step's name; undefined for a call of the mock's control. */
  operationOf(stepName: string): string | undefined;
  /** Whether a step is not to be passed on any more, by its name. */
  isClosed?(stepName: string): boolean;
  /** Added to every request. */
  headers: Record<string, string>;
  /** Hears of every exchange with an operation of the contract. */
  onExchange(exchange: Exchange): void;
}

/** How often a request that comes too soon is sent again, and how long that may wait each time (ms). */
const RETRY_LIMIT = { times: 3, longest: 10_000 };

/** A server on this machine that passes requests on to the service and keeps what was exchanged. */
export interface RecordingProxy {
  /** Where operations are called. */
  address: string;
  /** Where the control of the mock is called. */
  controlAddress: string;
  exchanges: readonly Exchange[];
  close(): Promise<void>;
}

/** Belong to one connection, not to the request. */
const HOP_HEADERS = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'content-length'];
/** What Node's fetch adds by itself; a curl line is shorter without. */
const FETCH_HEADERS = ['sec-fetch-mode', 'accept-language', 'user-agent', 'accept-encoding'];

const ACTOR_OF_ROLE: Record<string, Actor> = {
  CUSTOMER: 'CUSTOMER',
  BOAT_OWNER: 'BOAT_OWNER',
  ADMIN: 'ADMIN',
};

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function headersOf(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value === undefined || name === STEP_HEADER) continue;
    if (HOP_HEADERS.includes(name) || FETCH_HEADERS.includes(name)) continue;
    headers[name] = [value].flat().join(', ');
  }
  return headers;
}

/** Sends again what was refused for coming too soon (429), when the service says. */
async function sendWithRetries(send: () => Promise<Exchange>): Promise<Exchange> {
  let exchange = await send();
  for (let again = 0; exchange.status === 429 && again < RETRY_LIMIT.times; again += 1) {
    const wait = Number(exchange.responseHeaders['retry-after'] ?? 1) * 1000;
    if (!(wait <= RETRY_LIMIT.longest)) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    exchange = await send();
  }
  return exchange;
}

/**
 * Starts a recording proxy. Respect sends no extra headers, holds no rate and keeps no record that tells a part's
 * calls apart; requests that go through here get all of it from the client of the run.
 */
export async function startRecordingProxy(options: RecordingProxyOptions): Promise<RecordingProxy> {
  const { client, actorOf, operationOf, isClosed, headers, onExchange } = options;
  const exchanges: Exchange[] = [];
  const roles = new Map<string, Actor>();

  function learn({ responseBody }: Exchange) {
    const body = parsed(responseBody);
    const token = textAt(body, 'token');
    const actor = ACTOR_OF_ROLE[textAt(body, 'role') ?? ''];
    if (token && actor) roles.set(token, actor);
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/';
    const step = String(incoming.headers[STEP_HEADER] ?? '');
    if (isClosed?.(step)) {
      outgoing.writeHead(503).end();
      return;
    }
    const isControl = path.startsWith(CONTROL_PATH);
    const sent = headersOf(incoming);
    const token = sent.authorization?.replace(/^Bearer /u, '') ?? '';
    const bytes = await bodyOf(incoming);
    const encoding = sent['content-type']?.startsWith('multipart/') ? 'latin1' : 'utf8';
    const exchange = await sendWithRetries(() =>
      client.send({
        operationId: operationOf(step) ?? '',
        actor: actorOf(token) ?? roles.get(token) ?? 'ANONYMOUS',
        method: incoming.method ?? 'GET',
        path: isControl ? controlPath(client.server, path.slice(CONTROL_PATH.length)) : path,
        headers: { authorization: '', ...sent, ...headers },
        ...(bytes.length > 0 ? { body: bytes.toString(encoding) } : {}),
      }),
    );
    learn(exchange);
    exchanges.push(exchange);
    if (!isControl) onExchange(exchange);
    if (exchange.status === 0) {
      outgoing.destroy();
      return;
    }
    const answer: Record<string, string> = {
      ...exchange.responseHeaders,
      [EXCHANGE_HEADER]: String(exchanges.length - 1),
    };
    for (const name of [...HOP_HEADERS, 'content-encoding']) delete answer[name];
    outgoing.writeHead(exchange.status, answer);
    outgoing.end(exchange.status === 204 ? undefined : exchange.responseBody);
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((cause: unknown) =>
      outgoing.destroy(new Error('The request could not be forwarded.', { cause })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    address: origin,
    controlAddress: `${origin}${CONTROL_PATH}`,
    exchanges,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
