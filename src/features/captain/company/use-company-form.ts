import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Company, User } from '../../../api/contract/types.ts';
import { publishChecklistsKey } from '../../../api/resources/publish-checklists/queries.ts';
import { updateCompany } from '../../../api/resources/users/mutations.ts';
import { userQuery } from '../../../api/resources/users/queries.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { useDraft } from '../../../forms/draft/draft.ts';
import {
  useFollow,
  useGuardedSubmission,
} from '../../../forms/submission/use-guarded-submission.ts';
import { checkedBy, useAppForm } from '../../../forms/use-app-form.ts';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import {
  type CompanyValues,
  companyErrors,
  companyValues,
  toCompanyUpdate,
} from './company-rules.ts';

/** What of a user the form writes. */
interface Held {
  company: Company | null;
}

/** The form of a user's company: what is typed is kept over a reload, another's save is not overwritten. */
export function useCompanyForm(user: Versioned<User>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id } = user;
  const { submit, dismiss, base, ...submission } = useGuardedSubmission<CompanyValues, Held>({
    record: user,
    valuesOf: ({ company }) => companyValues(company),
    readAnew: () => queryClient.fetchQuery({ ...userQuery(id), staleTime: 0 }),
    async write(values, version) {
      const stored = await updateCompany(toCompanyUpdate(id, values), version);
      const { version: newVersion, ...company } = stored;
      queryClient.setQueryData(
        userQuery(id).queryKey,
        (before) => before && { ...before, company, version: newVersion },
      );
      // What keeps boats and tours from being published may be mended now.
      void queryClient.invalidateQueries({ queryKey: publishChecklistsKey });
      return { company, version: newVersion };
    },
    onAccepted(isTypedOn) {
      if (!isTypedOn) form.reset(companyValues(base.current.company));
      void notifySuccess(t`Your company details have been updated`);
    },
  });
  const form = useAppForm({
    defaultValues: companyValues(user.company),
    ...checkedBy((values: CompanyValues) => companyErrors(id, values)),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useFollow(form, base, user);
  // The IBAN and the national identity number are no part of the draft: others may use the device.
  const isRestored = useDraft(form, `company of user ${id}`);
  return { form, isRestored, ...submission };
}

export type CompanyFormApi = ReturnType<typeof useCompanyForm>['form'];
