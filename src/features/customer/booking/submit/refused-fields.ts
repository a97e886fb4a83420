import { ApiError, type FieldError } from '../../../../api/errors/api-error.ts';

/** What of a trip the service refused; empty where it failed for another reason, or did not. */
export function refusedFields(error: unknown): readonly FieldError[] {
  return error instanceof ApiError ? error.fields : [];
}
