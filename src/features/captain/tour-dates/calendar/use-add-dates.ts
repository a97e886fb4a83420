import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TourDateDetails } from '../../../../api/contract/types.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { addTourDates } from '../../../../api/resources/tour-dates/mutations.ts';
import { createKeyPerContents } from '../../../../forms/submission/key-per-contents.ts';
import { useRetryCount } from '../../../../forms/submission/use-retry-count.ts';
import { notifyError, notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { removeDate } from './remove-date.ts';
import { useRefreshDates } from './use-refresh-dates.ts';

/** Adds dates in one batch, answers the outcome of each, and offers to take back those that were added. */
export function useAddDates(tourId: number) {
  const { i18n, t } = useLingui();
  const refresh = useRefreshDates();
  const [keyOf] = useState(createKeyPerContents);
  const { attempt, attempts, watching } = useRetryCount();

  /** Stops at the first that fails, and goes on from there when asked to. */
  async function takeBack(ids: readonly number[]): Promise<void> {
    let done = 0;
    try {
      for (const id of ids) {
        await removeDate(id);
        done += 1;
      }
      void notifySuccess(t`The dates are as they were.`);
    } catch (error) {
      const left = ids.slice(done);
      void notifyError({
        title: t`Not everything could be undone`,
        message: errorText(i18n, error),
        retryable: true,
        onRetry: () => void takeBack(left),
      });
    }
    await refresh();
  }

  const mutation = useMutation({
    mutationFn(dates: readonly TourDateDetails[]) {
      const key = keyOf(dates);
      return watching(key, () => addTourDates({ tourId, dates, idempotencyKey: key }));
    },
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
