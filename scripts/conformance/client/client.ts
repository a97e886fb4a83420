import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Actor, Exchange } from '../types.ts';
import { bearerOf } from './bearer.ts';
import { createLimitWatch, type LimitWatch } from './limit-watch.ts';
import { createRateLimit } from './rate-limit.ts';

/** A request before it is sent. */
export interface OutgoingRequest {
  operationId: string;
  /** Whom it is sent as; says which token goes along unless `headers` has its own `authorization`. */
  actor: Actor;
  method: string;
  /** Encoded path without the base path, with query. */
  path: string;
  /** Names in lower case; an empty value leaves the header out. */
  headers?: Record<string, string>;
  /** Latin-1 text stands for bytes when the content type is a form; UTF-8 otherwise. */
  body?: string;
}

export interface ClientOptions {
  /** Address with base path, without a slash at its end. */
  server: string;
  /** Requests per second; without it as fast as answers come. */
  rate?: number;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Milliseconds until an answer is given up; 20 s unless stated. */
  timeout?: number;
  /** How many connections at most; 16 unless stated. */
  connections?: number;
  /** Seconds that are waited at a time where the service says 429; `LONGEST_WAIT` unless stated. */
  patience?: number;
  /** Hears of every answer. */
  hear?(exchange: Exchange): void;
}

export interface Client {
  readonly server: string;
  /** How many requests have been sent. */
  readonly sent: number;
  /** The requests that were given up, because no answer came in time. */
  readonly givenUp: readonly Exchange[];
  /** The bearer token of an actor from now on. */
  setToken(actor: Actor, token: string): void;
  token(actor: Actor): string | undefined;
  /** The token of somebody of the run that an exchange was sent with; undefined where it was made up for the check. */
  secretOf(exchange: Pick<Exchange, 'actor' | 'requestHeaders'>): Secret | undefined;
  /**
   * Sends a request and answers what came back. A connection that breaks or stays silent is answered
   * as status 0, with the reason as the body.
   */
  send(request: OutgoingRequest): Promise<Exchange>;
  /** Closes idle connections. */
  close(): void;
}

/** A token that is not to be printed, and the variable of a shell that stands for it. */
export interface Secret {
  token: string;
  variable: string;
}

/** The client of a run, which knows whether the service answers nothing but 429 any more. */
export interface RunClient extends Client {
  readonly limit: Pick<LimitWatch, 'signal' | 'seen'>;
}

/** The wire form of a body: a form is bytes written as latin-1, all else is UTF-8 text. */
export function bytesOf(body: string, contentType: string): Buffer {
  return Buffer.from(body, contentType.startsWith('multipart/') ? 'latin1' : 'utf8');
}

function headersOf(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers[name] = [value].flat().join(', ');
  }
  return headers;
}

/** After which share of its time a request is about to be given up. */
const PATIENCE = 0.75;

/** What is said of a kept connection that the service closed before, or while, a request was written to it. */
const CLOSED = /ECONNRESET|EPIPE|socket hang up/;

/** A token in an answer to a sign-in. */
const GIVEN = /"token":\s*"([^"]+)"/gu;

type Answer = Pick<
  Exchange,
  'status' | 'responseHeaders' | 'responseBody' | 'isGivenUp' | 'isSentAgain'
>;

/** No answer came in time. */
class GivenUp extends Error {}

/** A client for one service: keeps connections, holds a rate, sends the token of each actor. */
export function createClient(options: ClientOptions): RunClient {
  const { server, timeout = 20_000, connections = 16 } = options;
  const secure = server.startsWith('https:');
  const agentOptions = { keepAlive: true, maxSockets: connections };
  const agent = secure ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  const turn = createRateLimit(options.rate);
  const limit = createLimitWatch(options.patience);
  const common = Object.fromEntries(
    Object.entries(options.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const tokens = new Map<Actor, string>();
  /** Tokens that the service gave to people of the run. */
  const given = new Set<string>();
  const givenUp: Exchange[] = [];
  let sent = 0;

  function fullHeaders({ actor, headers = {}, body }: OutgoingRequest): Record<string, string> {
    const token = tokens.get(actor);
    const all: Record<string, string> = { accept: '*/*', ...common };
    if (token) all.authorization = `Bearer ${token}`;
    Object.assign(all, headers);
    if (body !== undefined) {
      all['content-length'] = String(bytesOf(body, all['content-type'] ?? '').length);
    }
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  }

  function transfer(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | undefined,
    through: typeof agent | false = agent,
  ) {
    return new Promise<Answer>((resolve) => {
      const failed = (error: Error) =>
        resolve({
          status: 0,
          responseHeaders: {},
          responseBody: error.message,
          ...(error instanceof GivenUp ? { isGivenUp: true } : {}),
        });
      const call = secure ? httpsRequest : httpRequest;
      // A process that stood still, or was busy, hears that time is up before it hears of answers that are there.
      const patience = timeout * PATIENCE;
      const sending = { method, headers, agent: through, timeout: patience };
      const outgoing = call(url, sending, (message) => {
        const chunks: Buffer[] = [];
        message.on('data', (chunk: Buffer) => chunks.push(chunk));
        message.on('error', failed);
        message.on('end', () =>
          resolve({
            status: message.statusCode ?? 0,
            responseHeaders: headersOf(message),
            responseBody: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      let last: NodeJS.Timeout | undefined;
      outgoing.on('timeout', () => {
        last ??= setTimeout(() => {
          outgoing.destroy(new GivenUp(`no answer within ${timeout / 1000} s`));
        }, timeout - patience);
      });
      outgoing.on('close', () => clearTimeout(last));
      outgoing.on('error', failed);
      outgoing.end(body === undefined ? undefined : bytesOf(body, headers['content-type'] ?? ''));
    });
  }

  return {
    server,
    givenUp,
    limit,
    get sent() {
      return sent;
    },
    setToken: (actor, token) => tokens.set(actor, token),
    token: (actor) => tokens.get(actor),
    secretOf({ actor, requestHeaders }) {
      const token = bearerOf({ requestHeaders });
      if (token === undefined) return undefined;
      if (token === tokens.get(actor)) return { token, variable: `${actor}_TOKEN` };
      return given.has(token) ? { token, variable: 'RUN_TOKEN' } : undefined;
    },
    close: () => agent.destroy(),
    async send(request) {
      await turn();
      sent += 1;
      const { operationId, actor, method } = request;
      const url = `${server}${request.path}`;
      const headers = fullHeaders(request);
      const began = performance.now();
      let answer = await transfer(method, url, headers, request.body);
      if (answer.status === 0 && CLOSED.test(answer.responseBody)) {
        // On a new connection: another kept one may have been closed as well.
        const again = await transfer(method, url, headers, request.body, false);
        if (again.status !== 0) answer = { ...again, isSentAgain: true };
      }
      for (const [, token = ''] of answer.responseBody.matchAll(GIVEN)) given.add(token);
      const retryIn = limit.hear(answer);
      const exchange = {
        operationId,
        actor,
        method,
        url,
        requestHeaders: headers,
        requestBody: request.body,
        ...answer,
        duration: performance.now() - began,
        ...(retryIn === undefined ? {} : { retryIn }),
      };
      if (exchange.isGivenUp) givenUp.push(exchange);
      options.hear?.(exchange);
      return exchange;
    },
  };
}
