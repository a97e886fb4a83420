import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { AvailabilityBatchDay } from '../../../../api/contract/types.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { useDayNames } from '../../../../domain/calendar/use-day-names.ts';
import { createKeyedCalls, type KeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { notifyError, notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { notifyProgress } from '../../../../ui/feedback/toast/notify-progress.ts';
import { type DayChange, isRefusal, undoOf } from './changes.ts';
import { sendChanges } from './send.ts';

/**
 * Says that days were changed, in a toast that one press of takes them back with. Whatever somebody else
 * has changed since stays, and that is said.
 */
export function useUndo(): (message: string, days: readonly AvailabilityBatchDay[]) => void {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const dayNames = useDayNames();
  const format = useFormat();

  const namesOf = (some: readonly { date: string }[]) => dayNames(some.map(({ date }) => date));

  /** `all`: how many days are to be taken back; `keptBefore`: those that an earlier try has left as they are. */
  async function takeBack(
    changes: readonly DayChange[],
    keyed: KeyedCalls,
    all = changes.length,
    keptBefore: readonly AvailabilityBatchDay[] = [],
  ) {
    const doneBefore = all - changes.length;
    const progress = notifyProgress(t`Undoing…`, all);
    progress.tell(doneBefore);
    const { days, unsent, error } = await sendChanges(changes, keyed, (answered) =>
      progress.tell(doneBefore + answered),
    );
    progress.end();
    const refreshed = queryClient.invalidateQueries({ queryKey: availabilitiesKey });
    const kept = [...keptBefore, ...days.filter(({ outcome }) => isRefusal(outcome))];
    if (unsent.length > 0) {
      const undone = format.number(all - unsent.length - kept.length);
      return notifyError({
        title: t`Not everything could be undone`,
        message: [
          errorText(i18n, error),
          t`Undone: ${undone} of ${format.number(all)}.`,
          t`Not undone: ${namesOf([...unsent, ...kept])}`,
        ].join(' '),
        stays: true,
        onRetry: () => void takeBack(unsent, keyed, all, kept),
      });
    }
    await refreshed;
    if (kept.length === 0) return notifySuccess(t`The days are as they were.`);
    return notifyError({
      title: t`Not everything could be undone`,
      message: t`These days have changed since and stay as they are: ${namesOf(kept)}`,
      stays: true,
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
