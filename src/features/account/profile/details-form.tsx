import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '../../../api/contract/types.ts';
import { updateAccount } from '../../../api/resources/account/mutations.ts';
import { accountOrNoneQuery, accountQuery } from '../../../api/resources/account/queries.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { birthLimits } from '../../../forms/account/birth-date.ts';
import { Conflict } from '../../../forms/conflict/conflict.tsx';
import { useDraft } from '../../../forms/draft/draft.ts';
import { SaveButton } from '../../../forms/submission/save-button.tsx';
import {
  useFollow,
  useGuardedSubmission,
} from '../../../forms/submission/use-guarded-submission.ts';
import { checkedBy, useAppForm } from '../../../forms/use-app-form.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import {
  type AccountValues,
  accountErrors,
  accountValues,
  refusedDetails,
  toAccountUpdate,
} from './account-rules.ts';
import * as styles from './profile-page.css.ts';

/** Who somebody is and how they are reached. */
export function DetailsForm({ account }: { account: Versioned<Account> }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const format = useFormat();
  const [{ first, last }] = useState(() => birthLimits(calendarDay()));
  const { failure, submit, dismiss, conflict, lastChange, base } = useGuardedSubmission<
    AccountValues,
    Account
  >({
    record: account,
    valuesOf: accountValues,
    refusedFields: refusedDetails,
    readAnew: () => queryClient.fetchQuery({ ...accountQuery(), staleTime: 0 }),
    async write(values, version) {
      const { email, ...update } = toAccountUpdate(values);
      const isNew = email !== base.current.email;
      const changed = await updateAccount({ ...update, ...(isNew && { email }) }, version);
      queryClient.setQueryData(accountQuery().queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: accountOrNoneQuery().queryKey });
      return changed;
    },
    onAccepted(isTypedOn) {
      if (!isTypedOn) form.reset(accountValues(base.current));
      void notifySuccess(t`Your details have been updated`);
    },
  });
  const form = useAppForm({
    defaultValues: accountValues(account),
    ...checkedBy((values: AccountValues) => accountErrors(values, calendarDay())),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useFollow(form, base, account);
  useDraft(form, `details of account ${account.id}`);
  return (
    <form.AppForm>
      <form.Form label={t`Your details`}>
        <div className={styles.pair}>
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
        </div>
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label={t`E-mail`}
              description={
                account.isEmailVerified
                  ? t`Verified. A new address has to be verified again.`
                  : t`Not verified yet.`
              }
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck="false"
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
              minValue={first}
              maxValue={last}
            />
          )}
        </form.AppField>
        <Conflict
          differences={conflict}
          lastChange={lastChange}
          labels={{
            firstName: t`First name`,
            lastName: t`Last name`,
            email: t`E-mail`,
            phoneNumber: t`Mobile number`,
            dateOfBirth: t`Date of birth (optional)`,
          }}
          shown={{ dateOfBirth: (day) => format.date(String(day)) }}
        />
        <SaveButton
          failure={conflict.length > 0 ? undefined : failure}
          failed={<Trans>Your profile could not be updated</Trans>}
        >
          <Trans>Save the details</Trans>
        </SaveButton>
      </form.Form>
    </form.AppForm>
  );
}
