import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCategory } from '../../lib/error-category.ts';
import { ApiError, errorCategoryOf, type FailureCode, localCodes } from './api-error.ts';

const unexpected = msg`An unexpected error occurred. Please try again.`;
const timedOut = msg`Request timed out. Please try again.`;
const invalidRequest = msg`Invalid request, refresh the page`;
// Turkish tells this sentence from the heading 'Server error' by its capitals.
const serverError = msg({ context: 'sentence', message: 'Server error' });

/** Where the status alone says it; whatever the server wrote is not shown. */
const byStatus: Readonly<Record<number, MessageDescriptor>> = {
  401: msg`Authentication failed. Please log in again.`,
  403: msg`You don't have permission to perform this action.`,
  404: msg`The requested resource was not found.`,
  408: timedOut,
  412: msg`Somebody else has changed this meanwhile.`,
  429: msg`Too many requests. Please wait a moment and try again.`,
  500: msg`Server error occurred. Please try again later.`,
  502: msg`Service temporarily unavailable. Please try again later.`,
  503: msg`Service is temporarily unavailable. Please try again later.`,
  504: timedOut,
};

/** Failures without an answer to go by, and wrong credentials. */
const byLocalCode: ReadonlyMap<FailureCode, MessageDescriptor> = new Map([
  [
    localCodes.timeout,
    msg`Connection timed out. Please check your internet connection and try again.`,
  ],
  [localCodes.offline, msg`Network connection failed. Please check your internet connection.`],
  [localCodes.unreachable, msg`Unable to connect to the server. Please try again later.`],
  [
    localCodes.connectionLost,
    msg`Network error occurred. Please check your connection and try again.`,
  ],
  [localCodes.wrongCredentials, msg`Invalid username or password`],
  [localCodes.malformedAnswer, unexpected],
  [localCodes.aborted, unexpected],
]);

/** What is said of refusals by their code, and of waiting; loaded with the first of them, as most visits have none. */
let words: typeof import('./refusals/refusal-words.ts') | undefined;

/** Makes them known; never rejects. */
export async function learnRefusals(): Promise<void> {
  words ??= await import('./refusals/refusal-words.ts').catch(() => undefined);
}

/**
 * What a person reads about a failure, in the language of `i18n`. A code that has no words here,
 * of a status that has none, quotes the server, in the server's language. Takes anything that was
 * thrown; what is no ApiError is an unexpected error.
 */
export function errorText(i18n: I18n, error: unknown): string {
  if (!(error instanceof ApiError)) return i18n._(unexpected);
  const { status, code, serverMessage, retryAfter = 0 } = error;
  const own =
    byLocalCode.get(code) ??
    (status === undefined
      ? unexpected
      : (words?.waitWords(status, retryAfter) ??
        byStatus[status] ??
        words?.refusalWords.get(String(code))));
  if (own) return i18n._(own);
  return serverMessage ?? i18n._(status === 400 ? invalidRequest : serverError);
}

/** What a screen shows of a failure: its kind, its sentence, and whether another try may help. */
interface Failure {
  category: ErrorCategory;
  message: string;
  retryable: boolean;
}

/** Takes anything that was thrown. A bug is UNKNOWN, and another try may help. */
export function failureOf(i18n: I18n, error: unknown): Failure {
  return {
    category: errorCategoryOf(error),
    message: errorText(i18n, error),
    retryable: !(error instanceof ApiError) || error.retryable,
  };
}
