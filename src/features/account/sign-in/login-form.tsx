import { Trans, useLingui } from '@lingui/react/macro';
import { ForgotPassword } from './password-reset/forgot-password.tsx';
import type { Login } from './use-login.ts';

interface LoginFormProps {
  login: Login;
  /** Puts the cursor into the first field when the form appears. */
  autoFocus?: boolean;
}

/** Signs in, in the dialog and on the page. */
export function LoginForm({ login: { form, failure }, autoFocus = false }: LoginFormProps) {
  const { t } = useLingui();
  return (
    <form.AppForm>
      <form.Form label={t`Sign in`}>
        <form.AppField name="username">
          {(field) => (
            <field.TextField
              label={t`E-mail or username`}
              autoComplete="username"
              inputMode="email"
              spellCheck="false"
              autoCorrect="off"
              autoCapitalize="none"
              autoFocus={autoFocus}
            />
          )}
        </form.AppField>
        <form.AppField name="password">
          {(field) => <field.PasswordField label={t`Password`} autoComplete="current-password" />}
        </form.AppField>
        <form.Submit failure={failure}>
          <Trans>Sign in</Trans>
        </form.Submit>
      </form.Form>
      {/* Not in the form: what its dialog submits would be submitted here too. */}
      <ForgotPassword
        username={() => form.state.values.username}
        onReset={(email) => {
          form.setFieldValue('username', email);
          form.setFieldValue('password', '');
        }}
      />
    </form.AppForm>
  );
}
