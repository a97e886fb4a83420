import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { birthLimits } from '../../../../forms/account/birth-date.ts';
import type { FormTextFieldProps } from '../../../../forms/fields/text/text-field.tsx';
import { calendarDay } from '../../../../i18n/format.ts';
import * as styles from '../captain-profile-page.css.ts';
import { personalLabels } from './personal-labels.ts';
import type { PersonalFormApi } from './use-personal-form.ts';

interface FieldsProps {
  form: PersonalFormApi;
}

interface TextLineProps extends FieldsProps, Omit<FormTextFieldProps, 'form' | 'label'> {
  name: Exclude<keyof typeof personalLabels, 'phone' | 'dateOfBirth'>;
}

/** A line of text about the captain. */
function TextLine({ form, name, ...rest }: TextLineProps) {
  const { i18n } = useLingui();
  return (
    <form.AppField name={name}>
      {(field) => <field.TextField {...rest} label={i18n._(personalLabels[name])} />}
    </form.AppField>
  );
}

/** The personal part, field by field. */
export function PersonalFields({ form }: FieldsProps) {
  const { i18n, t } = useLingui();
  const [{ first, last }] = useState(() => birthLimits(calendarDay()));
  return (
    <div className={styles.fields}>
      <TextLine form={form} name="firstName" autoComplete="given-name" autoCapitalize="words" />
      <TextLine form={form} name="lastName" autoComplete="family-name" autoCapitalize="words" />
      <TextLine
        form={form}
        name="email"
        description={t`A new address has to be verified again.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck="false"
      />
      <form.AppField name="phone">
        {(field) => <field.PhoneField label={i18n._(personalLabels.phone)} />}
      </form.AppField>
      <form.AppField name="dateOfBirth">
        {(field) => (
          <field.DatePicker
            label={i18n._(personalLabels.dateOfBirth)}
            autoComplete="bday"
            jumps
            minValue={first}
            maxValue={last}
          />
        )}
      </form.AppField>
      <TextLine form={form} name="street" autoComplete="street-address" />
      <TextLine form={form} name="district" autoComplete="address-level3" />
      <TextLine form={form} name="city" autoComplete="address-level1" />
      <TextLine form={form} name="postalCode" inputMode="numeric" autoComplete="postal-code" />
      <TextLine form={form} name="country" autoComplete="country-name" />
    </div>
  );
}
