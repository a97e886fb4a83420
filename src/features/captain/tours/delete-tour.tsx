import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { TourSummary } from '../../../api/contract/types.ts';
import { documentsKey } from '../../../api/resources/documents/queries.ts';
import { publishChecklistsKey } from '../../../api/resources/publish-checklists/queries.ts';
import { deleteTour } from '../../../api/resources/tours/mutations.ts';
import { toursKey } from '../../../api/resources/tours/queries.ts';
import { DeleteOffer } from '../../../forms/host-offer/delete-offer.tsx';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';

interface DeleteTourProps {
  tour: Pick<TourSummary, 'id' | 'name'>;
  /** Takes the focus, which the button had. */
  onDeleted: () => void;
}

/** Deletes a tour after asking. */
export function DeleteTour({ tour: { id, name }, onDeleted }: DeleteTourProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (
    <DeleteOffer
      label={t({ message: `Delete ${name}`, context: 'tour' })}
      title={<Trans>Are you sure you want to delete this tour?</Trans>}
      confirmLabel={<Trans>Delete the tour</Trans>}
      failureTitle={<Trans>The tour was not deleted</Trans>}
      remove={() => deleteTour(id)}
      onDeleted={() => {
        onDeleted();
        return Promise.all([
          queryClient.invalidateQueries({ queryKey: toursKey }),
          queryClient.invalidateQueries({ queryKey: publishChecklistsKey }),
          queryClient.invalidateQueries({ queryKey: documentsKey }),
          notifySuccess(t`The tour is deleted`),
        ]);
      }}
    >
      <Trans>
        {name} goes for good, with its dates, photos and documents. Past bookings and reviews stay.
      </Trans>
    </DeleteOffer>
  );
}
