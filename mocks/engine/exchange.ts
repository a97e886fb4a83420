import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { IHttpResponse } from '@stoplight/prism-http';
import { type Bytes, type Call, notImplemented } from '../handlers/handler.ts';
import {
  errorBody,
  forbidden,
  isRefusal,
  type Refusal,
  unauthenticated,
} from '../rules/common/refusal.ts';
import type { UserRecord } from '../store/records.ts';
import { changesOf } from '../store/state.ts';
import {
  type AnswerSource,
  type EngineRequest,
  jsonHeaders,
  type Language,
  refusalHeaders,
} from './answer/answer.ts';
import { cutList } from './answer/list-cut.ts';
import { type Caller, callerOf, tokenOf } from './caller/caller.ts';
import { checkOwnership, type OwnershipFields } from './caller/ownership.ts';
import { TOTAL_COUNT } from './contract/answer-headers.ts';
import type { Operation } from './contract/operation.ts';
import type { Behaviour, Recording, Upstream } from './dependencies.ts';
import { FROM_EXAMPLES } from './prism/prism.ts';
import { refusalOf } from './request/constraint.ts';
import { type KeyUse, lookUpKey } from './request/idempotency.ts';
import { checkIfMatch, tagOf } from './request/precondition.ts';
import { checkPreference, type Preference } from './request/prefer.ts';
import type { PreparedRequest } from './request/request.ts';
import { unknownFields, unknownParameters } from './request/unknown-names.ts';
import { clockOf, type Session } from './session/session.ts';
import { swapInBody, swapInParameters } from './upstream/swap-ids.ts';

/** One call on its way through the engine. */
export interface Exchange {
  operation: Operation;
  request: EngineRequest;
  session: Session;
  realNow: number;
  behaviour: Behaviour;
  upstream: Upstream | undefined;
  /** Comes before everybody else. */
  recording: Recording | undefined;
  ownership: OwnershipFields;
  requestId: string;
  language: Language;
  preference: Preference | undefined;
  input: PreparedRequest;
  /** Set by whoever answers. */
  source: AnswerSource;
  /** Set when the answer is a file; Prism is shown a text in its place. */
  bytes: Uint8Array | undefined;
  /** Why the service behind did not answer, a sentence; undefined when it did, or was not asked. */
  upstreamTrouble: string | undefined;
  /** Set when the handler asked for the time, and not for the day alone. */
  isTimed: boolean;
}

type AnyCall = Call<never>;
interface AnySuccess {
  status: number;
  body?: unknown;
  bytes?: Bytes;
  keeps?: 'first' | 'last';
}

function checkCaller(
  { operation, request }: Exchange,
  { user, refusal }: Caller,
): Refusal | undefined {
  if (operation.signIn === 'none') return undefined;
  // Whoever sends credentials that do not hold is told so, and not taken for a guest.
  if (!user && operation.signIn === 'optional' && !request.headers.authorization) return undefined;
  if (!user) return refusal ?? unauthenticated();
  return operation.roles.has(user.role) ? undefined : forbidden();
}

/** What stands against the request before anything is done: caller, body, constraints, preference. */
function checkRequest(
  exchange: Exchange,
  problems: readonly IPrismDiagnostic[],
  caller: Caller,
): Refusal | undefined {
  const { operation, request, input, preference } = exchange;
  if (problems.some(({ code }) => String(code) === '401')) return unauthenticated();
  // With a preference any bearer will do, as on stock Prism: whoever asks for an example has no session.
  const refused = preference && !caller.user ? undefined : checkCaller(exchange, caller);
  if (refused ?? input.unreadable) return refused ?? input.unreadable;
  const own = [
    ...input.loose,
    ...unknownParameters(operation.queryNames, request.query),
    ...unknownFields(operation.bodySchema, input.body),
  ];
  if (problems.length + own.length > 0) return refusalOf(operation, problems, own);
  return preference && checkPreference(operation, preference, request.headers.accept);
}

function refuse(exchange: Exchange, refusal: Refusal): IHttpResponse {
  const { language, requestId } = exchange;
  return {
    statusCode: refusal.status,
    headers: refusalHeaders(refusal, language),
    body: errorBody(refusal, language, requestId),
  };
}

function succeed(exchange: Exchange, success: AnySuccess): IHttpResponse {
  const { status, body, bytes, keeps } = success;
  if (bytes) {
    exchange.bytes = bytes.bytes;
    const { contentType, maxAge } = bytes;
    const headers = {
      'content-type': contentType,
      ...(maxAge === undefined ? {} : { 'cache-control': `max-age=${maxAge}` }),
    };
    return { statusCode: status, headers, body: 'file' };
  }
  if (body === undefined) return { statusCode: status, headers: {} };
  const headers = jsonHeaders(status);
  addDeclared(headers, exchange, status, body);
  const most = exchange.operation.successHeaders.get(status)?.mostItems;
  if (most === undefined || !Array.isArray(body)) return { statusCode: status, headers, body };
  return {
    statusCode: status,
    headers,
    body: cutList(body, { most, keeps }, exchange.input.query),
  };
}

/** Adds the headers that the contract demands of a success. */
function addDeclared(
  headers: Record<string, string>,
  { operation, session, behaviour, language }: Exchange,
  status: number,
  body: unknown,
): void {
  const declared = operation.successHeaders.get(status);
  if (!declared) return;
  for (const { name, example } of declared.headers) {
    let value: string | undefined = example;
    if (name === 'etag') {
      const version = behaviour.shownVersion(session.store, declared.schema, body);
      value = version === undefined ? undefined : tagOf(version);
    } else if (name === 'location') {
      const { id } = body as { id?: unknown }; // a link reads `$response.body#/id`, or names no parameter
      value = declared.readAt?.replace('{id}', encodeURIComponent(String(id)));
    } else if (name === 'content-language') value = language;
    else if (name === TOTAL_COUNT && Array.isArray(body)) value = String(body.length);
    if (value !== undefined) headers[name] = value;
  }
}

function runHandler(
  exchange: Exchange,
  user: UserRecord | undefined,
): IHttpResponse | typeof FROM_EXAMPLES {
  const { operation, request, session, realNow, behaviour, input } = exchange;
  const handler = behaviour.handlers[operation.id];
  if (handler === undefined || handler === notImplemented) {
    exchange.source = 'example';
    return FROM_EXAMPLES;
  }
  exchange.source = 'mock';
  const clock = clockOf(session, realNow);
  const { store } = session;
  behaviour.settle(store, clock);

  const key = operation.isIdempotent ? request.headers['idempotency-key'] : undefined;
  const use: KeyUse | Refusal | undefined = key
    ? lookUpKey(store, user, clock.now, key, request)
    : undefined;
  if (use && isRefusal(use)) return refuse(exchange, use);
  if (use?.first) {
    const { status, headers, body } = use.first;
    return { statusCode: status, headers, body };
  }

  // After the key: what the first call did may have taken the record away.
  const notOwned = user && checkOwnership(operation, exchange.ownership, store, user, input);
  if (notOwned) return refuse(exchange, notOwned);

  const call = {
    path: input.path,
    query: input.query,
    body: input.body,
    files: input.files,
    store,
    bank: session.bank,
    user,
    today: clock.today,
    get now() {
      exchange.isTimed = true;
      return clock.now;
    },
    get realNow() {
      exchange.isTimed = true;
      return realNow;
    },
    origin: request.origin,
    session: session.name,
    language: exchange.language,
  };
  const ifMatch = operation.takesIfMatch ? request.headers['if-match'] : undefined;
  if (ifMatch !== undefined) {
    const stale = checkIfMatch(ifMatch, behaviour.writtenVersion(operation.id, call), () =>
      behaviour.writtenLast(operation.id, call),
    );
    if (stale) return refuse(exchange, stale);
  }
  // The operation id ties handler and call together; the compiler cannot follow it through the index.
  const run = handler as (call: AnyCall) => AnySuccess | Refusal;
  const { result, changes } = changesOf(store, () => run(call as unknown as AnyCall));
  if (user) behaviour.noteChanges(store, changes, user, clock.now);
  const response = isRefusal(result) ? refuse(exchange, result) : succeed(exchange, result);
  use?.keep({ status: response.statusCode, headers: response.headers ?? {}, body: response.body });
  return response;
}

/** What the service behind says to a call; undefined where the mock has to answer. */
async function askUpstream(exchange: Exchange): Promise<IHttpResponse | undefined> {
  const { operation, request, realNow, upstream, input } = exchange;
  const said = await upstream?.ask(request, operation);
  if (!upstream || !said || said.kind === 'missing') return undefined;
  if (said.kind === 'unreachable') {
    exchange.upstreamTrouble = said.reason;
    return undefined;
  }
  if (said.kind === 'broken') {
    exchange.upstreamTrouble = said.reason;
    return refuse(exchange, upstreamFailed(said));
  }
  const { response, bytes } = said;
  exchange.source = 'upstream';
  exchange.bytes = bytes;
  upstream.people.learn({
    operationId: operation.id,
    token: tokenOf(request),
    sent: input.body,
    status: response.statusCode,
    answered: response.body,
    realNow,
  });
  return response;
}

const UPSTREAM_CODES = { 502: 'BAD_GATEWAY', 504: 'GATEWAY_TIMEOUT' } as const;

function upstreamFailed({ status, reason }: { status: 502 | 504; reason: string }): Refusal {
  const message = { tr: reason, en: reason };
  return { refused: true, status, code: UPSTREAM_CODES[status], message, errors: [] };
}

/**
 * Prism's seam: refuses, lets the service behind answer when there is one, or the handler. Says
 * FROM_EXAMPLES where the request prefers one or nobody answers the operation yet.
 */
export async function answerCall(
  exchange: Exchange,
  problems: readonly IPrismDiagnostic[],
): Promise<IHttpResponse | typeof FROM_EXAMPLES> {
  const { operation, request, session, preference } = exchange;
  const recorded = preference ? undefined : exchange.recording?.(request);
  if (recorded) {
    exchange.source = 'recording';
    exchange.bytes = recorded.bytes;
    return recorded.response;
  }
  const answered = preference ? undefined : await askUpstream(exchange);
  if (answered) return answered;
  const caller = callerOf(operation, request, session, exchange);
  const refused = checkRequest(exchange, problems, caller);
  if (refused) return refuse(exchange, refused);
  if (preference) {
    exchange.source = 'example';
    return FROM_EXAMPLES;
  }
  const { swap } = caller;
  if (!swap) return runHandler(exchange, caller.user);
  const { input } = exchange;
  exchange.input = {
    ...input,
    path: swapInParameters('path', input.path, operation.owner, swap),
    query: swapInParameters('query', input.query, operation.owner, swap),
    body: swapInBody(input.body, swap),
  };
  const response = runHandler(exchange, caller.user);
  return response === FROM_EXAMPLES
    ? response
    : { ...response, body: swapInBody(response.body, swap) };
}
