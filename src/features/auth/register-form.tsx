import { Trans, useLingui } from '@lingui/react/macro';
import type { Register } from './use-register.ts';

/** Registers and signs in, in the dialog and on the page. */
export function RegisterForm({ register: { form, failure } }: { register: Register }) {
  const { t } = useLingui();
  return (
    <form.AppForm>
      <form.Form label={t`Register`}>
        <form.AppField name="fullName">
          {(field) => (
            <field.TextField label={t`Full name`} autoComplete="name" autoCapitalize="words" />
          )}
        </form.AppField>
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label={t`E-mail`}
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck="false"
            />
          )}
        </form.AppField>
        <form.AppField name="phoneNumber">
          {(field) => (
            <field.TextField
              label={t`Phone number`}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
          )}
        </form.AppField>
        <form.AppField name="username">
          {(field) => (
            <field.TextField
              label={t`Username`}
              autoComplete="username"
              spellCheck="false"
              autoCorrect="off"
              autoCapitalize="none"
            />
          )}
        </form.AppField>
        <form.AppField name="password">
          {(field) => <field.PasswordField label={t`Password`} autoComplete="new-password" />}
        </form.AppField>
        <form.AppField name="passwordRepeat">
          {(field) => (
            <field.PasswordField label={t`Repeat password`} autoComplete="new-password" />
          )}
        </form.AppField>
        <form.AppField name="termsAccepted">
          {(field) => (
            <field.Checkbox>
              <Trans>I accept the terms of use</Trans>
            </field.Checkbox>
          )}
        </form.AppField>
        <form.Submit failure={failure}>
          <Trans>Register</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}
