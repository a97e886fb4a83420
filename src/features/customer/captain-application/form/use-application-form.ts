import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { submitApplication } from '../../../../api/resources/captain-applications/mutations.ts';
import { latestApplicationQuery } from '../../../../api/resources/captain-applications/queries.ts';
import { useDraft } from '../../../../forms/draft/draft.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useSubmission } from '../../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { fileKey } from '../../../../ui/fields/file-drop/files.ts';
import {
  type ApplicationValues,
  applicationErrors,
  applicationOf,
  refusedParts,
  toApplication,
} from './application-rules.ts';

interface ApplicationFormOptions {
  userId: number;
  /** Of a rejection before: its answers are offered again. */
  former: CaptainApplication | null;
  /** Which version of the terms stands on the site. */
  contractVersion: string;
}

/** The state of the form. Once it is received, the page shows where the application stands. */
export function useApplicationForm({ userId, former, contractVersion }: ApplicationFormOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);
  const [defaultValues] = useState(() => applicationOf(former));
  const { queryKey } = latestApplicationQuery(userId);
  const { failure, submit, dismiss } = useSubmission<ApplicationValues>({
    refusedFields: refusedParts,
    async send(values) {
      const application = toApplication(values, contractVersion);
      const { documents } = values;
      const contents = [application, documents.map(fileKey)];
      try {
        const sent = await keyed(contents, (idempotencyKey) =>
          submitApplication({ application, documents, idempotencyKey }),
        );
        queryClient.setQueryData(queryKey, sent);
        void notifySuccess(t`We have received your application`);
      } catch (error) {
        // Sent from another tab meanwhile: the page shows that one.
        if (error instanceof ApiError && error.code === 'APPLICATION_PENDING') {
          await queryClient.invalidateQueries({ queryKey });
        }
        throw error;
      }
    },
  });
  const form = useAppForm({
    defaultValues,
    ...checkedBy((values: ApplicationValues) => applicationErrors(values, calendarDay())),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  const isRestored = useDraft(form, `captain application of ${userId}`);
  return { form, failure, isRestored };
}
