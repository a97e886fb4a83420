import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { boatCreateLimits } from '../../../../api/contract/contract.ts';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { createBoat } from '../../../../api/resources/boats/mutations.ts';
import { boatQuery, boatsKey } from '../../../../api/resources/boats/queries.ts';
import { publishChecklistsKey } from '../../../../api/resources/publish-checklists/queries.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { createKeyPerContents } from '../../../../forms/submission/key-per-contents.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { TextField } from '../../../../ui/fields/text-field/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { copyOf, nameOfCopy } from './duplicate-boat.ts';
import * as styles from './duplicate-dialog.css.ts';

interface DuplicateDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  vessel: Pick<BoatSummary, 'id' | 'name'>;
  names: readonly string[];
}

/**
 * Asks how a copy is to be called, and says what it takes along. The copy is made by one call, whole or not
 * at all, and the same call again makes no second one.
 */
export default function DuplicateDialog(props: DuplicateDialogProps) {
  const { isOpen, onOpenChange, vessel, names } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [name, setName] = useState(() => nameOfCopy(vessel.name, t`copy`, names));
  const [keyOf] = useState(createKeyPerContents);
  const copying = useMutation({
    mutationFn: async (wanted: string) => {
      const original = await queryClient.fetchQuery({ ...boatQuery(vessel.id), staleTime: 0 });
      const boat = copyOf(original, wanted);
      return createBoat({ boat, idempotencyKey: keyOf(boat) });
    },
    onSuccess: async (boat) => {
      void queryClient.invalidateQueries({ queryKey: boatsKey });
      void queryClient.invalidateQueries({ queryKey: publishChecklistsKey });
      onOpenChange(false);
      void notifySuccess(t`${boat.name} is there, not published yet.`);
      await navigate({
        to: '/captain/vessels/$boatId/$tab',
        params: { boatId: String(boat.id), tab: 'details' },
      });
    },
  });
  const { error } = copying;
  const isNameRefused =
    error instanceof ApiError && error.fields.some(({ field }) => field.endsWith('name'));
  const copy = () => {
    if (name.trim() !== '' && !copying.isPending) copying.mutate(name.trim());
  };
  return (
    <Dialog
      title={<Trans>Duplicate {vessel.name}</Trans>}
      isOpen={isOpen}
      onOpenChange={(next) => !copying.isPending && onOpenChange(next)}
      footer={
        <>
          <Button variant="text" disabled={copying.isPending} onPress={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="sea"
            pending={copying.isPending}
            disabled={name.trim() === ''}
            onPress={copy}
          >
            <Trans>Make the copy</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <TextField
          label={t`Name of the copy`}
          value={name}
          onChange={(text) => {
            setName(text);
            copying.reset();
          }}
          maxLength={boatCreateLimits.name.maxLength}
          error={isNameRefused && error.serverMessage}
          onKeyDown={(event) => {
            if (event.key === 'Enter') copy();
          }}
        />
        <p>
          <Trans>
            Copied: all details and prices, terms, place, descriptions, features and services. The
            copy is not published.
          </Trans>
        </p>
        <p>
          <Trans>
            Not copied: photos, documents, and the days and prices of the calendar. Add them to the
            copy.
          </Trans>
        </p>
        {!isNameRefused && (
          <FailureNotice error={error} title={<Trans>The copy was not made</Trans>} />
        )}
      </div>
    </Dialog>
  );
}
