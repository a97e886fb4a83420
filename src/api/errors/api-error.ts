import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { ErrorCategory } from '../../lib/error-category.ts';

/** A field of the request that the server refused, named as the contract names it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * Codes that the app itself gives to failures for which there is no answer to quote. Every other
 * code is the server's own.
 */
export const localCodes = {
  /** The device knows that it has no connection. */
  offline: 'OFFLINE',
  /** No answer, though there is a connection. */
  unreachable: 'UNREACHABLE',
  /** The connection broke in the middle of an answer. */
  connectionLost: 'CONNECTION_LOST',
  /** No whole answer in the time that the app is willing to wait. */
  timeout: 'TIMEOUT',
  /** The caller itself gave up; nothing to show. */
  aborted: 'ABORTED',
  /** A 2xx answer that is not what the contract promises. */
  malformedAnswer: 'MALFORMED_ANSWER',
  /** A 401 to credentials that a person has just typed. */
  wrongCredentials: 'WRONG_CREDENTIALS',
  /** An error answer without a code of its own. */
  unknown: 'UNKNOWN_ERROR',
} as const;

type LocalCode = (typeof localCodes)[keyof typeof localCodes];

declare const unknownCode: unique symbol;

/** A text that this app does not know: no name is equal to it, only its status says what to do. */
interface UnknownCode {
  readonly [unknownCode]: true;
}

/**
 * The code of a failure: one of the contract's, one of `localCodes`, or one that the service has learnt
 * since. Comparing it with a name that the contract does not have does not compile.
 */
export type FailureCode = ErrorCode | LocalCode | UnknownCode;

/** A code as an answer holds it. */
export function failureCode(text: string): FailureCode {
  return text as FailureCode; // the catalogue is extensible: whatever a service answers is a code
}

interface ApiErrorInit {
  category: ErrorCategory;
  code: FailureCode;
  /** HTTP status; absent when no answer arrived. */
  status?: number | undefined;
  /** The server's own sentence, in the server's language; absent when it gave none. */
  serverMessage?: string | undefined;
  fields?: readonly FieldError[] | undefined;
  retryable?: boolean | undefined;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
  body?: Readonly<Record<string, unknown>> | undefined;
  cause?: unknown;
}

/**
 * Every failure of a call, in one shape. Its `message` is for logs; what a person
 * reads comes from `errorText` in `messages.ts`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly category: ErrorCategory;
  /** HTTP status; undefined when no answer arrived. */
  readonly status: number | undefined;
  /** The server's code, or one of `localCodes`. */
  readonly code: FailureCode;
  readonly serverMessage: string | undefined;
  /** The refused fields; empty when the server named none. */
  readonly fields: readonly FieldError[];
  /** Whether the same call may well succeed later: network, 408, 429 and 5xx. */
  readonly retryable: boolean;
  /** Seconds the server asks to wait, from `Retry-After`; undefined when it did not say. */
  readonly retryAfter: number | undefined;
  /** The server's name for this request, to quote to support. */
  readonly requestId: string | undefined;
  /** The error answer as it came, for what only some codes carry; undefined when there was none. */
  readonly body: Readonly<Record<string, unknown>> | undefined;

  constructor(init: ApiErrorInit) {
    const { category, code, status, serverMessage, cause } = init;
    const origin = status === undefined ? category : `${category} ${status}`;
    super(`${origin} ${code}${serverMessage ? `: ${serverMessage}` : ''}`, { cause });
    this.category = category;
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.fields = init.fields ?? [];
    this.retryable = init.retryable ?? false;
    this.retryAfter = init.retryAfter;
    this.requestId = init.requestId;
    this.body = init.body;
  }
}

/** The category of anything that was thrown; a bug has none and is UNKNOWN. */
export function errorCategoryOf(error: unknown): ErrorCategory {
  return error instanceof ApiError ? error.category : 'UNKNOWN';
}

/** What went well, or the ApiError as a value. Anything but an ApiError is a bug and goes on up. */
export async function orApiError<Value>(call: Promise<Value>): Promise<Value | ApiError> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
