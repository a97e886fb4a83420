import { useLingui } from '@lingui/react/macro';
import type { TourDate } from '../../../../api/contract/types.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { useDayNames } from '../../../../domain/calendar/use-day-names.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { notifyError, notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { notifyProgress } from '../../../../ui/feedback/toast/notify-progress.ts';
import { removeDates } from './remove-date.ts';
import { useRefreshDates } from './use-refresh-dates.ts';

type AddedDate = Pick<TourDate, 'id' | 'startDate'>;

/** Takes added dates back, and says how far that has come and what of them stays. */
export function useUndoDates(): (dates: readonly AddedDate[]) => void {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const refresh = useRefreshDates();
  const dayNames = useDayNames();
  const namesOf = (dates: readonly AddedDate[]) =>
    dayNames(dates.map(({ startDate }) => calendarDay(new Date(startDate))));

  /** `all`: how many were added; `bookedBefore`: those that an earlier try could not take back. */
  async function takeBack(
    dates: readonly AddedDate[],
    all: number,
    bookedBefore: readonly AddedDate[],
  ): Promise<void> {
    const before = all - dates.length;
    const progress = notifyProgress(t`Undoing…`, all);
    progress.tell(before);
    const { left, error, ...removed } = await removeDates(dates, (count) =>
      progress.tell(before + count),
    );
    progress.end();
    const refreshed = refresh();
    const booked = [...bookedBefore, ...removed.booked];
    const undone = format.number(all - left.length - booked.length);
    const sentences = [t`Undone: ${undone} of ${format.number(all)}.`];
    if (booked.length > 0) sentences.push(t`Booked meanwhile, they stay: ${namesOf(booked)}`);
    const title = t`Not everything could be undone`;
    if (error) {
      sentences.unshift(errorText(i18n, error));
      sentences.push(t`Not undone: ${namesOf(left)}`);
      return notifyError({
        title,
        message: sentences.join(' '),
        stays: true,
        onRetry: () => void takeBack(left, all, booked),
      });
    }
    await refreshed;
    if (booked.length === 0) return notifySuccess(t`The dates are as they were.`);
    return notifyError({ title, message: sentences.join(' '), stays: true });
  }

  return (dates) => void takeBack(dates, dates.length, []);
}
