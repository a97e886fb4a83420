import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TourDateDetails } from '../../../../api/contract/types.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { addTourDates } from '../../../../api/resources/tour-dates/mutations.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useRetryCount } from '../../../../forms/submission/use-retry-count.ts';
import { notifyError, notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { removeDates } from './remove-date.ts';
import { useRefreshDates } from './use-refresh-dates.ts';

/** Adds dates in one batch, answers the outcome of each, and offers to take back those that were added. */
export function useAddDates(tourId: number) {
  const { i18n, t } = useLingui();
  const refresh = useRefreshDates();
  const [keyed] = useState(createKeyedCalls);
  const { attempt, attempts, watching } = useRetryCount();

  async function takeBack(ids: readonly number[]): Promise<void> {
    const { left, error } = await removeDates(ids);
    await refresh();
    if (!error) return notifySuccess(t`The dates are as they were.`);
    return notifyError({
      title: t`Not everything could be undone`,
      message: `${errorText(i18n, error)} ${t`Dates that stay: ${left.length}`}`,
      retryable: true,
      onRetry: () => void takeBack(left),
    });
  }

  const mutation = useMutation({
    mutationFn: (dates: readonly TourDateDetails[]) =>
      keyed(dates, (idempotencyKey) =>
        watching(idempotencyKey, () => addTourDates({ tourId, dates, idempotencyKey })),
      ),
    async onSuccess({ dates, createdDates }) {
      await refresh();
      const ids = dates.flatMap(({ tourDate }) => (tourDate ? [tourDate.id] : []));
      if (ids.length === 0) return;
      void notifySuccess(t`Dates added: ${createdDates}`, {
        label: t`Undo`,
        onPress: () => void takeBack(ids),
      });
    },
  });
  return { mutation, attempt, attempts };
}
