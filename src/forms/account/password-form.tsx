import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PasswordUpdate } from '../../api/contract/types.ts';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { createKeyedCalls } from '../submission/keyed-calls.ts';
import { SaveButton } from '../submission/save-button.tsx';
import { useSubmission } from '../submission/use-submission.ts';
import { checkedBy, useAppForm } from '../use-app-form.ts';
import { passwordLimit } from './account-limits.ts';
import { emptyPasswords, type PasswordValues, passwordErrors } from './password-rules.ts';

interface PasswordFormProps {
  /** Rejects with an ApiError; one that names `currentPassword` shows beside it. */
  change: (change: { passwords: PasswordUpdate; idempotencyKey: string }) => Promise<void>;
}

/** Another password, for who knows the one in force. */
export function PasswordForm({ change }: PasswordFormProps) {
  const { t } = useLingui();
  const [keyed] = useState(createKeyedCalls);
  const { failure, submit, dismiss } = useSubmission<PasswordValues>({
    limit: passwordLimit,
    async send({ currentPassword, newPassword }) {
      const passwords = { currentPassword, newPassword };
      await keyed(passwords, (idempotencyKey) => change({ passwords, idempotencyKey }));
      form.reset();
      void notifySuccess(t`Your password has been updated.`);
    },
  });
  const form = useAppForm({
    defaultValues: emptyPasswords,
    ...checkedBy(passwordErrors),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  return (
    <form.AppForm>
      <form.Form label={t`Change your password`}>
        <form.AppField name="currentPassword">
          {(field) => (
            <field.PasswordField label={t`Current password`} autoComplete="current-password" />
          )}
        </form.AppField>
        <form.AppField name="newPassword">
          {(field) => <field.PasswordField label={t`New password`} autoComplete="new-password" />}
        </form.AppField>
        <form.AppField name="confirmPassword">
          {(field) => (
            <field.PasswordField label={t`Repeat new password`} autoComplete="new-password" />
          )}
        </form.AppField>
        <SaveButton failure={failure} failed={<Trans>The password could not be updated.</Trans>}>
          <Trans>Change the password</Trans>
        </SaveButton>
      </form.Form>
    </form.AppForm>
  );
}
