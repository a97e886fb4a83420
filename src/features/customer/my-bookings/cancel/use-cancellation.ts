import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import { cancellationPreviewQuery } from '../../../../api/resources/bookings/cancellation-queries.ts';
import { cancelBooking } from '../../../../api/resources/bookings/mutations.ts';
import { bookingQuery, bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';

/** What comes back could not be asked right before cancelling, and so nothing was cancelled. */
export class RefundUnchecked extends Error {
  override readonly name = 'RefundUnchecked';
}

/** Whether the service says of a booking that it cannot be cancelled any more. */
const isOver = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * Cancels a booking for the refund that is shown and for no other: while none is shown, or it cannot be
 * checked again, nothing is sent. `isOpen` says whether somebody is being asked.
 */
export function useCancellation(
  id: number,
  isOpen: boolean,
  onCancelled: (booking: Booking) => Promise<void>,
) {
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);
  const [isRefundChanged, setRefundChanged] = useState(false);
  const preview = cancellationPreviewQuery(id);
  const shown = useQuery({ ...preview, enabled: isOpen });
  const { mutate, reset, isPending, error } = useSingleMutation({
    async mutationFn(reason: string) {
      const due = await orApiError(queryClient.fetchQuery(preview));
      if (due instanceof ApiError) {
        throw isOver(due) ? due : new RefundUnchecked(due.message, { cause: due });
      }
      // A payment that has arrived meanwhile may be kept whole: then as little comes back as was said.
      if (
        due.refundAmount !== shown.data?.refundAmount ||
        due.keptAmount !== shown.data.keptAmount
      ) {
        return undefined;
      }
      const asked = { id, reason };
      return keyed(asked, (idempotencyKey) => cancelBooking({ ...asked, idempotencyKey }));
    },
    onSuccess: async (cancelled) => {
      setRefundChanged(!cancelled);
      if (!cancelled) return;
      await queryClient.invalidateQueries({ queryKey: bookingsKey });
      await onCancelled(cancelled);
    },
    // It may have been cancelled all the same, or by the host: then the page says what came back.
    onError: () => queryClient.invalidateQueries({ queryKey: bookingsKey }),
  });

  const isGone = isOver(shown.error);
  useEffect(() => {
    if (isGone) void queryClient.invalidateQueries({ queryKey: bookingsKey });
  }, [isGone, queryClient]);

  return {
    cancel: mutate,
    isPending,
    error,
    /** Whether what comes back can be read, so that somebody can agree to it. */
    isRefundShown: shown.data !== undefined,
    /** The refund was another one when it was checked: it is shown, and nothing was cancelled. */
    isRefundChanged,
    /** Begins anew, for a dialog that opens: nothing of an earlier try is shown. */
    begin() {
      void queryClient.resetQueries({ queryKey: preview.queryKey });
      // Somebody may have paid in another tab.
      void queryClient.invalidateQueries({ queryKey: bookingQuery(id).queryKey });
      reset();
      setRefundChanged(false);
    },
  };
}
