import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingCancellationLimits } from '../../../../api/contract/contract.ts';
import type { Booking } from '../../../../api/contract/types.ts';
import { cancelBooking } from '../../../../api/resources/bookings/mutations.ts';
import { bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { TextArea } from '../../../../ui/fields/text-area/text-area.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import { OwnRefund } from './own-refund.tsx';

const { minLength, maxLength } = bookingCancellationLimits.reason;

/** Cancels a booking after asking why, and saying what comes back. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const [keyed] = useState(createKeyedCalls);
  const cancellation = useSingleMutation({
    mutationFn() {
      const asked = { id: booking.id, reason: reason.trim() };
      return keyed(asked, (idempotencyKey) => cancelBooking({ ...asked, idempotencyKey }));
    },
    onSuccess: async ({ refundedAmount }) => {
      await queryClient.invalidateQueries({ queryKey: bookingsKey });
      setOpen(false);
      const back = format.money(refundedAmount);
      await notifySuccess(
        refundedAmount > 0
          ? t`Your booking has been cancelled. You get ${back} back.`
          : t`Your booking has been cancelled.`,
      );
    },
    // It may have been cancelled all the same, or by the captain: then the page says what came back.
    onError: () => queryClient.invalidateQueries({ queryKey: bookingsKey }),
  });

  function confirm() {
    const short = reason.trim().length < minLength;
    setTooShort(short);
    if (!short) cancellation.mutate();
  }

  return (
    <>
      <Button variant="text" onPress={() => setOpen(true)}>
        <Trans>Cancel the booking</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={<Trans>Cancel this booking?</Trans>}
        confirmLabel={<Trans>Cancel the booking</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        pending={cancellation.isPending}
        danger
        error={<FailureNotice error={cancellation.error} />}
        onConfirm={confirm}
      >
        {isOpen && <OwnRefund bookingId={booking.id} />}
        <TextArea
          label={t`Why do you cancel?`}
          description={t`The captain reads it.`}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setTooShort(false);
          }}
          maxLength={maxLength}
          error={isTooShort ? t`Enter at least ${minLength} characters` : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
