import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '../../../api/contract/types.ts';
import { completeProfile } from '../../../api/resources/account/mutations.ts';
import { createKeyPerContents } from '../../../forms/submission/key-per-contents.ts';
import { useSubmission } from '../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../forms/use-app-form.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import {
  ages,
  type ProfileValues,
  profileErrors,
  profileOf,
  toAccountUpdate,
  yearsBefore,
} from './profile-rules.ts';

/** What is missing, beside what is known. Once it is accepted, the guard of the route leads on. */
export function ProfileForm({ account }: { account: Account | null }) {
  const { t } = useLingui();
  const [keyFor] = useState(createKeyPerContents);
  const today = calendarDay();
  const { failure, submit, dismiss } = useSubmission<ProfileValues>({
    async send(values) {
      const update = toAccountUpdate(values);
      await completeProfile({ update, idempotencyKey: keyFor(update) });
      void notifySuccess(t`Your profile is complete`);
    },
  });
  const form = useAppForm({
    defaultValues: profileOf(account),
    ...checkedBy((values: ProfileValues) => profileErrors(values, calendarDay())),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  return (
    <form.AppForm>
      <form.Form label={t`Complete your profile`}>
        <form.AppField name="firstName">
          {(field) => (
            <field.TextField
              label={t`First name`}
              autoComplete="given-name"
              autoCapitalize="words"
            />
          )}
        </form.AppField>
        <form.AppField name="lastName">
          {(field) => (
            <field.TextField
              label={t`Last name`}
              autoComplete="family-name"
              autoCapitalize="words"
            />
          )}
        </form.AppField>
        <form.AppField name="phoneNumber">
          {(field) => (
            <field.PhoneField
              label={t`Mobile number`}
              description={t`The captain sees it once your booking is confirmed.`}
            />
          )}
        </form.AppField>
        <form.AppField name="dateOfBirth">
          {(field) => (
            <field.DatePicker
              label={t`Date of birth (optional)`}
              autoComplete="bday"
              jumps
              minValue={yearsBefore(today, ages.oldest + 1)}
              maxValue={yearsBefore(today, ages.youngest)}
            />
          )}
        </form.AppField>
        <form.Submit failure={failure}>
          <Trans>Save and continue</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}
