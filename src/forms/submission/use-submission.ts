import type { AnyFormApi } from '@tanstack/react-form';
import { useState } from 'react';
import { ApiError } from '../../api/errors/api-error.ts';
import { forgetDraft } from '../draft/draft.ts';
import type { FieldErrors } from '../field-error.ts';
import type { RateLimit } from './rate-limit.ts';
import { showRefusals } from './refusals.ts';

/** Why a form was not accepted as a whole: a failed call, or too many tries here. */
export type SubmissionFailure =
  | { readonly error: unknown }
  /** `until` in milliseconds since 1970. */
  | { readonly until: number };

export interface SubmissionOptions<Values> {
  /** Sends what passed the checks; rejects with an ApiError. */
  send: (values: Values) => Promise<void>;
  /**
   * It was accepted, and its draft is gone: the form may go too, unless something was typed while it was sent.
   * That is not stored and stays in the draft.
   */
  onAccepted?: (isTypedOn: boolean) => void;
  limit?: RateLimit;
  /** Fields that a failure is about beyond those that the answer names. */
  refusedFields?: (error: ApiError) => FieldErrors<Values>;
}

/**
 * Sends a form and keeps why that failed, until the next outcome. `submit` and `dismiss` are the
 * form's `onSubmit` and `onSubmitInvalid`. What was typed stays whatever happens; refused fields say
 * so themselves, and then nothing is said about the form as a whole.
 */
export function useSubmission<Values extends object>(options: SubmissionOptions<Values>) {
  const [failure, setFailure] = useState<SubmissionFailure>();

  async function submit({ value, formApi }: { value: Values; formApi: AnyFormApi }) {
    const now = Date.now();
    const wait = options.limit?.attempt(now) ?? 0;
    if (wait > 0) return setFailure({ until: now + wait });
    try {
      await options.send(value);
    } catch (error) {
      const refused = error instanceof ApiError ? refusals(error, value, options) : {};
      showRefusals(formApi, refused);
      setFailure(Object.keys(refused).length > 0 ? undefined : { error });
      // A bug has to reach whoever watches over the app, not the person alone.
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    const isTypedOn = JSON.stringify(formApi.state.values) !== JSON.stringify(value);
    if (!isTypedOn) forgetDraft(formApi);
    setFailure(undefined);
    options.onAccepted?.(isTypedOn);
  }

  return { failure, submit, dismiss: () => setFailure(undefined) };
}

function refusals<Values extends object>(
  error: ApiError,
  values: Values,
  { refusedFields }: SubmissionOptions<Values>,
): Record<string, string> {
  // The contract names where a field stands in the request: `body.email`.
  const named = error.fields
    .map(({ field, message }) => [field.replace(/^body\./, ''), message] as const)
    .filter(([field]) => field in values);
  return {
    ...Object.fromEntries(named),
    ...refusedFields?.(error),
  };
}
