import Negotiator from 'negotiator';
import { errorBody, type Refusal, type Text } from '../../rules/common/refusal.ts';

export type Language = keyof Text;

/** Where an answer came from: a handler, the contract's examples, a fault, the service behind, a recording, or the engine itself. */
export type AnswerSource = 'mock' | 'example' | 'fault' | 'upstream' | 'recording' | 'engine';

/** A request as the server hands it over. */
export interface EngineRequest {
  method: string;
  /** Without the base path, as it was sent. */
  path: string;
  query: URLSearchParams;
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>;
  bytes: Uint8Array<ArrayBuffer>;
  /** Where the mock is reached from outside, such as `http://127.0.0.1:4010`. */
  origin: string;
}

/** An answer as it goes out. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  operationId: string | null;
  source: AnswerSource;
  requestId: string;
  /** What the answer breaks of the contract, a sentence each; empty when nothing. */
  breaches: string[];
  /** Why the service behind did not answer, a sentence. */
  upstreamTrouble?: string | undefined;
  /** Close the connection instead of answering. */
  hangUp?: boolean;
  /** Milliseconds to wait before the answer, or until the fault that asks for it is removed. */
  delay?: { latency: number; faultId: number };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Seconds after which a refused or failed call may be repeated, where the contract demands the header. */
const RETRY_AFTER: Partial<Record<number, string>> = { 429: '30', 503: '30' };

/** The headers of a JSON answer with this status. */
export function jsonHeaders(status: number): Record<string, string> {
  const retryAfter = RETRY_AFTER[status];
  return { 'content-type': JSON_TYPE, ...(retryAfter && { 'retry-after': retryAfter }) };
}

/** The headers of a refusal, whose message is in `language`. */
export function refusalHeaders(refusal: Refusal, language: Language): Record<string, string> {
  return { ...jsonHeaders(refusal.status), 'content-language': language, ...refusal.headers };
}

/** What is sent is nearly always the same few texts; a stranger's do not fill the memory. */
const MAX_CACHED = 100;
const known = new Map<string, Language>();

/** Turkish unless the request prefers English, by the weights of its Accept-Language (RFC 9110, 12.5.4). */
export function languageOf(headers: EngineRequest['headers']): Language {
  const asked = headers['accept-language'];
  if (asked === undefined) return 'tr';
  let language = known.get(asked);
  if (language === undefined) {
    const [first] = new Negotiator({ headers: { 'accept-language': asked } }).languages([
      'tr',
      'en',
    ]);
    language = first === 'en' ? 'en' : 'tr';
    if (known.size < MAX_CACHED) known.set(asked, language);
  }
  return language;
}

/** The token in an Authorization header; the scheme is read in any case, as HTTP says. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1];
}

/** The answer of a refusal that was decided outside the contract's operations. */
export function errorAnswer(
  refusal: Refusal,
  about: {
    language: Language;
    requestId: string;
    operationId: string | null;
    source: AnswerSource;
  },
): Answer {
  return {
    status: refusal.status,
    headers: refusalHeaders(refusal, about.language),
    body: JSON.stringify(errorBody(refusal, about.language, about.requestId)),
    operationId: about.operationId,
    source: about.source,
    requestId: about.requestId,
    breaches: [],
  };
}
