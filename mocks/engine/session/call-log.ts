import { readToken } from '../../rules/account/token.ts';
import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Answer, AnswerSource, EngineRequest } from '../answer/answer.ts';
import { bearerOf } from '../answer/answer.ts';

/** A call as it came and what it was answered. */
export interface LoggedCall {
  /** Real time of its arrival, milliseconds since 1970. */
  at: number;
  request: EngineRequest;
  answer: Answer;
  /** Milliseconds. */
  duration: number;
}

/** Why a call was refused, as the error schema of the contract says it. */
interface Reason {
  code: string;
  message: string;
  errors: { field: string; message: string }[];
}

/** One line of what happened last. */
export interface CallLine {
  /** Real time, an instant. */
  time: string;
  method: string;
  /** Without the base path. */
  path: string;
  /** Without the question mark; empty for none. */
  query: string;
  operationId: string | null;
  /** User name and role of whoever called with a token of the mock's; null for everybody else. */
  caller: { username: string; role: string } | null;
  status: number;
  /** Null for whatever was not refused. */
  reason: Reason | null;
  /** Milliseconds. */
  duration: number;
  source: AnswerSource;
  /** What the answer breaks of the contract. */
  breaches: string[];
  requestId: string;
}

/** How many calls of a session are kept for the developer to read, and how many bytes of bodies. */
const MAX_CALLS = 200;
const MAX_BYTES = 2 * 1_048_576;

const decoder = new TextDecoder();

const sizeOf = ({ request, answer }: LoggedCall) =>
  request.bytes.byteLength + (answer.body?.length ?? 0);

/** The calls of one session, the oldest first. */
export interface CallLog {
  calls: LoggedCall[];
  bytes: number;
  /** How many older ones are no longer kept. */
  dropped: number;
}

export const emptyLog = (): CallLog => ({ calls: [], bytes: 0, dropped: 0 });

/** Keeps a call among the last ones. */
export function logCall(log: CallLog, call: LoggedCall): void {
  log.calls.push(call);
  log.bytes += sizeOf(call);
  while (log.calls.length > MAX_CALLS || (log.bytes > MAX_BYTES && log.calls.length > 1)) {
    const oldest = log.calls.shift();
    if (oldest) log.bytes -= sizeOf(oldest);
    log.dropped += 1;
  }
}

/** A body as text; undefined for none, and for bytes that are no text. */
export function textOfBody(body: string | Uint8Array | undefined): string | undefined {
  if (body === undefined || typeof body === 'string') return body;
  if (body.byteLength === 0) return undefined;
  const text = decoder.decode(body);
  return text.includes('\ufffd') ? undefined : text;
}

function callerOf(store: Store, { request, at }: LoggedCall): CallLine['caller'] {
  const token = bearerOf(request.headers.authorization);
  const claims = token === undefined ? undefined : readToken(token, at);
  const user = claims && store.users.get(claims.userId);
  return user ? { username: user.username, role: user.role } : null;
}

function reasonOf({ answer }: LoggedCall): Reason | null {
  const text = answer.status < 400 ? undefined : textOfBody(answer.body);
  if (text === undefined) return null;
  try {
    const { code, message, errors } = JSON.parse(text) as Schemas['ErrorBody']; // every refusal has this schema
    return { code, message, errors: errors ?? [] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { code: 'MALFORMED', message: 'The answer was cut off on purpose.', errors: [] };
  }
}

/** A call in one line. */
export function lineOf(store: Store, call: LoggedCall): CallLine {
  const { at, request, answer, duration } = call;
  return {
    time: new Date(at).toISOString(),
    method: request.method,
    path: request.path,
    query: request.query.toString(),
    operationId: answer.operationId,
    caller: callerOf(store, call),
    status: answer.status,
    reason: reasonOf(call),
    duration: Math.round(duration * 10) / 10,
    source: answer.source,
    breaches: answer.breaches,
    requestId: answer.requestId,
  };
}
