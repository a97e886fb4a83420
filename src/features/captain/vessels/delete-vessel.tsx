import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BoatSummary } from '../../../api/contract/types.ts';
import { ApiError, orApiError } from '../../../api/errors/api-error.ts';
import { deleteBoat } from '../../../api/resources/boats/mutations.ts';
import { boatsKey } from '../../../api/resources/boats/queries.ts';
import { documentsKey } from '../../../api/resources/documents/queries.ts';
import { publishChecklistsKey } from '../../../api/resources/publish-checklists/queries.ts';
import { FailureNotice } from '../../../forms/submission/failure-notice.tsx';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.tsx';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';

/** Deletes a vessel; one that somebody else has deleted already is gone as wanted. */
async function remove(id: number): Promise<void> {
  const answer = await orApiError(deleteBoat(id));
  if (answer instanceof ApiError && answer.status !== 404) throw answer;
}

interface DeleteVesselProps {
  vessel: Pick<BoatSummary, 'id' | 'name'>;
  /** The vessel, and the button with it, goes: somebody has to take the focus. */
  onDeleted: () => void;
}

/** Deletes a vessel after asking; the service refuses while bookings stand, and says so. */
export function DeleteVessel({ vessel: { id, name }, onDeleted }: DeleteVesselProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const removal = useMutation({
    mutationFn: () => remove(id),
    onSuccess: async () => {
      setOpen(false);
      onDeleted();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: boatsKey }),
        queryClient.invalidateQueries({ queryKey: publishChecklistsKey }),
        queryClient.invalidateQueries({ queryKey: documentsKey }),
        notifySuccess(t`${name} is deleted.`),
      ]);
    },
  });
  return (
    <>
      <IconButton
        label={t`Delete ${name}`}
        onHoverStart={() => void ConfirmDialog.preload()}
        onPress={() => {
          removal.reset();
          setOpen(true);
        }}
      >
        <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={<Trans>Are you sure you want to delete this boat?</Trans>}
        confirmLabel={<Trans>Delete the boat</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        pending={removal.isPending}
        danger
        error={
          <FailureNotice error={removal.error} title={<Trans>The boat was not deleted</Trans>} />
        }
        onConfirm={() => removal.mutate()}
      >
        <p>
          <Trans>
            {name} goes for good, with its photos, documents, calendar and prices. Past bookings and
            reviews stay.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
