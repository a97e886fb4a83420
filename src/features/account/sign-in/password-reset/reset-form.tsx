import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { resetPassword } from '../../../../api/resources/auth/mutations.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useSubmission } from '../../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { resetLimit } from '../sign-in-limits.ts';
import * as styles from './forgot-password.css.ts';
import { emptyReset, type ResetValues, resetErrors, toPasswordReset } from './reset-rules.ts';

interface ResetFormProps {
  email: string;
  /** Back to the address: another one, or another code. */
  onBack: () => void;
  onReset: () => void;
}

/** The code from the e-mail and the new password. */
export function ResetForm({ email, onBack, onReset }: ResetFormProps) {
  const { t } = useLingui();
  const [keyed] = useState(createKeyedCalls);
  const { failure, submit, dismiss } = useSubmission<ResetValues>({
    limit: resetLimit,
    async send(values) {
      const reset = toPasswordReset(email, values);
      await keyed(reset, (idempotencyKey) => resetPassword({ reset, idempotencyKey }));
      void notifySuccess(t`Your password is changed. You can sign in with it now.`);
      onReset();
    },
  });
  const form = useAppForm({
    defaultValues: emptyReset,
    ...checkedBy((values: ResetValues) => resetErrors(email, values)),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  return (
    <form.AppForm>
      <form.Form label={t`Choose a new password`}>
        <p className={styles.text} role="status">
          <Trans>
            If <strong>{email}</strong> belongs to an account, we have sent a code to it. Check your
            spam folder too.
          </Trans>
        </p>
        <form.AppField name="resetToken">
          {(field) => (
            <field.TextField
              label={t`Code`}
              autoComplete="one-time-code"
              inputMode="numeric"
              spellCheck="false"
              autoFocus
            />
          )}
        </form.AppField>
        <form.AppField name="newPassword">
          {(field) => <field.PasswordField label={t`New password`} autoComplete="new-password" />}
        </form.AppField>
        <form.AppField name="confirmPassword">
          {(field) => (
            <field.PasswordField label={t`Repeat the new password`} autoComplete="new-password" />
          )}
        </form.AppField>
        <form.Subscribe
          selector={({ submissionAttempts, values }) =>
            submissionAttempts > 0 && Object.values(values).some((text) => text.trim() === '')
          }
        >
          {(isIncomplete) =>
            isIncomplete && (
              <Notice tone="danger" role="alert">
                <Trans>Fill in the code and password fields.</Trans>
              </Notice>
            )
          }
        </form.Subscribe>
        <form.Submit failure={failure} failed={<Trans>The action could not be completed.</Trans>}>
          <Trans>Change the password</Trans>
        </form.Submit>
        <Button variant="text" wide onPress={onBack}>
          <Trans>Send another code</Trans>
        </Button>
      </form.Form>
    </form.AppForm>
  );
}
