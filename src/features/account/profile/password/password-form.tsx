import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword } from '../../../../api/resources/account/mutations.ts';
import { useSubmission } from '../../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { passwordLimit } from '../profile-limits.ts';
import { SaveButton } from '../save-button.tsx';
import { emptyPasswords, type PasswordValues, passwordErrors } from './password-rules.ts';

/** Another password, for who knows the one in force. */
export function PasswordForm() {
  const { t } = useLingui();
  const { failure, submit, dismiss } = useSubmission<PasswordValues>({
    limit: passwordLimit,
    async send({ currentPassword, newPassword }) {
      await changePassword({ currentPassword, newPassword });
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
