import { Trans, useLingui } from '@lingui/react/macro';
import { LegalLink } from './legal-link.tsx';
import type { Register } from './use-register.ts';

interface RegisterFormProps {
  register: Register;
  /** Puts the cursor into the first field when the form appears. */
  autoFocus?: boolean;
}

/** Registers and signs in, in the dialog and on the page. */
export function RegisterForm({
  register: { form, failure },
  autoFocus = false,
}: RegisterFormProps) {
  const { t } = useLingui();
  return (
    <form.AppForm>
      <form.Form label={t`Register`}>
        <form.AppField name="fullName">
          {(field) => (
            <field.TextField
              label={t`Full name`}
              autoComplete="name"
              autoCapitalize="words"
              autoFocus={autoFocus}
            />
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
          {(field) => <field.PhoneField label={t`Phone number`} />}
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
              <Trans>
                I accept the <LegalLink to="/terms">terms of use</LegalLink> and have read the{' '}
                <LegalLink to="/gdpr">notice on personal data</LegalLink>
              </Trans>
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
