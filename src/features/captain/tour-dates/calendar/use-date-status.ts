import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TourDateSeats, TourDateStatus } from '../../../../api/contract/types.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { setTourDateStatus } from '../../../../api/resources/tour-dates/mutations.ts';
import { tourDateSeatsQuery } from '../../../../api/resources/tour-dates/queries.ts';
import { notifyError, notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { useRefreshDates } from './use-refresh-dates.ts';

/** Somebody else has set another status since the calendar was read. */
class DateChanged extends Error {
  override readonly name = 'DateChanged';
}

/** Somebody else has deleted the date since the calendar was read. */
class DateGone extends Error {
  override readonly name = 'DateGone';
}

interface Change {
  date: Pick<TourDateSeats, 'tourDateId' | 'tourId'>;
  /** What the person saw when asking for another one. */
  seen: TourDateStatus;
  wanted: TourDateStatus;
}

/**
 * Sets the status of a date, and offers to undo that for a moment. What somebody else has set meanwhile is
 * not overwritten, and that is said.
 */
export function useDateStatus() {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = useRefreshDates();

  async function set({ date: { tourDateId, tourId }, seen, wanted }: Change): Promise<void> {
    // The call takes no version, so that what is there now is looked at first.
    const dates = await queryClient.fetchQuery({ ...tourDateSeatsQuery(tourId), staleTime: 0 });
    const now = dates.find((each) => each.tourDateId === tourDateId);
    if (!now) throw new DateGone();
    if (now.availabilityStatus !== seen) throw new DateChanged();
    await setTourDateStatus(tourDateId, wanted);
  }

  /** Why it failed, and another try where that can help. */
  function failure(error: unknown, onRetry: () => void) {
    if (error instanceof DateGone) {
      return { message: t`Somebody else has deleted this date meanwhile.` };
    }
    if (error instanceof DateChanged) {
      return { message: t`Somebody else has changed this date meanwhile. Look at it again.` };
    }
    return { message: errorText(i18n, error), retryable: true, onRetry };
  }

  async function undo(change: Change): Promise<void> {
    try {
      await set(change);
      void notifySuccess(t`The status is as it was.`);
    } catch (error) {
      void notifyError({ title: t`Not undone`, ...failure(error, () => void undo(change)) });
    }
    await refresh();
  }

  const mutation = useMutation({
    mutationFn: set,
    // Also after a failure: what is shown was not what is there.
    onSettled: refresh,
    onSuccess: (_, { date, seen, wanted }) =>
      void notifySuccess(t`Status updated`, {
        label: t`Undo`,
        onPress: () => void undo({ date, seen: wanted, wanted: seen }),
      }),
    onError: (error, change) => void notifyError(failure(error, () => mutation.mutate(change))),
  });
  return mutation;
}
