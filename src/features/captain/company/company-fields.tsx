import { useLingui } from '@lingui/react/macro';
import { companyUpdateLimits } from '../../../api/contract/contract.ts';
import { TaxNumberQuestion } from '../../../domain/company/tax-number-question.tsx';
import { Slot } from '../../../forms/editor/fields/slot.tsx';
import type { FormTextFieldProps } from '../../../forms/fields/text/text-field.tsx';
import { companyLabels } from './company-labels.ts';
import * as styles from './company-page.css.ts';
import { IbanField } from './iban/iban-field.tsx';
import type { CompanyFormApi } from './use-company-form.ts';

interface FieldsProps {
  form: CompanyFormApi;
}

interface TextSlotProps extends FieldsProps, Omit<FormTextFieldProps, 'form' | 'label'> {
  name:
    | 'legalName'
    | 'displayName'
    | 'taxNumber'
    | 'taxOffice'
    | 'authorizedPerson'
    | 'nationalIdNumber'
    | 'companyEmail';
}

/** A line of text that a company needs. */
function TextSlot({ form, name, autoComplete = 'off', ...rest }: TextSlotProps) {
  const { i18n } = useLingui();
  return (
    <Slot name={name}>
      <form.AppField name={name}>
        {(field) => (
          <field.TextField
            {...rest}
            label={i18n._(companyLabels[name])}
            autoComplete={autoComplete}
            isRequired
          />
        )}
      </form.AppField>
    </Slot>
  );
}

/** What the company is called and where it pays its taxes. */
export function CompanyFields({ form }: FieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <TextSlot form={form} name="legalName" autoComplete="organization" />
      <TextSlot form={form} name="displayName" />
      <TextSlot form={form} name="taxNumber" inputMode="numeric" />
      <TextSlot form={form} name="taxOffice" />
      <div className={styles.question}>
        <form.Subscribe selector={({ values }) => values.taxNumber}>
          {(taxNumber) => (
            <TaxNumberQuestion
              taxNumber={taxNumber}
              shortest={companyUpdateLimits.taxNumber.minLength}
            />
          )}
        </form.Subscribe>
      </div>
      <div className={styles.wide}>
        <Slot name="billingAddress">
          <form.AppField name="billingAddress">
            {(field) => (
              <field.TextArea
                label={i18n._(companyLabels.billingAddress)}
                autoComplete="billing street-address"
                isRequired
              />
            )}
          </form.AppField>
        </Slot>
      </div>
    </>
  );
}

/** Who acts for the company, and how they are reached. */
export function PersonFields({ form }: FieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <TextSlot form={form} name="authorizedPerson" autoComplete="name" autoCapitalize="words" />
      <TextSlot form={form} name="nationalIdNumber" inputMode="numeric" />
      <Slot name="mobilePhone">
        <form.AppField name="mobilePhone">
          {(field) => <field.PhoneField label={i18n._(companyLabels.mobilePhone)} isRequired />}
        </form.AppField>
      </Slot>
      <Slot name="landlinePhone">
        <form.AppField name="landlinePhone">
          {(field) => (
            <field.PhoneField label={i18n._(companyLabels.landlinePhone)} autoComplete="off" />
          )}
        </form.AppField>
      </Slot>
      <TextSlot
        form={form}
        name="companyEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck="false"
      />
    </>
  );
}

/** Where earnings go. */
export function PayoutFields({ form }: FieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.wide}>
      <Slot name="iban">
        <form.AppField name="iban">
          {() => (
            <IbanField
              label={i18n._(companyLabels.iban)}
              description={t`Begins with TR and has 26 characters in Turkey.`}
            />
          )}
        </form.AppField>
      </Slot>
    </div>
  );
}
