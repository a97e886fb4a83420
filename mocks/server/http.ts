import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Answer, EngineRequest } from '../engine/answer.ts';
import { errorAnswer, languageOf } from '../engine/answer.ts';
import type { Engine } from '../engine/engine.ts';
import type { Session } from '../engine/session.ts';
import { tooLarge } from '../rules/refusal.ts';
import { hasBody, NO_BYTES, readBody, TOO_LARGE } from './read-body.ts';
import { sessionNameOf } from './session-name.ts';
import { answerUnreadable } from './unreadable.ts';

/** Base path of the contract's operations. */
export const BASE = '/api';
/** Where the mock itself is controlled, outside the contract. */
export const CONTROL = '/_mock';

/** Bytes that a body may have where no operation says so. */
const SMALL_BODY = 65_536;

export interface MockServerOptions {
  engine(): Engine;
  open(sessionName: string): Session;
  /** Answers what is asked below `/_mock`; false when it has nothing there. */
  control(request: ControlRequest, response: ServerResponse): Promise<boolean>;
  /** After every call, before its answer goes out. */
  afterCall(answer: Answer): void;
}

/** A request below `/_mock`. */
export interface ControlRequest {
  method: string;
  /** Below `/_mock`, such as `/clock`. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  bytes: Uint8Array<ArrayBuffer>;
  origin: string;
  session: Session;
}

/** Any page may call the mock: it holds nothing of value, and a frontend may be served from elsewhere. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};

/** What a page is told that asks before it calls. */
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-headers': '*, Authorization',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
  'access-control-max-age': '86400',
};

/** As pairs in one list, which Node writes as they are. */
const ANSWER_HEADERS: readonly string[] = Object.entries(CORS).flat();

const NO_QUERY = new URLSearchParams();

/** By name in lower case, one value each. */
function headersOf(request: IncomingMessage): Readonly<Record<string, string>> {
  // Node joins what is sent more than once, except for this one.
  if (request.headers['set-cookie'] === undefined) return request.headers as Record<string, string>; // no other value is a list
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}

function originOf(headers: Readonly<Record<string, string>>): string {
  const scheme = headers['x-forwarded-proto'] ?? 'http';
  return `${scheme}://${headers['x-forwarded-host'] ?? headers.host ?? '127.0.0.1'}`;
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (answer.hangUp) {
    response.socket?.destroy();
    return;
  }
  const { body, headers } = answer;
  const written = [...ANSWER_HEADERS];
  for (const name of Object.keys(headers)) written.push(name, headers[name] ?? '');
  written.push('x-request-id', answer.requestId, 'x-mock-source', answer.source);
  if (answer.operationId) written.push('x-mock-operation', answer.operationId);
  if (body !== undefined) written.push('content-length', String(Buffer.byteLength(body)));
  response.writeHead(answer.status, written);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Goes on after the fault's latency, or as soon as the fault is removed. */
function hold({ held }: Session, delay: NonNullable<Answer['delay']>, goOn: () => void): void {
  const timer = setTimeout(release, delay.latency);
  function release() {
    clearTimeout(timer);
    held.delete(release);
    goOn();
  }
  held.set(release, delay.faultId);
}

/** The mock behind Node's HTTP server: `/api` for the contract, `/_mock` for its control. */
export function createMockServer(options: MockServerOptions): Server {
  async function serveOperation(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> {
    const engine = options.engine();
    const method = request.method ?? 'GET';
    const headers = headersOf(request);
    const session = options.open(sessionNameOf(headers));
    const limit = () => engine.find(method, path)?.maxBodyBytes ?? SMALL_BODY;
    const bytes = hasBody(request) ? await readBody(request, limit()) : NO_BYTES;
    if (bytes === TOO_LARGE) {
      const about = {
        language: languageOf(headers),
        requestId: 'too-large',
        operationId: engine.find(method, path)?.id ?? null,
        source: 'engine' as const,
      };
      response.setHeader('connection', 'close');
      send(request, response, errorAnswer(tooLarge(), about));
      return;
    }
    const asked: EngineRequest = {
      method,
      path,
      query: query === '' ? NO_QUERY : new URLSearchParams(query),
      headers,
      bytes,
      origin: originOf(headers),
    };
    const answer = await engine.handle(asked, session, Date.now());
    options.afterCall(answer);
    if (answer.delay) hold(session, answer.delay, () => send(request, response, answer));
    else send(request, response, answer);
  }

  async function serveControl(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> {
    const headers = headersOf(request);
    const parameters = new URLSearchParams(query);
    const bytes = await readBody(request, 512 * 1_048_576);
    if (bytes === TOO_LARGE) {
      response.writeHead(413).end();
      return;
    }
    const session = options.open(parameters.get('session') ?? sessionNameOf(headers));
    const asked = {
      method: request.method ?? 'GET',
      path,
      query: parameters,
      headers,
      bytes,
      origin: originOf(headers),
      session,
    };
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (await options.control(asked, response)) return;
    response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
    response.end(
      JSON.stringify({
        message: `Nothing at ${CONTROL}${path}. GET ${CONTROL} lists what there is.`,
      }),
    );
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      response.writeHead(204, PREFLIGHT).end();
    } else if (path === CONTROL || path.startsWith(`${CONTROL}/`)) {
      await serveControl(request, response, path.slice(CONTROL.length) || '/', query);
    } else if (path.startsWith(`${BASE}/`)) {
      await serveOperation(request, response, path.slice(BASE.length), query);
    } else {
      await serveOperation(request, response, `//${path}`, query);
    }
  }

  const server = createServer({ requireHostHeader: false }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      // The client went away, or the answer was already under way: nothing more can be said to it.
      if (!request.destroyed) console.error(error);
      response.destroy();
    });
  });
  answerUnreadable(server);
  return server;
}
