import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TourDateDetails } from '../../../../api/contract/types.ts';
import { addTourDates } from '../../../../api/resources/tour-dates/mutations.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useRetryCount } from '../../../../forms/submission/use-retry-count.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { useRefreshDates } from './use-refresh-dates.ts';
import { useUndoDates } from './use-undo-dates.ts';

/** Adds dates in one batch, answers the outcome of each, and offers to take back those that were added. */
export function useAddDates(tourId: number) {
  const { t } = useLingui();
  const refresh = useRefreshDates();
  const undo = useUndoDates();
  const [keyed] = useState(createKeyedCalls);
  const { attempt, attempts, watching } = useRetryCount();

  const mutation = useSingleMutation({
    mutationFn: (dates: readonly TourDateDetails[]) =>
      keyed(dates, (idempotencyKey) =>
        watching(idempotencyKey, () => addTourDates({ tourId, dates, idempotencyKey })),
      ),
    async onSuccess({ dates, createdDates }) {
      await refresh();
      const added = dates.flatMap(({ tourDate }) => tourDate ?? []);
      if (added.length === 0) return;
      void notifySuccess(t`Dates added: ${createdDates}`, {
        label: t`Undo`,
        onPress: () => undo(added),
      });
    },
  });
  return { mutation, attempt, attempts };
}
