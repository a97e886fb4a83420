import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { addApplicationDocuments } from '../../../../api/resources/captain-applications/mutations.ts';
import { latestApplicationQuery } from '../../../../api/resources/captain-applications/queries.ts';
import { useSubmission } from '../../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { addedDocumentsErrors, refusedParts } from './application-rules.ts';
import { documentKinds, documentProblem, mostDocuments } from './document-rules.ts';

interface Added {
  documents: File[];
}

const none: Added = { documents: [] };

/** Further documents for an application that waits: what was missing may well follow. */
export function AddDocuments({ application }: { application: CaptainApplication }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { failure, submit, dismiss } = useSubmission<Added>({
    refusedFields: refusedParts,
    async send({ documents }) {
      const changed = await addApplicationDocuments(application.id, documents);
      queryClient.setQueryData(latestApplicationQuery(application.userId).queryKey, changed);
      form.reset();
      void notifySuccess(t`The documents have been added to your application`);
    },
  });
  const form = useAppForm({
    defaultValues: none,
    ...checkedBy(addedDocumentsErrors),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  return (
    <form.AppForm>
      <form.Form label={t`Add documents`}>
        <form.AppField name="documents">
          {(field) => (
            <field.FileDrop
              label={t`Add documents`}
              description={t`PDF, JPG or PNG, 10 MB each, ${mostDocuments} at a time.`}
              accept={documentKinds}
              multiple
              fileError={(file) => {
                const problem = documentProblem(file);
                return problem && i18n._(problem);
              }}
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.documents.length > 0}>
          {(hasFiles) =>
            hasFiles && (
              <form.Submit failure={failure}>
                <Trans>Send the documents</Trans>
              </form.Submit>
            )
          }
        </form.Subscribe>
      </form.Form>
    </form.AppForm>
  );
}
