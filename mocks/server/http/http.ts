import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Answer, EngineRequest } from '../../engine/answer/answer.ts';
import { errorAnswer, languageOf } from '../../engine/answer/answer.ts';
import { BASE } from '../../engine/contract/base.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Session } from '../../engine/session/session.ts';
import { badRequest, type Refusal, tooLarge } from '../../rules/common/refusal.ts';
import type { AccessCheck } from '../access/access-check.ts';
import { corsOf, preflightOf } from '../access/cors.ts';
import { ownAddress } from '../access/forwarded-headers.ts';
import { tellClock } from '../session/clock-cookie.ts';
import {
  isSessionName,
  NAME_RULE,
  sessionNameOf,
  type WrittenName,
} from '../session/session-name.ts';
import { StateFileError } from '../state-file/state-file-error.ts';
import { answerMalformed } from './malformed-request.ts';
import { hasBody, NO_BYTES, readBody, TOO_LARGE } from './read-body.ts';

/** Where the mock itself is controlled, outside the contract. */
export const CONTROL = '/_mock';

/** Refused callers that are logged: enough to see what is wrong. */
const MAX_REPORTED_PROBLEMS = 100;

/** Bytes that a body may have where no operation says so. */
const SMALL_BODY = 65_536;

interface MockServerOptions {
  /** Who may call at all. */
  checkAccess: AccessCheck;
  engine(): Engine;
  open(sessionName: string): Session;
  /** Bytes that a body may have at a path below `/_mock`. */
  controlLimit(method: string, path: string): number;
  /** Answers what is asked below `/_mock`; false when it has nothing there. */
  control(request: ControlRequest, response: ServerResponse): Promise<boolean>;
  /** After every call, before its answer goes out. */
  afterCall(answer: Answer, session: Session): void;
  /** One line about a call that was refused or failed. */
  log(line: string): void;
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

/** A request as far as it is read before its session and body are. */
interface ServedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** As it was sent, without the query. */
  path: string;
  query: string;
  headers: Readonly<Record<string, string>>;
  /** Names and values in turn, for whatever the answer is. */
  cors: readonly string[];
}

/** Breaches that are told on the answer; the page and the terminal have all. */
const TOLD_BREACHES = 3;

/** A sentence as a header can hold it: ASCII on one line, not too long. */
const headerText = (text: string) =>
  text.slice(0, 500).replaceAll(/[^\x20-\x7e]+/g, (part) => (/\s/.test(part) ? ' ' : '?'));

function send({ request, response, cors }: ServedRequest, answer: Answer): void {
  if (answer.hangUp) {
    response.socket?.destroy();
    return;
  }
  const { body, headers } = answer;
  const written = [...cors];
  for (const name of Object.keys(headers)) written.push(name, headers[name] ?? '');
  written.push('x-request-id', answer.requestId, 'x-mock-source', answer.source);
  if (answer.operationId) written.push('x-mock-operation', answer.operationId);
  const { breaches, upstreamTrouble } = answer;
  if (answer.source === 'upstream' && breaches.length > 0)
    written.push('x-mock-breach', headerText(breaches.slice(0, TOLD_BREACHES).join('; ')));
  if (upstreamTrouble) written.push('x-mock-upstream', headerText(upstreamTrouble));
  if (body !== undefined) written.push('content-length', String(Buffer.byteLength(body)));
  response.writeHead(answer.status, written);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Waits for the fault's latency, or until the fault is removed. */
function held({ held: waiting }: Session, delay: NonNullable<Answer['delay']>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(release, delay.latency);
    function release() {
      clearTimeout(timer);
      waiting.delete(release);
      resolve();
    }
    waiting.set(release, delay.faultId);
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

const isControl = (path: string) => path === CONTROL || path.startsWith(`${CONTROL}/`);

/** Answers without an operation having been asked: in the words of the contract, or of the control below `/_mock`. */
function refuse(visit: ServedRequest, refusal: Refusal, operationId: string | null = null): void {
  const { response, headers, path, cors } = visit;
  if (isControl(path)) {
    const told = refusal.errors.map(({ field, message }) => `${field} ${message.en}`);
    const message = [refusal.message.en, ...told].join(' ');
    response.writeHead(refusal.status, [...cors, 'content-type', JSON_TYPE]);
    response.end(JSON.stringify({ message }));
    return;
  }
  const about = { language: languageOf(headers), requestId: 'refused', operationId };
  send(visit, errorAnswer(refusal, { ...about, source: 'engine' }));
}

const badName = ({ place }: WrittenName): Refusal =>
  badRequest([{ field: place, message: NAME_RULE }]);

const turnedAway = (status: 400 | 403, message: Refusal['message']): Refusal => ({
  refused: true,
  status,
  code: status === 400 ? 'INVALID_REQUEST' : 'FORBIDDEN',
  message,
  errors: [],
});

function failed(reason: string): Refusal {
  const text = reason.slice(0, 500);
  return {
    refused: true,
    status: 500,
    code: 'MOCK_FAILED',
    message: { tr: text, en: text },
    errors: [],
  };
}

/** The mock behind Node's HTTP server: `/api` for the contract, `/_mock` for its control. */
export function createMockServer(options: MockServerOptions): Server {
  const { checkAccess, log } = options;
  // A page that asks again and again is told of once.
  const turnedAwayBefore = new Set<string>();

  async function serveOperation(visit: ServedRequest, path: string): Promise<void> {
    const { request, headers, method, query } = visit;
    const engine = options.engine();
    const named = sessionNameOf(headers);
    if (!isSessionName(named.name)) return refuse(visit, badName(named));
    const session = options.open(named.name);
    tellClock(headers, visit.response, session);
    const limit = () => engine.find(method, path)?.maxBodyBytes ?? SMALL_BODY;
    const bytes = hasBody(request) ? await readBody(request, limit()) : NO_BYTES;
    if (bytes === TOO_LARGE)
      return refuse(visit, tooLarge(), engine.find(method, path)?.id ?? null);
    const asked: EngineRequest = {
      method,
      path,
      query: query === '' ? NO_QUERY : new URLSearchParams(query),
      headers,
      bytes,
      origin: ownAddress(headers),
    };
    const answer = await engine.handle(asked, session, Date.now());
    options.afterCall(answer, session);
    if (answer.delay) await held(session, answer.delay);
    send(visit, answer);
  }

  async function serveControl(visit: ServedRequest, path: string): Promise<void> {
    const { request, response, headers, method, query, cors } = visit;
    const parameters = new URLSearchParams(query);
    const named = sessionNameOf(headers, parameters.get('session'));
    if (!isSessionName(named.name)) return refuse(visit, badName(named));
    const limit = options.controlLimit(method, path);
    const bytes = await readBody(request, limit);
    if (bytes === TOO_LARGE) {
      const message = {
        tr: `İçerik en fazla ${limit} bayt olabilir.`,
        en: `${method} ${CONTROL}${path} takes at most ${limit} bytes.`,
      };
      return refuse(visit, { ...tooLarge(), message });
    }
    const session = options.open(named.name);
    const origin = ownAddress(headers);
    tellClock(headers, response, session);
    const asked = { method, path, query: parameters, headers, bytes, origin, session };
    for (let at = 0; at < cors.length; at += 2)
      response.setHeader(cors[at] ?? '', cors[at + 1] ?? '');
    if (await options.control(asked, response)) return;
    response.writeHead(404, { 'content-type': JSON_TYPE });
    response.end(
      JSON.stringify({
        message: `Nothing at ${CONTROL}${path}. GET ${CONTROL} lists what there is.`,
      }),
    );
  }

  async function serve(visit: ServedRequest): Promise<void> {
    const { request, response, method, path, headers } = visit;
    const { localAddress } = request.socket;
    const decision = checkAccess({ method, headers, localAddress });
    if (!decision.isAllowed) {
      const { en } = decision.message;
      if (!turnedAwayBefore.has(en) && turnedAwayBefore.size < MAX_REPORTED_PROBLEMS) {
        turnedAwayBefore.add(en);
        log(`Refused ${method} ${path}: ${en}`);
      }
      return refuse(visit, turnedAway(decision.status, decision.message));
    }
    visit.cors = corsOf(decision.origin);
    if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
      response.writeHead(204, [...preflightOf(decision.origin)]).end();
    } else if (path === '/') {
      response.writeHead(302, { location: CONTROL, 'content-type': 'text/plain' });
      response.end(`The API is below ${BASE}, its control below ${CONTROL}.\n`);
    } else if (isControl(path)) {
      await serveControl(visit, path.slice(CONTROL.length) || '/');
    } else if (path.startsWith(`${BASE}/`)) {
      await serveOperation(visit, path.slice(BASE.length));
    } else {
      await serveOperation(visit, `//${path}`);
    }
  }

  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    const method = request.method ?? 'GET';
    const headers = headersOf(request);
    const visit: ServedRequest = {
      request,
      response,
      method,
      path,
      query,
      headers,
      cors: corsOf(),
    };
    serve(visit).catch((error: unknown) => {
      // The client went away: nothing more can be said to it.
      if (response.destroyed || request.socket.destroyed) return;
      const reason = error instanceof Error ? error.message : String(error);
      // What has words of its own needs no stack.
      const isExpected = error instanceof StateFileError || !(error instanceof Error);
      log(`✗ ${method} ${path} failed: ${isExpected ? reason : error.stack}`);
      if (response.headersSent) response.destroy();
      else refuse(visit, failed(`${method} ${path} failed: ${reason}`));
    });
  });
  answerMalformed(server);
  return server;
}
