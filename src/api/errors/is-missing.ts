import { ApiError } from './api-error.ts';

/** Whether the service knows no such record, or no more: what the cache still has of it is nothing to act on. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;
