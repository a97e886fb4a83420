import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { tourLanguageValues } from '../../../../api/contract/contract.ts';
import type { ProfessionalInfo } from '../../../../api/contract/types.ts';
import { updateProfessionalInfo } from '../../../../api/resources/captain-profile/mutations.ts';
import { professionalInfoQuery } from '../../../../api/resources/captain-profile/queries.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { useLanguageNames } from '../../../../domain/text-language/use-language-names.ts';
import { Conflict } from '../../../../forms/conflict/conflict.tsx';
import { useDraft } from '../../../../forms/draft/draft.ts';
import { focusField } from '../../../../forms/editor/fields/focus-field.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import {
  useFollow,
  useGuardedSubmission,
} from '../../../../forms/submission/use-guarded-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import * as styles from '../captain-profile-page.css.ts';
import { FormEnd } from '../form-end.tsx';
import { CertificationEditor } from './certification-editor.tsx';
import {
  type CertificationRow,
  type ProfessionalValues,
  professionalErrors,
  professionalValues,
  toProfessionalUpdate,
} from './professional-rules.ts';

interface ProfessionalFormProps {
  userId: number;
  info: Versioned<ProfessionalInfo>;
  onClose: () => void;
}

const addId = 'add-certification';

/** What the form keeps its draft by. */
export const professionalDraft = (userId: number): string =>
  `professional details of user ${userId}`;

/** What the captain has learned and is good at. */
export function ProfessionalForm({ userId, info, onClose }: ProfessionalFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const languageName = useLanguageNames();
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);
  const { failure, submit, dismiss, conflict, lastChange, base } = useGuardedSubmission<
    ProfessionalValues,
    ProfessionalInfo
  >({
    record: info,
    valuesOf: professionalValues,
    readAnew: () => queryClient.fetchQuery({ ...professionalInfoQuery(), staleTime: 0 }),
    async write(values, version) {
      const known = base.current.certifications.map(({ id }) => id);
      const update = toProfessionalUpdate(values, known);
      const stored = await keyed([update, version], (idempotencyKey) =>
        updateProfessionalInfo({ update, version, idempotencyKey }),
      );
      queryClient.setQueryData(professionalInfoQuery().queryKey, stored);
      return stored;
    },
    onAccepted(isTypedOn) {
      void notifySuccess(t`Your professional details have been updated`);
      if (!isTypedOn) onClose();
    },
  });
  const form = useAppForm({
    defaultValues: professionalValues(info),
    ...checkedBy(professionalErrors),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useFollow(form, base, info);
  useDraft(form, professionalDraft(userId));
  const rows = useStore(form.store, ({ values }) => values.certifications);
  const isChecked = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0);

  const set = (certifications: CertificationRow[]) =>
    form.setFieldValue('certifications', certifications);
  function add() {
    const key = Math.min(0, ...rows.map((row) => row.key)) - 1;
    const dates = { issueDate: '', expiryDate: '' };
    set([...rows, { key, name: '', issuer: '', certificateNumber: '', ...dates }]);
    focusField(`certification-${key}`);
  }
  const certificationText = (row: CertificationRow) =>
    [
      row.name,
      row.issuer,
      row.certificateNumber,
      [row.issueDate, row.expiryDate]
        .filter(Boolean)
        .map((day) => format.date(day))
        .join(' – '),
    ]
      .filter(Boolean)
      .join(', ');
  const labels = {
    licenseNumber: t`Licence number (optional)`,
    licenseExpiry: t`Licence valid until (optional)`,
    yearsOfExperience: t`Years of experience`,
    specializations: t`Specialisations`,
    languages: t`Languages you speak with guests`,
    bio: t`About you`,
    certifications: t`Certifications`,
  };

  return (
    <form.AppForm>
      <form.Form label={t`Professional details`}>
        <div className={styles.fields}>
          <form.AppField name="licenseNumber">
            {(field) => (
              <field.TextField
                label={labels.licenseNumber}
                description={t`As printed on it, usually TR-CAP-YYYY-XXXXXX.`}
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.AppField name="licenseExpiry">
            {(field) => <field.DatePicker label={labels.licenseExpiry} jumps />}
          </form.AppField>
          <form.AppField name="yearsOfExperience">
            {(field) => <field.NumberField label={labels.yearsOfExperience} />}
          </form.AppField>
          <form.AppField name="specializations">
            {(field) => (
              <field.TextField
                label={labels.specializations}
                description={t`Separated by commas: blue voyages, sailing.`}
                autoComplete="off"
              />
            )}
          </form.AppField>
          <div className={styles.wide}>
            <form.AppField name="languages">
              {(field) => (
                <field.CheckboxGroup
                  label={labels.languages}
                  options={tourLanguageValues.map((id) => ({ id, label: languageName(id) }))}
                />
              )}
            </form.AppField>
          </div>
          <div className={styles.wide}>
            <form.AppField name="bio">
              {(field) => <field.TextArea label={labels.bio} />}
            </form.AppField>
          </div>
        </div>
        <h3 className={styles.subheading}>{labels.certifications}</h3>
        <div className={styles.certifications}>
          {rows.map((row, index) => (
            <CertificationEditor
              key={row.key}
              position={index + 1}
              row={row}
              isChecked={isChecked}
              onChange={(changed) => set(rows.map((one) => (one.key === row.key ? changed : one)))}
              onRemove={() => {
                set(rows.filter((one) => one.key !== row.key));
                focusField(addId);
              }}
            />
          ))}
        </div>
        <div id={addId} className={styles.actions}>
          <Button variant="secondary" size="small" onPress={add}>
            <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
            <Trans>Add a certification</Trans>
          </Button>
        </div>
        <Conflict
          differences={conflict}
          lastChange={lastChange}
          labels={labels}
          shown={{
            licenseExpiry: (day) => format.date(String(day)),
            languages: (codes) =>
              (codes as string[]) // the field of that name
                .map(languageName)
                .join(', '),
            certifications: (list) =>
              (list as CertificationRow[]) // the field of that name
                .map(certificationText)
                .join('; '),
          }}
        />
        <FormEnd failure={conflict.length > 0 ? undefined : failure} onCancel={onClose} />
      </form.Form>
    </form.AppForm>
  );
}
