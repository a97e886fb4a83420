import { ApiError } from './api-error.ts';

/**
 * Whether what was asked may have been done all the same: no answer came, an answer that cannot be read, or a failure
 * of the service. Any 4xx says that it was not.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === undefined ||
  error.status < 400 ||
  error.status >= 500;
