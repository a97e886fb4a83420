import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { bookingCancellationLimits } from '../../../../api/contract/contract.ts';
import type { Booking } from '../../../../api/contract/types.ts';
import { useBookedHost } from '../../../../domain/booking/use-booked-host.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { TextArea } from '../../../../ui/fields/text-area/text-area.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import { CancelReasons } from './cancel-reasons.tsx';
import { OwnRefund } from './own-refund.tsx';
import { RefundUnchecked, useCancellation } from './use-cancellation.ts';

const { minLength, maxLength } = bookingCancellationLimits.reason;

/** Cancels a booking after asking why, and saying what comes back: never for less than was said. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const host = useBookedHost(booking);
  const cancellation = useCancellation(booking.id, isOpen, async ({ refundedAmount }) => {
    setOpen(false);
    const back = format.money(refundedAmount);
    await notifySuccess(
      refundedAmount > 0
        ? t`Your booking has been cancelled. You get ${back} back.`
        : t`Your booking has been cancelled.`,
    );
  });

  function write(text: string) {
    setReason(text);
    setTooShort(false);
  }

  function open() {
    cancellation.begin();
    setOpen(true);
  }

  function confirm() {
    const text = reason.trim();
    const short = text.length < minLength;
    setTooShort(short);
    if (short) field.current?.querySelector('textarea')?.focus();
    else cancellation.cancel(text);
  }

  return (
    <>
      <Button variant="text" onPress={open}>
        <Trans>Cancel the booking</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={<Trans>Cancel this booking?</Trans>}
        confirmLabel={<Trans>Cancel the booking</Trans>}
        cancelLabel={<Trans>Keep the booking</Trans>}
        pending={cancellation.isPending}
        disabled={!cancellation.isRefundShown}
        danger
        error={<Failure error={cancellation.error} />}
        onConfirm={confirm}
      >
        {isOpen && <OwnRefund booking={booking} />}
        {cancellation.isRefundChanged && (
          <Notice tone="warning" role="alert" title={<Trans>Your refund has changed</Trans>}>
            <Trans>Nothing has been cancelled yet. Press again if you still want to.</Trans>
          </Notice>
        )}
        <div ref={field}>
          <TextArea
            label={t`Why are you cancelling?`}
            description={
              <Select
                value={host}
                _guide={`The guide will read this. At least ${minLength} characters.`}
                _owner={`The owner will read this. At least ${minLength} characters.`}
                other={`The captain will read this. At least ${minLength} characters.`}
              />
            }
            value={reason}
            onChange={write}
            maxLength={maxLength}
            error={isTooShort ? t`Enter at least ${minLength} characters` : undefined}
          />
        </div>
        <CancelReasons text={reason} onChange={write} />
      </ConfirmDialog>
    </>
  );
}

/** Why nothing was cancelled, or why that is not known. */
function Failure({ error }: { error: Error | null }) {
  if (!(error instanceof RefundUnchecked)) return <FailureNotice error={error} />;
  return (
    <Notice tone="danger" role="alert" title={<Trans>Your refund could not be checked</Trans>}>
      <Trans>Nothing has been cancelled. Try again in a moment.</Trans>
    </Notice>
  );
}
