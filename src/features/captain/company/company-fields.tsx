import { Trans, useLingui } from '@lingui/react/macro';
import { Slot } from '../../../forms/editor/fields/slot.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import * as styles from './company-page.css.ts';
import { isUnusualTaxNumber } from './company-rules.ts';
import { IbanField } from './iban/iban-field.tsx';
import type { CompanyFormApi } from './use-company-form.ts';

interface FieldsProps {
  form: CompanyFormApi;
}

/** What the company is called and where it pays its taxes. */
export function CompanyFields({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Slot name="legalName">
        <form.AppField name="legalName">
          {(field) => (
            <field.TextField label={t`Registered name`} autoComplete="organization" isRequired />
          )}
        </form.AppField>
      </Slot>
      <Slot name="displayName">
        <form.AppField name="displayName">
          {(field) => <field.TextField label={t`Display name`} autoComplete="off" isRequired />}
        </form.AppField>
      </Slot>
      <Slot name="taxNumber">
        <form.AppField name="taxNumber">
          {(field) => (
            <field.TextField
              label={t`Tax number`}
              inputMode="numeric"
              autoComplete="off"
              isRequired
            />
          )}
        </form.AppField>
      </Slot>
      <Slot name="taxOffice">
        <form.AppField name="taxOffice">
          {(field) => <field.TextField label={t`Tax office`} autoComplete="off" isRequired />}
        </form.AppField>
      </Slot>
      <form.Subscribe selector={({ values }) => isUnusualTaxNumber(values.taxNumber)}>
        {(isUnusual) =>
          isUnusual && (
            <div className={styles.wide}>
              <Notice
                tone="warning"
                role="status"
                title={<Trans>Is the tax number complete?</Trans>}
              >
                <Trans>
                  A company’s tax number has 10 digits, a person’s has 11. You can save it all the
                  same.
                </Trans>
              </Notice>
            </div>
          )
        }
      </form.Subscribe>
      <div className={styles.wide}>
        <Slot name="billingAddress">
          <form.AppField name="billingAddress">
            {(field) => (
              <field.TextArea
                label={t`Billing address`}
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
  const { t } = useLingui();
  return (
    <>
      <Slot name="authorizedPerson">
        <form.AppField name="authorizedPerson">
          {(field) => (
            <field.TextField
              label={t`Authorized person`}
              autoComplete="name"
              autoCapitalize="words"
              isRequired
            />
          )}
        </form.AppField>
      </Slot>
      <Slot name="nationalIdNumber">
        <form.AppField name="nationalIdNumber">
          {(field) => (
            <field.TextField
              label={t`National identity number`}
              inputMode="numeric"
              autoComplete="off"
              isRequired
            />
          )}
        </form.AppField>
      </Slot>
      <Slot name="mobilePhone">
        <form.AppField name="mobilePhone">
          {(field) => <field.PhoneField label={t`Mobile number`} isRequired />}
        </form.AppField>
      </Slot>
      <Slot name="landlinePhone">
        <form.AppField name="landlinePhone">
          {(field) => <field.PhoneField label={t`Landline (optional)`} autoComplete="off" />}
        </form.AppField>
      </Slot>
      <Slot name="companyEmail">
        <form.AppField name="companyEmail">
          {(field) => (
            <field.TextField
              label={t`Company e-mail`}
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck="false"
              isRequired
            />
          )}
        </form.AppField>
      </Slot>
    </>
  );
}

/** Where earnings go. */
export function PayoutFields({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.wide}>
      <Slot name="iban">
        <form.AppField name="iban">
          {() => (
            <IbanField
              label={t`IBAN`}
              description={t`Begins with TR and has 26 characters in Turkey.`}
            />
          )}
        </form.AppField>
      </Slot>
    </div>
  );
}
