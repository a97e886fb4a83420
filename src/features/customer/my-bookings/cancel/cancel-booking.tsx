import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingCancellationLimits } from '../../../../api/contract/contract.ts';
import type { Booking } from '../../../../api/contract/types.ts';
import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import { cancellationPreviewQuery } from '../../../../api/resources/bookings/cancellation-queries.ts';
import { cancelBooking } from '../../../../api/resources/bookings/mutations.ts';
import { bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { offerKindOf } from '../../../../domain/offer/offer-kind.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { TextArea } from '../../../../ui/fields/text-area/text-area.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import { OwnRefund } from './own-refund.tsx';

const { minLength, maxLength } = bookingCancellationLimits.reason;

/** Cancels a booking after asking why, and saying what comes back: never for less than was said. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const [isRefundChanged, setRefundChanged] = useState(false);
  const [keyed] = useState(createKeyedCalls);
  const { id } = booking;
  const kind = offerKindOf(booking);
  const cancellation = useSingleMutation({
    async mutationFn() {
      const refund = cancellationPreviewQuery(id);
      const shown = queryClient.getQueryData(refund.queryKey);
      const due = await orApiError(queryClient.fetchQuery(refund));
      const isChanged =
        shown && !(due instanceof ApiError) && due.refundAmount !== shown.refundAmount;
      if (isChanged) return undefined;
      const asked = { id, reason: reason.trim() };
      return keyed(asked, (idempotencyKey) => cancelBooking({ ...asked, idempotencyKey }));
    },
    onSuccess: async (cancelled) => {
      setRefundChanged(!cancelled);
      if (!cancelled) return;
      const { refundedAmount } = cancelled;
      await queryClient.invalidateQueries({ queryKey: bookingsKey });
      setOpen(false);
      const back = format.money(refundedAmount);
      await notifySuccess(
        refundedAmount > 0
          ? t`Your booking has been cancelled. You get ${back} back.`
          : t`Your booking has been cancelled.`,
      );
    },
    // It may have been cancelled all the same, or by the host: then the page says what came back.
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
        cancelLabel={<Trans>Keep the booking</Trans>}
        pending={cancellation.isPending}
        danger
        error={<FailureNotice error={cancellation.error} />}
        onConfirm={confirm}
      >
        {isOpen && <OwnRefund booking={booking} />}
        {isRefundChanged && (
          <Notice tone="warning" role="alert" title={<Trans>Your refund has changed</Trans>}>
            <Trans>Nothing has been cancelled yet. Press again if you still want to.</Trans>
          </Notice>
        )}
        <TextArea
          label={t`Why are you cancelling?`}
          description={
            <Select
              value={kind}
              _tour={`The guide will read this. At least ${minLength} characters.`}
              other={`The captain will read this. At least ${minLength} characters.`}
            />
          }
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
