import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { BoatSummary } from '../../../api/contract/types.ts';
import { deleteBoat } from '../../../api/resources/boats/mutations.ts';
import { boatsKey } from '../../../api/resources/boats/queries.ts';
import { documentsKey } from '../../../api/resources/documents/queries.ts';
import { publishChecklistsKey } from '../../../api/resources/publish-checklists/queries.ts';
import { DeleteOffer } from '../../../forms/host-offer/delete-offer.tsx';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';

interface DeleteVesselProps {
  vessel: Pick<BoatSummary, 'id' | 'name'>;
  /** Takes the focus, which the button had. */
  onDeleted: () => void;
}

/** Deletes a vessel after asking. */
export function DeleteVessel({ vessel: { id, name }, onDeleted }: DeleteVesselProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (
    <DeleteOffer
      label={t`Delete ${name}`}
      title={<Trans>Are you sure you want to delete this boat?</Trans>}
      confirmLabel={<Trans>Delete the boat</Trans>}
      failureTitle={<Trans>The boat was not deleted</Trans>}
      remove={() => deleteBoat(id)}
      onDeleted={() => {
        onDeleted();
        return Promise.all([
          queryClient.invalidateQueries({ queryKey: boatsKey }),
          queryClient.invalidateQueries({ queryKey: publishChecklistsKey }),
          queryClient.invalidateQueries({ queryKey: documentsKey }),
          notifySuccess(t`${name} is deleted.`),
        ]);
      }}
    >
      <Trans>
        {name} goes for good, with its photos, documents, calendar and prices. Past bookings and
        reviews stay.
      </Trans>
    </DeleteOffer>
  );
}
