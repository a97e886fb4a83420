import type { AnyFormApi } from '@tanstack/react-form';
import { useState } from 'react';
import { ApiError } from '../../api/errors/api-error.ts';
import { forgetDraft } from '../draft/draft.ts';
import type { FieldErrors } from '../field-error.ts';
import type { RateLimit } from './rate-limit.ts';
import { showRefusals } from './refusals/field-refusals.ts';
import { sortRefusals } from './refusals/sort-refusals.ts';
import { sayAtTop } from './refusals/unplaced.ts';

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
 * so themselves, and then nothing is said about the form as a whole. What was refused and is no field of the
 * form stands at its top.
 */
export function useSubmission<Values extends object>(options: SubmissionOptions<Values>) {
  const [failure, setFailure] = useState<SubmissionFailure>();

  async function submit({ value, formApi }: { value: Values; formApi: AnyFormApi }) {
    sayAtTop(formApi, []);
    const now = Date.now();
    const wait = options.limit?.attempt(now) ?? 0;
    if (wait > 0) return setFailure({ until: now + wait });
    try {
      await options.send(value);
    } catch (error) {
      if (error instanceof ApiError) {
        const { placed, unplaced } = sortRefusals(formApi, error, {
          ...options.refusedFields?.(error),
        });
        showRefusals(formApi, placed);
        sayAtTop(formApi, unplaced);
        setFailure(Object.keys(placed).length > 0 ? undefined : { error });
      } else setFailure({ error });
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
