import { Trans, useLingui } from '@lingui/react/macro';
import { requestPasswordReset } from '../../../../api/resources/auth/mutations.ts';
import { useSubmission } from '../../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { resetRequestLimit } from '../sign-in-limits.ts';
import * as styles from './forgot-password.css.ts';
import { type ResetRequestValues, resetRequestErrors } from './reset-rules.ts';

interface ResetRequestFormProps {
  email: string;
  /** Called with the address, whether an account has it or not. */
  onSent: (email: string) => void;
}

/** Where the code shall go. */
export function ResetRequestForm({ email, onSent }: ResetRequestFormProps) {
  const { t } = useLingui();
  const { failure, submit, dismiss } = useSubmission<ResetRequestValues>({
    limit: resetRequestLimit,
    async send(values) {
      const address = values.email.trim();
      await requestPasswordReset(address);
      onSent(address);
    },
  });
  const form = useAppForm({
    defaultValues: { email },
    ...checkedBy(resetRequestErrors),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  return (
    <form.AppForm>
      <form.Form label={t`Request a code`}>
        <p className={styles.text}>
          <Trans>Enter the e-mail address of your account. We will send you a code.</Trans>
        </p>
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label={t`E-mail`}
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck="false"
              autoFocus
            />
          )}
        </form.AppField>
        <form.Submit failure={failure} failed={<Trans>The code could not be sent.</Trans>}>
          <Trans>Send the code</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}
