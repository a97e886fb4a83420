import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonalInfo } from '../../../../api/contract/types.ts';
import { accountQuery } from '../../../../api/resources/account/queries.ts';
import { updatePersonalInfo } from '../../../../api/resources/captain-profile/mutations.ts';
import { personalInfoQuery } from '../../../../api/resources/captain-profile/queries.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { birthLimits } from '../../../../forms/account/birth-date.ts';
import { Conflict } from '../../../../forms/conflict/conflict.tsx';
import { useDraft } from '../../../../forms/draft/draft.ts';
import {
  useFollow,
  useGuardedSubmission,
} from '../../../../forms/submission/use-guarded-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import * as styles from '../captain-profile-page.css.ts';
import { FormEnd } from '../form-end.tsx';
import {
  type PersonalValues,
  personalErrors,
  personalValues,
  refusedPersonal,
  toPersonalUpdate,
} from './personal-rules.ts';

interface PersonalFormProps {
  userId: number;
  info: Versioned<PersonalInfo>;
  onClose: () => void;
}

/** Who the captain is and where they live. */
export function PersonalForm({ userId, info, onClose }: PersonalFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [{ first, last }] = useState(() => birthLimits(calendarDay()));
  const { failure, submit, dismiss, conflict, lastChange, base } = useGuardedSubmission<
    PersonalValues,
    PersonalInfo
  >({
    record: info,
    valuesOf: personalValues,
    refusedFields: refusedPersonal,
    readAnew: () => queryClient.fetchQuery({ ...personalInfoQuery(), staleTime: 0 }),
    async write(values, version) {
      const stored = await updatePersonalInfo(toPersonalUpdate(values), version);
      queryClient.setQueryData(personalInfoQuery().queryKey, stored);
      // The account has the same name, address and number.
      void queryClient.invalidateQueries({ queryKey: accountQuery().queryKey });
      void notifySuccess(t`Your details have been updated`);
      return stored;
    },
    onAccepted: onClose,
  });
  const form = useAppForm({
    defaultValues: personalValues(info),
    ...checkedBy((values: PersonalValues) => personalErrors(values, calendarDay())),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useFollow(form, base, info);
  useDraft(form, `personal details of user ${userId}`);
  const labels = {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`E-mail`,
    phone: t`Mobile number`,
    dateOfBirth: t`Date of birth`,
    street: t`Street and number (optional)`,
    district: t`District (optional)`,
    city: t`City`,
    postalCode: t`Postal code (optional)`,
    country: t`Country`,
  };
  return (
    <form.AppForm>
      <form.Form label={t`Personal details`}>
        <div className={styles.fields}>
          <form.AppField name="firstName">
            {(field) => (
              <field.TextField
                label={labels.firstName}
                autoComplete="given-name"
                autoCapitalize="words"
              />
            )}
          </form.AppField>
          <form.AppField name="lastName">
            {(field) => (
              <field.TextField
                label={labels.lastName}
                autoComplete="family-name"
                autoCapitalize="words"
              />
            )}
          </form.AppField>
          <form.AppField name="email">
            {(field) => (
              <field.TextField
                label={labels.email}
                description={t`A new address has to be verified again.`}
                type="email"
                inputMode="email"
                autoComplete="email"
                spellCheck="false"
              />
            )}
          </form.AppField>
          <form.AppField name="phone">
            {(field) => <field.PhoneField label={labels.phone} />}
          </form.AppField>
          <form.AppField name="dateOfBirth">
            {(field) => (
              <field.DatePicker
                label={labels.dateOfBirth}
                autoComplete="bday"
                jumps
                minValue={first}
                maxValue={last}
              />
            )}
          </form.AppField>
          <form.AppField name="street">
            {(field) => <field.TextField label={labels.street} autoComplete="street-address" />}
          </form.AppField>
          <form.AppField name="district">
            {(field) => <field.TextField label={labels.district} autoComplete="address-level3" />}
          </form.AppField>
          <form.AppField name="city">
            {(field) => <field.TextField label={labels.city} autoComplete="address-level1" />}
          </form.AppField>
          <form.AppField name="postalCode">
            {(field) => (
              <field.TextField
                label={labels.postalCode}
                inputMode="numeric"
                autoComplete="postal-code"
              />
            )}
          </form.AppField>
          <form.AppField name="country">
            {(field) => <field.TextField label={labels.country} autoComplete="country-name" />}
          </form.AppField>
        </div>
        <Conflict
          differences={conflict}
          lastChange={lastChange}
          labels={labels}
          shown={{ dateOfBirth: (day) => format.date(String(day)) }}
        />
        <FormEnd failure={conflict.length > 0 ? undefined : failure} onCancel={onClose} />
      </form.Form>
    </form.AppForm>
  );
}
