import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  applicationCompanyLimits,
  captainApplicationFormLimits,
} from '../../../../api/contract/contract.ts';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { licenceLimits } from '../../../../domain/captain-application/licence-limits.ts';
import { specializations } from '../../../../domain/captain-application/specialization-words.ts';
import { TaxNumberQuestion } from '../../../../domain/company/tax-number-question.tsx';
import { calendarDay } from '../../../../i18n/format.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar/progress-bar.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from './application-form.css.ts';
import { documentKinds, documentProblem, mostDocuments } from './document-rules.ts';
import { FormPart } from './form-part.tsx';
import { useApplicationForm } from './use-application-form.ts';

interface ApplicationFormProps {
  userId: number;
  former: CaptainApplication | null;
  contractVersion: string;
}

const { yearsOfExperience, bio } = captainApplicationFormLimits;

/** What the team asks of somebody who wants to be a captain. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { t, i18n } = useLingui();
  const { form, failure, isRestored } = useApplicationForm(props);
  const [{ first, last }] = useState(() => licenceLimits(calendarDay()));
  return (
    <form.AppForm>
      <form.Form label={t`Captain application`}>
        {isRestored && (
          <Notice role="status">
            <Trans>Your answers are back. Files cannot be kept, so please choose them again.</Trans>
          </Notice>
        )}
        <FormPart id="licence" title={<Trans>Licence and experience</Trans>}>
          <div className={styles.pair}>
            <form.AppField
              name="licenseNumber"
              listeners={{
                onChange({ value, fieldApi }) {
                  const capitals = value.toUpperCase();
                  if (capitals !== value) fieldApi.setValue(capitals);
                },
              }}
            >
              {(field) => (
                <field.TextField
                  label={t`Licence number`}
                  description={t`6 to 12 letters or digits.`}
                  autoComplete="off"
                  spellCheck="false"
                />
              )}
            </form.AppField>
            <form.AppField name="licenseExpiry">
              {(field) => (
                <field.DatePicker label={t`Valid until`} jumps minValue={first} maxValue={last} />
              )}
            </form.AppField>
          </div>
          <form.AppField name="yearsOfExperience">
            {(field) => (
              <field.NumberField
                label={t`Years of experience`}
                minValue={yearsOfExperience.minimum}
                maxValue={yearsOfExperience.maximum}
                stepper
              />
            )}
          </form.AppField>
          <form.AppField name="specializations">
            {(field) => (
              <field.CheckboxGroup
                label={t`What are you especially good at?`}
                look="columns"
                options={Object.entries(specializations).map(([id, text]) => ({
                  id,
                  label: i18n._(text),
                }))}
              />
            )}
          </form.AppField>
          <form.AppField name="otherSpecializations">
            {(field) => (
              <field.TextField
                label={t`Anything else? (optional)`}
                description={t`Separate several by commas.`}
              />
            )}
          </form.AppField>
          <form.AppField name="bio">
            {(field) => (
              <field.TextArea
                label={t`A few sentences about you (optional)`}
                description={t`Guests read them on your page.`}
                maxLength={bio.maxLength}
              />
            )}
          </form.AppField>
        </FormPart>

        <FormPart id="business" title={<Trans>Your business</Trans>}>
          <form.AppField name="companyName">
            {(field) => (
              <field.TextField label={t`Name of the business`} autoComplete="organization" />
            )}
          </form.AppField>
          <form.AppField name="taxNumber">
            {(field) => (
              <field.TextField
                label={t`Tax number`}
                description={t`10 digits for a company, 11 for a person.`}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.taxNumber}>
            {(taxNumber) => (
              <TaxNumberQuestion
                taxNumber={taxNumber}
                shortest={applicationCompanyLimits.taxNumber.minLength}
              />
            )}
          </form.Subscribe>
          <form.AppField name="address">
            {(field) => (
              <field.TextArea label={t`Address`} rows={2} autoComplete="street-address" />
            )}
          </form.AppField>
          <form.AppField name="description">
            {(field) => (
              <field.TextArea
                label={t`What do you offer, and where?`}
                description={t`At least 50 characters: boats, routes, harbours.`}
                maxLength={applicationCompanyLimits.description.maxLength}
              />
            )}
          </form.AppField>
        </FormPart>

        <FormPart id="documents" title={<Trans>Documents</Trans>}>
          <form.AppField name="documents">
            {(field) => (
              <field.FileDrop
                label={t`Licence, tax certificate and the like`}
                description={t`PDF, JPG or PNG, 10 MB each, ${mostDocuments} at most. You can add more while we review.`}
                accept={documentKinds}
                multiple
                fileError={(file) => {
                  const problem = documentProblem(file);
                  return problem && i18n._(problem);
                }}
              />
            )}
          </form.AppField>
        </FormPart>

        <form.AppField name="contractApproved">
          {(field) => (
            <field.Checkbox>
              <Trans>
                I have read the{' '}
                <Link to="/terms" target="_blank" rel="noopener" preload={false} className={link}>
                  terms of use<span className={visuallyHidden}> (opens in a new tab)</span>
                </Link>{' '}
                and accept them as my contract with Pruva
              </Trans>
            </field.Checkbox>
          )}
        </form.AppField>
        <form.Subscribe
          selector={({ isSubmitting, values }) => (isSubmitting ? values.documents.length : -1)}
        >
          {(count) =>
            count > 0 && (
              <div role="status">
                <ProgressBar label={t`Sending the documents`} />
                <p className={styles.sending}>
                  <Plural
                    value={count}
                    one="# file is on its way. Please keep this page open."
                    other="# files are on their way. Please keep this page open."
                  />
                </p>
              </div>
            )
          }
        </form.Subscribe>
        <form.Submit failure={failure}>
          <Trans>Send the application</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}
