import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Availability } from '../../../../api/contract/types.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { notifyError } from '../../../../ui/feedback/toast/notify.ts';
import { type DayAct, isRefusal } from '../batch/changes.ts';
import { offerOf } from '../batch/offer-days.ts';
import { sendChanges } from '../batch/send.ts';
import { useUndo } from '../batch/use-undo.ts';

interface RecordChange {
  record: Availability;
  act: DayAct;
  /** Said when it is done. */
  done: string;
}

/**
 * Changes the day of one record as it stands in the list, and offers to undo it. A record that somebody
 * else has changed meanwhile is left as it is, and told. The mutation answers whether it was done.
 */
export function useChangeRecord() {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showUndo = useUndo();
  const [keyed] = useState(createKeyedCalls);
  const mutation = useMutation({
    async mutationFn(change: RecordChange): Promise<boolean> {
      const { record, act, done } = change;
      const { date, isAvailable, isInstantConfirmation, priceOverride } = record;
      const offer = offerOf(record);
      if (!offer) return false;
      const seen = { isAvailable, isInstantConfirmation, priceOverride };
      const { days, error, unsent } = await sendChanges([{ ...offer, date, seen, act }], keyed);
      await queryClient.invalidateQueries({ queryKey: availabilitiesKey });
      const refused = days.find(({ outcome }) => isRefusal(outcome));
      if (unsent.length > 0) {
        void notifyError({
          message: errorText(i18n, error),
          retryable: true,
          onRetry: () => mutation.mutate(change),
        });
        return false;
      }
      if (!refused) {
        showUndo(done, days);
        return true;
      }
      void notifyError({
        message:
          refused.outcome === 'BOOKED'
            ? t`The day is booked: it can be neither closed nor deleted.`
            : t`Somebody has changed this day meanwhile. Look at it again.`,
      });
      return false;
    },
  });
  return mutation;
}
