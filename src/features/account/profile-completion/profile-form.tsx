import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '../../../api/contract/types.ts';
import { completeProfile, updateAccount } from '../../../api/resources/account/mutations.ts';
import { accountQuery } from '../../../api/resources/account/queries.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { Conflict } from '../../../forms/conflict/conflict.tsx';
import { createKeyedCalls } from '../../../forms/submission/keyed-calls.ts';
import { useGuardedSubmission } from '../../../forms/submission/use-guarded-submission.ts';
import { checkedBy, useAppForm } from '../../../forms/use-app-form.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import {
  ages,
  type ProfileValues,
  profileErrors,
  profileOf,
  toAccountUpdate,
  yearsBefore,
} from './profile-rules.ts';

/** The account, of which there may be none yet; its version once it is known that there is one. */
type KnownAccount = Versioned<{ account: Account | null }>;

const known = ({ version, ...account }: Versioned<Account>): KnownAccount => ({ account, version });

/** What is missing, beside what is known. Once it is accepted, the guard of the route leads on. */
export function ProfileForm({ account }: { account: Account | null }) {
  const { t } = useLingui();
  const [keyed] = useState(createKeyedCalls);
  const today = calendarDay();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [started] = useState<KnownAccount>({ account, version: undefined });
  const { failure, submit, dismiss, conflict, lastChange } = useGuardedSubmission<
    ProfileValues,
    KnownAccount
  >({
    record: started,
    valuesOf: (record) => profileOf(record.account),
    readAnew: async () => known(await queryClient.fetchQuery({ ...accountQuery(), staleTime: 0 })),
    async write(values, version) {
      const update = toAccountUpdate(values);
      const completed =
        version === undefined
          ? await keyed(update, (idempotencyKey) => completeProfile({ update, idempotencyKey }))
          : await updateAccount(update, version);
      void notifySuccess(t`Your profile is complete`);
      return known(completed);
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
              description={t`Your captain or guide sees it once your booking is confirmed.`}
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
        <Conflict
          differences={conflict}
          lastChange={lastChange}
          labels={{
            firstName: t`First name`,
            lastName: t`Last name`,
            phoneNumber: t`Mobile number`,
            dateOfBirth: t`Date of birth (optional)`,
          }}
          shown={{ dateOfBirth: (day) => format.date(String(day)) }}
        />
        <form.Submit failure={conflict.length > 0 ? undefined : failure}>
          <Trans>Save and continue</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}
