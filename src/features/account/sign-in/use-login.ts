import { logIn } from '../../../api/resources/auth/mutations.ts';
import { useSubmission } from '../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../forms/use-app-form.ts';
import { emptyLogin, type LoginValues, loginErrors, toCredentials } from './login-rules.ts';
import { loginLimit } from './sign-in-limits.ts';

/** The state of a login form; whoever holds it keeps what was typed. */
export function useLogin(onSignedIn: () => void) {
  const { failure, submit, dismiss } = useSubmission<LoginValues>({
    limit: loginLimit,
    async send(values) {
      await logIn(toCredentials(values));
      onSignedIn();
    },
  });
  const form = useAppForm({
    defaultValues: emptyLogin,
    ...checkedBy(loginErrors),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  return { form, failure };
}

export type Login = ReturnType<typeof useLogin>;
