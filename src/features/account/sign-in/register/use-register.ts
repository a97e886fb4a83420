import { useState } from 'react';
import { register } from '../../../../api/resources/auth/mutations.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useSubmission } from '../../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { registerLimit } from '../sign-in-limits.ts';
import {
  emptyRegistration,
  type RegisterValues,
  registerErrors,
  takenFields,
  toProfile,
  toRegistration,
} from './register-rules.ts';

/** The state of a registration form; whoever holds it keeps what was typed. */
export function useRegister(onSignedIn: () => void) {
  const [keyed] = useState(createKeyedCalls);
  const { failure, submit, dismiss } = useSubmission<RegisterValues>({
    limit: registerLimit,
    refusedFields: takenFields,
    async send(values) {
      const registration = toRegistration(values);
      const profile = toProfile(values);
      await keyed(registration, (idempotencyKey) =>
        register({ registration, profile, idempotencyKey }),
      );
      onSignedIn();
    },
  });
  const form = useAppForm({
    defaultValues: emptyRegistration,
    ...checkedBy(registerErrors),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  return { form, failure };
}

export type Register = ReturnType<typeof useRegister>;
