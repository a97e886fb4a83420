import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { createBoatOperation, updateBoatOperation } from '../../../api/contract/contract.ts';
import type { Boat } from '../../../api/contract/types.ts';
import { editedBoatQuery } from '../../../api/resources/boats/edit-queries.ts';
import { type EditedKind, EditorPage } from '../../../forms/editor/page/editor-page.tsx';
import { emptyVessel, type StoredVessel, storedVessel } from './save/changes.ts';
import { toTab } from './to-tab.ts';
import type { VesselTab } from './values/tabs.ts';
import { VesselForm } from './vessel-form.tsx';

const editedVessel: EditedKind<Boat, StoredVessel> = {
  words: {
    newTitle: <Trans>Add a new vessel</Trans>,
    editTitle: <Trans>Edit vessel</Trans>,
    list: '/captain/vessels',
    listName: <Trans>My vessels</Trans>,
    toList: <Trans>To my vessels</Trans>,
    missing: <Trans>There is no such vessel</Trans>,
    onlyHost: <Trans>Only the captain of a vessel adds it and changes it here.</Trans>,
  },
  createOperation: createBoatOperation,
  updateOperation: updateBoatOperation,
  query: editedBoatQuery,
  hostOf: ({ ownerId }) => ownerId,
  storedOf: storedVessel,
  empty: emptyVessel,
};

interface VesselEditorPageProps {
  hostId: number;
  /** Of the boat; `new` for one that is to be added, undefined for an address that names none. */
  boat: number | 'new' | undefined;
  tab: VesselTab;
}

/** `/captain/vessels/{id}/{tab}` and `/captain/vessels/new/{tab}`: a boat is added or changed. */
export function VesselEditorPage({ hostId, boat, tab }: VesselEditorPageProps) {
  const navigate = useNavigate();
  return (
    <EditorPage
      hostId={hostId}
      id={boat}
      kind={editedVessel}
      onCreated={(id) => void navigate(toTab(String(id), tab))}
    >
      {(form) => <VesselForm {...form} tab={tab} />}
    </EditorPage>
  );
}
