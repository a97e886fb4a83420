import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { boatCreateLimits } from '../../../../api/contract/contract.ts';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { createBoat } from '../../../../api/resources/boats/mutations.ts';
import { boatQuery, boatsKey } from '../../../../api/resources/boats/queries.ts';
import { publishChecklistsKey } from '../../../../api/resources/publish-checklists/queries.ts';
import { DuplicateDialog } from '../../../../forms/host-offer/duplicate-dialog.tsx';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { copyOf } from './duplicate-boat.ts';

interface DuplicateVesselDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  vessel: Pick<BoatSummary, 'id' | 'name'>;
  names: readonly string[];
  /** The vessel is gone already: takes the focus, which the button had. */
  onGone: () => void;
}

/** Makes a vessel of what is said of another one, and opens it in its form. */
export default function DuplicateVesselDialog(props: DuplicateVesselDialogProps) {
  const { isOpen, onOpenChange, vessel, names, onGone } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: boatsKey });
    void queryClient.invalidateQueries({ queryKey: publishChecklistsKey });
  }

  async function copy(name: string): Promise<void> {
    const original = await queryClient.fetchQuery({ ...boatQuery(vessel.id), staleTime: 0 });
    const said = copyOf(original, name);
    const boat = await keyed(said, (idempotencyKey) => createBoat({ boat: said, idempotencyKey }));
    refresh();
    onOpenChange(false);
    void notifySuccess(t`${boat.name} is there, not published yet.`);
    await navigate({
      to: '/captain/vessels/$boatId/$tab',
      params: { boatId: String(boat.id), tab: 'details' },
    });
  }

  return (
    <DuplicateDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Duplicate {vessel.name}</Trans>}
      name={vessel.name}
      names={names}
      maxLength={boatCreateLimits.name.maxLength}
      copy={copy}
      onMissing={() => {
        onGone();
        refresh();
      }}
    >
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
    </DuplicateDialog>
  );
}
