import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { AvailabilityBatchDay } from '../../../../api/contract/types.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { createKeyedCalls, type KeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { notifyError, notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { type DayChange, isRefusal, undoOf } from './changes.ts';
import { sendChanges } from './send.ts';
import { useDayNames } from './use-day-names.ts';

/**
 * Says that days were changed, in a toast that one press of takes them back with. Whatever somebody else
 * has changed since stays, and that is said.
 */
export function useUndo(): (message: string, days: readonly AvailabilityBatchDay[]) => void {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const dayNames = useDayNames();

  /** `keptBefore`: days that an earlier try has left as they are. */
  async function takeBack(
    changes: readonly DayChange[],
    keyed: KeyedCalls,
    keptBefore: readonly AvailabilityBatchDay[] = [],
  ) {
    const { days, unsent, error } = await sendChanges(changes, keyed);
    await queryClient.invalidateQueries({ queryKey: availabilitiesKey });
    const kept = [...keptBefore, ...days.filter(({ outcome }) => isRefusal(outcome))];
    if (unsent.length > 0) {
      return notifyError({
        title: t`Not everything could be undone`,
        message: errorText(i18n, error),
        retryable: true,
        onRetry: () => void takeBack(unsent, keyed, kept),
      });
    }
    if (kept.length === 0) return notifySuccess(t`The days are as they were.`);
    const names = dayNames(kept.map(({ date }) => date));
    return notifyError({
      title: t`Not everything could be undone`,
      message: t`These days have changed since and stay as they are: ${names}`,
    });
  }

  return (message, days) => {
    const changes = undoOf(days);
    const undo = {
      label: t`Undo`,
      onPress: () => void takeBack(changes, createKeyedCalls()),
    };
    void notifySuccess(message, changes.length > 0 ? undo : undefined);
  };
}
