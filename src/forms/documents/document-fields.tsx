import { useLingui } from '@lingui/react/macro';
import type { ManagedDocumentType } from '../../api/contract/types.ts';
import { documentTypeLabels } from '../../domain/document/document-type-labels.ts';
import { calendarDay } from '../../i18n/format.ts';
import { compareTurkish } from '../../lib/turkish-text.ts';
import type { SubmissionOptions } from '../submission/use-submission.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { checkedBy, useAppForm } from '../use-app-form.ts';
import {
  type DocumentValues,
  documentErrors,
  documentKinds,
  documentProblem,
  maxDocumentMegabytes,
} from './document-rules.ts';

interface DocumentFormOptions {
  values: DocumentValues;
  isNew: boolean;
  /** Types that there is one of already. */
  taken: ReadonlySet<ManagedDocumentType>;
  send: SubmissionOptions<DocumentValues>['send'];
}

/** The form of one document, new or renewed. */
export function useDocumentForm({ values, isNew, taken, send }: DocumentFormOptions) {
  const { failure, submit, dismiss } = useSubmission<DocumentValues>({ send });
  const form = useAppForm({
    defaultValues: values,
    ...checkedBy((filled: DocumentValues) =>
      documentErrors(filled, { today: calendarDay(), isNew, taken }),
    ),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  return { form, failure, dismiss };
}

type DocumentForm = ReturnType<typeof useDocumentForm>['form'];

interface DocumentFieldsProps {
  form: DocumentForm;
  /** The types to choose from. */
  types: readonly ManagedDocumentType[];
  isNew: boolean;
  /** 0–1 while the file is being sent. */
  progress: number | undefined;
  isSending: boolean;
}

/** What is asked of a document: what it is, its name, until when it holds, the file. */
export function DocumentFields({ form, types, isNew, progress, isSending }: DocumentFieldsProps) {
  const { t, i18n } = useLingui();
  const options = types
    .map((id) => ({ id, label: i18n._(documentTypeLabels[id]) }))
    .sort(
      (one, two) =>
        Number(one.id === 'OTHER') - Number(two.id === 'OTHER') ||
        compareTurkish(one.label, two.label),
    );
  return (
    <>
      <form.AppField name="documentType">
        {(field) => (
          <field.Select
            label={t`What the document is`}
            options={options}
            isRequired
            isDisabled={isSending}
          />
        )}
      </form.AppField>
      <form.AppField name="documentName">
        {(field) => (
          <field.TextField
            label={t`Name of the document`}
            description={t`Left empty, it is called after its file.`}
            isDisabled={isSending}
          />
        )}
      </form.AppField>
      <form.AppField name="expiryDate">
        {(field) => (
          <field.DatePicker
            label={t`Valid until`}
            description={t`Leave it empty if it does not expire.`}
            minValue={calendarDay()}
            isDisabled={isSending}
          />
        )}
      </form.AppField>
      <form.AppField name="files">
        {(field) => (
          <field.FileDrop
            label={isNew ? t`File` : t`New file`}
            description={t`PDF, JPG, PNG or WebP, up to ${maxDocumentMegabytes} MB.`}
            accept={documentKinds}
            isRequired={isNew}
            isDisabled={isSending}
            fileError={(file) => {
              const problem = documentProblem(file);
              return problem && i18n._(problem);
            }}
            progress={() => progress}
          />
        )}
      </form.AppField>
    </>
  );
}
