import { Trans, useLingui } from '@lingui/react/macro';
import type { TourDateSeats } from '../../../../api/contract/types.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import { removeDate } from './remove-date.ts';
import { useRefreshDates } from './use-refresh-dates.ts';

interface DeleteDateProps {
  /** The date to be deleted; the question is closed without one. */
  date: TourDateSeats | undefined;
  onClose: () => void;
  /** The row, and the button with it, goes: somebody has to take the focus. */
  onDeleted: () => void;
}

/** Deletes a date after asking; the service refuses while bookings stand, and says so. */
export function DeleteDate({ date, onClose, onDeleted }: DeleteDateProps) {
  const { t } = useLingui();
  const format = useFormat();
  const refresh = useRefreshDates();
  const removal = useSingleMutation({
    mutationFn: removeDate,
    onSuccess: () => {
      void notifySuccess(t`Date deleted`);
      onDeleted();
      onClose();
    },
    // Also after a failure: bookings may have come that were not shown.
    onSettled: refresh,
  });
  function close() {
    removal.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={date !== undefined}
      onOpenChange={close}
      title={<Trans>Delete this date?</Trans>}
      confirmLabel={<Trans>Delete the date</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={removal.isPending}
      danger
      error={
        <FailureNotice error={removal.error} title={<Trans>The date was not deleted</Trans>} />
      }
      onConfirm={() => date && removal.mutate(date.tourDateId)}
    >
      {date && (
        <p>
          <Trans>
            {format.date(date.startDate, 'full')} {format.time(date.startDate)} goes for good. While
            requests or bookings stand it cannot be deleted.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
