import type { ServerResponse } from 'node:http';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import type { Mock } from '../../behaviour.ts';
import type { ControlAnswer, ControlContext } from '../../control/route.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Session } from '../../engine/session/session.ts';
import type { UpstreamReport } from '../../engine/upstream/upstream-report.ts';
import type { World } from '../../store/state.ts';
import type { ControlRequest } from '../http/http.ts';
import type { Sessions } from '../session/sessions.ts';
import { createContractPages } from './contract-pages.ts';
import { serveDeveloperPage } from './developer-page.ts';

interface ControlServerOptions {
  mock(): Mock;
  engine(): Engine;
  /** As the engine has it. */
  contract(): OpenApiDocument;
  /** File with the policy that the documentation shows. */
  policy: string | undefined;
  sessions: Sessions;
  worldOf(scenario: string, today?: string): World;
  upstream: UpstreamReport | undefined;
  saveSession(session: Session): void;
  /** Before an answer goes out. */
  afterCall(): void;
}

/** Pages of the mock carry no script, and send their forms to the mock alone. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** What is no UTF-8 throws. */
const DECODER = new TextDecoder('utf-8', { fatal: true });

/** The body by what it looks like: curl calls JSON a form unless told otherwise. Throws for what is neither. */
function bodyOf({ bytes, headers }: ControlRequest): { body: unknown; isForm: boolean } {
  const text = DECODER.decode(bytes).trim();
  const saysForm =
    headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  if (saysForm && !/^[{[]/.test(text)) {
    return { body: Object.fromEntries(new URLSearchParams(text)), isForm: true };
  }
  return { body: text === '' ? undefined : JSON.parse(text), isForm: false };
}

function send(response: ServerResponse, answer: ControlAnswer): void {
  const { status = 200, body, html, file, location, headers = {} } = answer;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (location) response.writeHead(303, { location }).end();
  else if (file) {
    response.writeHead(status, {
      'content-type': file.contentType,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    });
    response.end(file.bytes);
  } else if (html !== undefined) {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
    };
    response.writeHead(status, headers).end(html);
  } else {
    response
      .writeHead(status, JSON_TYPE)
      .end(body === undefined ? undefined : JSON.stringify(body));
  }
}

/** Serves what is below `/_mock`; answers false when there is nothing at a path. */
export function createControlServer(options: ControlServerOptions) {
  const { sessions, worldOf, upstream } = options;
  const serveContractPages = createContractPages(options.contract, options.policy);
  return async function control(
    request: ControlRequest,
    response: ServerResponse,
  ): Promise<boolean> {
    if (await serveDeveloperPage(request, response)) return true;
    if (await serveContractPages(request, response)) return true;
    let sent: ReturnType<typeof bodyOf>;
    try {
      sent = bodyOf(request);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      send(response, { status: 400, body: { message: `The body is not valid JSON: ${reason}` } });
      return true;
    }
    const { session } = request;
    const mock = options.mock();
    const realNow = Date.now();
    const context: ControlContext = {
      session,
      engine: options.engine(),
      scenarios: mock.scenarios,
      people: mock.people,
      worldOf,
      sessions: () => sessions.all(),
      reset: (world) => sessions.reset(session, world, realNow),
      saveSession: () => options.saveSession(session),
      settle: mock.settle,
      upstream,
      origin: request.origin,
      isBehindApp: request.headers['x-forwarded-host'] !== undefined,
      isForm: sent.isForm,
      realNow,
    };
    const answer = mock.runControl(context, { ...request, body: sent.body });
    if (!answer) return false;
    options.afterCall();
    send(response, answer);
    return true;
  };
}
