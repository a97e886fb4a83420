import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { PersonalInfo } from '../../../../api/contract/types.ts';
import { accountQuery } from '../../../../api/resources/account/queries.ts';
import { updatePersonalInfo } from '../../../../api/resources/captain-profile/mutations.ts';
import { personalInfoQuery } from '../../../../api/resources/captain-profile/queries.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { useDraft } from '../../../../forms/draft/draft.ts';
import {
  useFollow,
  useGuardedSubmission,
} from '../../../../forms/submission/use-guarded-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import {
  type PersonalValues,
  personalErrors,
  personalValues,
  refusedPersonal,
  toPersonalUpdate,
} from './personal-rules.ts';

export interface PersonalFormOptions {
  userId: number;
  info: Versioned<PersonalInfo>;
  /** Everything typed is stored. */
  onClose: () => void;
}

/** What the form of the personal part keeps its draft by. */
export const personalDraft = (userId: number): string => `personal details of user ${userId}`;

/** The form of the personal part: what is typed is kept over a reload, another's save is not overwritten. */
export function usePersonalForm({ userId, info, onClose }: PersonalFormOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { submit, dismiss, base, ...submission } = useGuardedSubmission<
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
      return stored;
    },
    onAccepted(isTypedOn) {
      void notifySuccess(t`Your details have been updated`);
      if (!isTypedOn) onClose();
    },
  });
  const form = useAppForm({
    defaultValues: personalValues(info),
    ...checkedBy((values: PersonalValues) => personalErrors(values, calendarDay())),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useFollow(form, base, info);
  useDraft(form, personalDraft(userId));
  return { form, ...submission };
}

export type PersonalFormApi = ReturnType<typeof usePersonalForm>['form'];
