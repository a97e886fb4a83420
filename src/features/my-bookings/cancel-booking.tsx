import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingCancellationLimits } from '../../api/contract.ts';
import { errorText } from '../../api/messages.ts';
import { cancelBooking } from '../../api/resources/booking-cancellation.ts';
import type { Booking } from '../../api/types.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { notifySuccess } from '../../ui/toast/notify.ts';
import { RefundPreview } from './refund-preview.tsx';

const { minLength, maxLength } = bookingCancellationLimits.reason;

/** Cancels a booking after asking why, and saying what comes back (decisions 73, 84). */
export function CancelBooking({ booking }: { booking: Booking }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const cancellation = useMutation({
    mutationFn: () => cancelBooking(booking.id, reason.trim()),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['bookings'] });
      setOpen(false);
      await notifySuccess(t`Your booking has been cancelled.`);
    },
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
        error={
          cancellation.error && (
            <Notice tone="danger" role="alert">
              {errorText(i18n, cancellation.error)}
            </Notice>
          )
        }
        onConfirm={confirm}
      >
        <RefundPreview booking={booking} />
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
